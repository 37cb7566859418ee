import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutFormerTimes } from './former-times.ts';

const blocks = `LH1234
MUC  München      Mi 20.01.2027   20:15
AMS  Amsterdam    Mi 20.01.2027   21:50`;

function leftOf(sentence: string) {
  const { ticket, doubts } = withoutFormerTimes(readPastedText(`${sentence}\n\n${blocks}`));
  return { left: ticket.text.split('\n').slice(0, -3).join(' '), told: doubts.map(({ message }) => message.en).join() };
}

test.each([
  'You missed LH2302 to Amsterdam, which left at 16:05 today.',
  'Leider haben Sie Ihren Flug LH2302 um 16:05 Uhr nach Amsterdam verpasst.',
  'Je vlucht kwam te laat aan, waardoor je LH2302 van 16:05 uur niet hebt kunnen halen.',
  'En raison du retard, vous avez manqué votre vol LH2302 de 16h05 pour Amsterdam.',
  'Din cauza întârzierii ați pierdut zborul LH2302 de la 16:05 spre Amsterdam.',
  'Ha perdido usted su vuelo LH2302 de las 16:05 a Amsterdam.',
  'Niestety nie zdążyli Państwo na lot LH2302 o 16:05 do Amsterdamu.',
  'Вы опоздали на рейс LH2302 в 16:05 и вам выдан новый билет.',
  'Your old boarding pass\nfor flight LH2302 is no longer valid for travel.',
  'LH2302便 16:05発にお乗りになれなかったため、次の便をご用意しました。',
])('%s: it is no flight of the journey', (sentence) => {
  const { left, told } = leftOf(sentence);
  expect(left).not.toMatch(/LH2302|16[:h]05/);
  expect(told).toContain('LH2302');
});

test.each([
  'You missed your connection, so we have put you on LH2302 at 16:05 today.',
  'You missed your connection and we have put you on LH2302 at 16:05 today.',
  'Your onward flight LH2302 leaves at 16:05 from the same terminal.',
  'You missed the train, we are sorry. Please take LH2302 at 16:05 from gate G12.',
  'Leider wurde Ihr Flug LH2302 um 16:05 Uhr nach Amsterdam annulliert und ist nicht mehr gültig.',
])('%s: it may be one', (sentence) => {
  expect(leftOf(sentence).left).toMatch(/LH2302/);
});

test('who has a block of his own stays, whatever is said of his card', () => {
  const text = `Your old boarding pass for flight LH1234 is no longer valid.\n\n${blocks}`;
  expect(withoutFormerTimes(readPastedText(text))).toMatchObject({ ticket: { text: readPastedText(text).text }, doubts: [] });
});
