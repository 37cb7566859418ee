import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { namesUnderUnknownHeads } from './names-under-unknown-heads.ts';

const names = (...rows: string[]) =>
  namesUnderUnknownHeads(readPastedText(rows.join('\n')).lines).map(({ value: { name, order } }) =>
    order ? `${name.value} (${order})` : name.value,
  );

test('both cells in the row of a ticket are the name, whatever their heads are called', () => {
  const head = '#   Numm              Virnumm       Billjee         Zëmmer';
  const rows = [
    '1   Schroeder         Jos           149 2410668003  Duebel',
    '2   Schroeder-Thill   Marie-Paule   149 2410668004  Duebel',
    '3   Weyrich           Lynn (Kand)   149 2410668005  Eenzel',
  ];
  expect(names(head, ...rows)).toEqual(['Schroeder/Jos', 'Schroeder-Thill/Marie-Paule', 'Weyrich/Lynn']);
});

test('capitals or a particle tell the family’s name, and it is told where nothing does', () => {
  expect(names('Enw   Cyfenw   Tocyn', 'Haf     LLEWELYN    235-2410668111', 'Nanw    PRYDDERCH   235-2410668112')).toEqual([
    'LLEWELYN/Haf',
    'PRYDDERCH/Nanw',
  ]);
  expect(names('Ikyi   Iyo   Tikita', 'Takana   Uaj   235-2417730461')).toEqual(['Takana/Uaj (unknown)']);
});

test('without tickets the rows are counted, and the heads are of names or births and passports stand beside them', () => {
  const rows = ['1    Kotzé                Zandré    7', '2    Van der Westhuizen   Mieke     6'];
  expect(names('Nr.  Van                  Volle name  Graad', ...rows)).toEqual(['Kotzé/Zandré', 'Van der Westhuizen/Mieke']);
  expect(names('Nr.  Mji                  Hoteli      Siku', ...rows)).toEqual([]);
  expect(
    names('No  Apel      Nar       Pasaporte', '1   AMARAL    Filo      C0419283', '2   BELO      Agos      C0420117'),
  ).toEqual(['AMARAL/Filo', 'BELO/Agos']);
});

test('whole names have something else beside them', () => {
  const tickets = ['235-2417730461', '235-2417730462'];
  const table = (head: string, one: string, other: string) =>
    names(head, `1   ${one}   ${tickets[0]}`, `2   ${other}   ${tickets[1]}`);
  expect(table('Igama   Indawo   Ithikithi', 'Sipho Dlamini   Soweto', 'Thandeka Zulu   Alexandra')).toEqual([]);
  expect(table('Anarana   Paroasy   Tapakila', 'RAKOTO Jean   Ivato', 'RASOA Marie   Fandriana')).toEqual([]);
  expect(table('Imena   Imena   Bilet', 'Desislava Ivanova   Desislava Petrova', 'Georgi Stoyanov   Georgi Nikolov')).toEqual([]);
});
