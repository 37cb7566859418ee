import { expect, test } from 'vitest';
import { settleNames } from '../../../steps/people/settle-names.ts';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('who signs below the flights is nobody who travels', () => {
  const flight = 'Vol AT 500   Dakar DSS 02h35   Casablanca CMN 06h55';
  for (const signed of [
    'La responsable de la Cellule,',
    'Fait à Dakar, le 20 novembre 2026',
    'Le Recteur',
    'Autorizo. O Pró-Reitor',
  ])
    expect(people(`${flight}\n${signed}\nMme Aïssatou Mbaye SOW`), signed).toEqual([]);
  expect(people(`${flight}\nMme Aïssatou Mbaye SOW`)).toEqual(['Mme Aïssatou Mbaye SOW']);
});

test('a title may have its raised letter, and be written out', () => {
  const list = 'Participantes   Bilhete\nZawadi Brandão   724-2452773016\n';
  for (const name of [
    'Prof.ª Doutora Olga Pita',
    'Dr.ª Olga Pita',
    'Professor Doutor Ivo Pita',
    'Dottor Ivo Pita',
    'Pastoor Ivo Pita',
  ])
    expect(people(`${list}${name}   724-2452773018`), name).toEqual(['Zawadi Brandão', name]);
});

test('and as a sentence declines it', () => {
  for (const name of ['domnului Ivo Pita', 'doamnei Olga Pita', 'gospodina Ivo Pita', 'gospođe Olga Pita'])
    expect(people(`Broj karte ${name} je 724-2452773018; ${name} 724-2452773018`), name).toContain(name);
});

test('doctors and nurses have titles of their own, and a professor has four', () => {
  const list =
    'Reisende:    Herr Prof. Dr. med. Karl-Heinz Wimmer     Ticket 220-2419915640\n             Herr Oberarzt Dr. Levent Kaya             Ticket 220-2419915641\n             Schwester Heike Lang (OP-Pflege)          Ticket 220-2419915642';
  const { passengers } = settleNames(passengersIn(readPastedText(list).lines));
  expect(passengers.map(({ name, eticket }) => `${name.value} ${eticket?.value}`)).toEqual([
    'Karl-Heinz Wimmer 2202419915640',
    'Levent Kaya 2202419915641',
    'Heike Lang 2202419915642',
  ]);
});
