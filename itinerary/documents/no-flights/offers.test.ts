import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const answer = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ flightNumber }) => flightNumber);
};
const flights = 'LH 1423   18.01.2027   Bucharest (OTP) 06:30 - Frankfurt (FRA) 08:05';

test('what is for sale is nobody’s journey', () => {
  expect(answer(`Sub: QUOTATION - GROUP FARE\nDear Sir\n${flights}`)).toBe('no-itinerary');
  expect(answer(`Group fare\nNo PNR has been generated so far.\n${flights}`)).toBe('no-itinerary');
  expect(answer(`Newsletter: nur bis Sonntag\n${flights}\nab 498 € pro Person`)).toBe('no-itinerary');
});

test('an offer is nobody’s journey before something of it is booked', () => {
  const offer = `Alpenblick Reisen   Ihre Beraterin: Mag. Judith Egger\nAngebot A-26/3391: Frankfurt im Januar\nFrau Theresia Moosbrugger\n${flights}`;
  expect(answer(offer)).toBe('no-itinerary');
  expect(answer(`${offer}\nBuchungscode: 7KQ2MV`)).toEqual(['LH1423']);
  expect(answer(`Offerte\nLe mie prenotazioni\nMr Traian Hossu\n${flights}`)).toEqual(['LH1423']);
});

test('an offer is one behind the name of its agency too, and wherever one may choose', () => {
  expect(answer(`Agenzia Viaggi Tramontana – Preventivo n. 0417/26\nPer: gent.ma sig.ra Paola Bianchi\n${flights}`)).toBe(
    'no-itinerary',
  );
  for (const [one, other] of [
    ['Proposta A – € 684,00 a persona', 'Proposta B – € 612,50 a persona'],
    ['Soluția 1: cu escală scurtă', 'Soluția 2: cu o noapte la Viena'],
    ['Vorschlag 1 (direkt)', 'Vorschlag 2 (über Wien)'],
  ])
    expect(answer(`Dragă Paola,\n${one}\n${flights}\n${other}\nLH 1811 06:20 BRI 08:15 MUC 12 May 2027`)).toBe('no-itinerary');
});

test('what says that nothing is booked is an offer, whatever its title', () => {
  const offer = 'Ofertă city break LISABONA\nÎn atenția: doamna Monica Ursache';
  expect(answer(`${offer}\nMenționez că nu s-au efectuat rezervări.\n${flights}`)).toBe('no-itinerary');
  expect(answer(`${offer}\nData ofertei: 24.11.2026\n${flights}`)).toBe('no-itinerary');
});

test('so is a Greek one, and what says in whichever language that nothing was reserved', () => {
  expect(answer(`Αρ. Προσφοράς: ΠΡ-0187\nΘέμα: Οικονομική προσφορά για εκδρομή\n${flights}`)).toBe('no-itinerary');
  for (const words of [
    'Δεν έχει γίνει καμία κράτηση θέσεων',
    'Не са направени никакви резервации',
    'Nie dokonano jeszcze żadnej rezerwacji',
    'Rezervasyon yapılmamıştır',
  ])
    expect(answer(`${words}\n${flights}`), words).toBe('no-itinerary');
});

test('the number of an offer that says nothing is booked is no reference, whatever its shape', async () => {
  const words = 'Noch ist NICHTS reserviert, Preise können sich ändern.';
  expect(await answer(`Unser Flugangebot\n${words}\n${flights}\nVorgangsnr. K7TR42`)).toBe('no-itinerary');
  expect(await answer(`Buchungscode: K7TR42\n${words}\n${flights}`)).not.toBe('no-itinerary');
});

test.each([
  ['CK Modrý Přístav\nNEZÁVAZNÁ NABÍDKA ZÁJEZDU č. N-26/4471', 'Letový řád je předběžný.'],
  ['Oferta fara caracter obligatoriu', 'In atentia: d-na Ioana Marin'],
  ['Ihr persönliches Reiseangebot', 'Das Angebot ist gültig bis 30.11.2026.'],
  ['Oferta imprezy turystycznej nr 12/2027', 'Miejsca nie są zarezerwowane.'],
  ['Your holiday quotation', 'Prices may change until the time of booking.'],
  ['Utazási ajánlat', 'Ajánlatunk nem minősül foglalásnak.'],
  ['Rejsebureauet Nordlys', 'Uforpligtende rejsetilbud'],
  ['Reisvoorstel Costa Rica', 'Er is nog niets gereserveerd.'],
  ['Forslag til rejse', 'Intet er endnu reserveret.'],
  ['Emne: Dit rejseforslag – Peru i foråret', 'Tilbuddet gælder til den 30. november.'],
  ['Kære Sofie', 'Det er kun et TILBUD, pladserne holder vi ikke.'],
  ['Reise nach Peru', 'Es handelt sich nur um ein Angebot.'],
  ['Your trip to Peru', 'Please note that this is only a quotation.'],
  ['Fiyat teklifi formu', 'Teklif 30.11.2026 tarihine kadar geçerlidir.'],
])('%s is an offer', (title, sentence) => {
  expect(answer(`${title}\n${flights}\n${sentence}`)).toBe('no-itinerary');
});

test.each([
  ['Reisebestätigung', 'Mietwagen ab 19 €: Angebot gültig bis 31.12.2026'],
  ['Your trip to Frankfurt', 'Offer valid until 30.11.2026, subject to availability on booking: lounge at 19 EUR'],
  ['Your trip to Frankfurt', 'Window seats: Lufthansa is only offering them at check-in'],
  ['Potvrzení objednávky č. 26044712', 'Nabídka fakultativních výletů, nabídka platí do 30. 6. 2027'],
])('%s with an offer of something else is none', (title, sentence) => {
  expect(answer(`${title}\nMrs Jane Whitfield\n${flights}\n${sentence}`)).toEqual(['LH1423']);
});
