import { expect, test } from 'vitest';
import { airportsNamed } from './airports.ts';
import { namesWithoutEnding } from './declined-names.ts';

const cityOf = (name: string, words = '') =>
  namesWithoutEnding(name, words).flatMap((one) => airportsNamed(one).map(({ city }) => city))[0];

test.each([
  ['z', 'Prahy', 'Prague'],
  ['přílet do', 'Heraklionu', 'Heraklion'],
  ['z', 'Viedne', 'Vienna'],
  ['do', 'Londýna', 'London'],
  ['przylot do', 'Warszawy', 'Warsaw'],
  ['do', 'Krakowa', 'Kraków'],
  ['w', 'Krakowie', 'Kraków'],
  ['w', 'Warszawie', 'Warsaw'],
  ['we', 'Wrocławiu', 'Wrocław'],
  ['w', 'Poznaniu', 'Poznań'],
  ['iz', 'Frankfurta', 'Frankfurt'],
  ['we', 'Frankfurcie', 'Frankfurt'],
  ['iz', 'Katmanduja', 'Kathmandu'],
  ['v', 'Bakuju', 'Baku'],
  ['w', 'Madrycie', 'Madrid'],
  ['из', 'Москвы', 'Moscow'],
  ['z', 'Wiednia', 'Vienna'],
  ['w', 'Pradze', 'Prague'],
  ['z', 'Bolonii', 'Bologna'],
  ['v', 'Praze', 'Prague'],
  ['v', 'Amsterodamu', 'Amsterdam'],
  ['do', 'Vídně', 'Vienna'],
  ['до', 'Відня', 'Vienna'],
  ['з', 'Кишинева', 'Chișinău'],
  ['до', 'Жешува', 'Rzeszów'],
  ['у', 'Варшаві', 'Warsaw'],
  ['iš', 'Vilniaus', 'Vilnius'],
  ['į', 'Londoną', 'London'],
  ['į', 'Rygą', 'Riga'],
  ['no', 'Rīgas', 'Riga'],
  ['uz', 'Parīzi', 'Paris'],
  ['w', 'Kopenhadze', 'Copenhagen'],
  ['ve', 'Vídni', 'Vienna'],
  ['z', 'Benátek', 'Venice'],
  ['w', 'Atenach', 'Athens'],
  ['z', 'Katowic', 'Katowice'],
  ['do', 'Wrocławia', 'Wrocław'],
  ['za', 'Moskvu', 'Moscow'],
  ['из', 'Мюнхена', 'Munich'],
  ['до', 'Кракова', 'Kraków'],
])('%s %s is %s', (words, name, city) => expect(cityOf(name, `${words} `)).toBe(city));

test.each([
  ['Londonból', 'London'],
  ['Bécsben', 'Vienna'],
  ['Oulusta', 'Oulu'],
  ['Helsingissä', 'Helsinki'],
  ['Helsinkiin', 'Helsinki'],
  ['Rovaniemeltä', 'Rovaniemi'],
  ['Lontooseen', 'London'],
  ['Münchenissä', 'Munich'],
  ["Sabiha Gökçen'den", 'Istanbul'],
  ['Rómába', 'Rome'],
  ['Budapestre', 'Budapest'],
  ['İstanbul’dan', 'Istanbul'],
  ["Ankara'ya", 'Ankara'],
  ['Oulusta', 'Oulu'],
  ['Helsingissä', 'Helsinki'],
  ['Malagasta', 'Málaga'],
  ['Frankfurtista', 'Frankfurt'],
  ['Rovaniemelle', 'Rovaniemi'],
  ['Tallinnast', 'Tallinn'],
  ['Rīgā', 'Riga'],
  ['Vilniuje', 'Vilnius'],
  ['Θεσσαλονίκης', 'Thessaloniki'],
])('%s is %s', (name, city) => expect(cityOf(name)).toBe(city));

test('without a word before it no name has the endings of the Slavs', () => {
  expect(namesWithoutEnding('Prahy', 'Hotel ')).toEqual([]);
  expect(cityOf('Romy', 'pro paní ')).toBeUndefined();
});

test.each([
  ['Dubaji', ' Nemzetközi Repülőtér', 'Dubai'],
  ['Prágai', ' repülőtér', 'Prague'],
  ['Lontoon', ' lentoasema', 'London'],
  ['Tallinna', ' lennujaam', 'Tallinn'],
  ['Rīgas', ' lidosta', 'Riga'],
])('before the word for its airport %s%s is %s', (name, behind, city) =>
  expect(namesWithoutEnding(name, '', behind).flatMap((one) => airportsNamed(one).map((airport) => airport.city))[0]).toBe(city),
);

test('without that word such an ending is none', () => expect(namesWithoutEnding('Milani', '', ' Marco')).toEqual([]));

test('Finnish endings that are names elsewhere are read in Finnish sentences', () => {
  expect(cityOf('Ouluun', 'samana iltana klo 19.30 ')).toBe('Oulu');
  expect(cityOf('Lontooseen', 'lento ')).toBe('London');
  expect(cityOf('Roman', 'Mr ')).toBeUndefined();
});
