/** Travellers as they are called and as documents write them: particles, titles last, spellings of several languages, infants. */
import { airlineOf } from '#itinerary/reference/airlines.ts';
import type { Random } from './random.ts';

export type Person = { given: string; family: string; title: string; type: 'adult' | 'child' | 'infant'; ticket: string };
export type NameStyle =
  | 'slash'
  | 'slash-glued'
  | 'title-first'
  | 'family-comma'
  | 'family-first-title-last'
  | 'title-last'
  | 'plain'
  | 'romanian-title';

const women =
  'Ana Maria,Ioana,Ștefania,Ecaterina,Zeynep,Ayşe Nur,Eleni,Konstantina,Ágnes,Zsófia,Ingrid,Małgorzata,Chloé,Lucía,Johanna,Siobhán,Özge,Anaïs,Ljiljana,Temperance,Oluchi,Fotini,Wilhelmina'.split(
    ',',
  );
const men =
  'Andrei,Ștefan Mihai,Vlad,Çağrı,İbrahim,Yannis,Dimitrios,György,Bálint,Åke,Piotr,Jean-Luc,Íñigo,Hans-Peter,Graham,Oluwaseun,Wit,Čedomir,Aurelian,Torbjørn,Tevfik,Zénó,Lambros'.split(
    ',',
  );
const families =
  'Popescu,Țurcanu,Dumitrescu-Pop,Bălănescu,Yılmaz,Öztürk,Papadopoulos,Georgiou,Kovács,Szabó,Nagy,Van der Berg,Von Trapp,De la Cruz,O’Connor,Ben Ali,Kjærgaard,D’Angelo,Ilić,Grønningsæter,Lindqvist,Wiśniewski,Dubois,Müller,Al Hassan'.split(
    ',',
  );

/** @param carrier whose tickets they have. */
export function peopleOf(random: Random, carrier: string): Person[] {
  const count = random.pick([1, 1, 1, 2, 2, 3, 4, 7]);
  const family = random.pick(families);
  const code = airlineOf(carrier)?.accountingCode ?? '235';
  const serial = random.between(2_100_000_000, 2_989_999_000);
  const [hers, his] = [random.some(women, count), random.some(men, count)];
  return Array.from({ length: count }, (_, index) => {
    const woman = random.chance(50);
    const type = index < 2 ? 'adult' : random.pick(['adult', 'child', 'infant'] as const);
    const title = type === 'adult' ? (woman ? 'Mrs' : 'Mr') : woman ? 'Miss' : 'Mstr';
    return {
      given: (woman ? hers[index] : his[index]) ?? 'Ana',
      family: random.chance(60) ? family : random.pick(families),
      title,
      type,
      ticket: `${code}${serial + index}`,
    };
  });
}

/** The letters of reservation systems: capitals without marks. */
function systemLetters(text: string): string {
  return text
    .replace(/[ıİ]/g, 'I')
    .replace(/[łŁ]/g, 'L')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/[æÆ]/g, 'AE')
    .replace(/[øØ]/g, 'OE')
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .toUpperCase();
}

/** @returns as printed, and as the reader must say it. Titles of other languages come from `titles`: of a man, of a woman. */
export function writtenName(
  person: Person,
  style: NameStyle,
  titles: readonly [string, string],
): { printed: string; name: string } {
  const { given, family, title, type } = person;
  const mark = type === 'adult' ? '' : type === 'child' ? 'CHD' : 'INF';
  const own = type === 'adult' ? titles[title === 'Mr' ? 0 : 1] : title;
  const name = `${given} ${family}`;
  const plainName = `${systemLetters(given)} ${systemLetters(family)}`;
  const behind = mark === '' ? '' : ` (${mark})`;
  switch (style) {
    case 'slash':
      return { printed: `${systemLetters(family)}/${systemLetters(given)} ${mark || title.toUpperCase()}`, name: plainName };
    case 'slash-glued':
      return { printed: `${systemLetters(family)}/${systemLetters(given)}${mark || title.toUpperCase()}`, name: plainName };
    case 'title-first':
      return { printed: `${own} ${name}${behind}`, name };
    case 'family-comma':
      return { printed: `${family}, ${given} ${title}${behind}`, name };
    case 'family-first-title-last':
      return { printed: `${family.toUpperCase()} ${given.toUpperCase()} ${title.toUpperCase()}${behind}`, name };
    case 'title-last':
      return { printed: `${family} ${given} ${title}${behind}`, name };
    case 'romanian-title':
      return { printed: `${name} (${title === 'Mr' || title === 'Mstr' ? 'dl.' : 'dna.'})`, name };
    case 'plain':
      return { printed: `${name}${behind}`, name };
  }
}
