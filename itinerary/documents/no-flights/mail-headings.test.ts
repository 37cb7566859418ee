import { expect, test } from 'vitest';
import { fold } from '../../text/fold.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { introducesMessage, isOfMail } from './mail-headings.ts';

const line = (text: string) => readPastedText(text).lines[0] ?? expect.fail('no line');

test('what a mail program prints over messages is of the mail, and a sentence is not', () => {
  const heading = line('Sent: 02 September 2027 09:14');
  const introduction = line('În lun., 23 nov. 2026 la 10:02, Ana Pop a scris:');
  expect([heading, introduction].map(({ text }) => isOfMail(fold(text)))).toEqual([true, true]);
  expect([heading, introduction].map(introducesMessage)).toEqual([false, true]);
  expect(isOfMail(fold('Agenția ne-a scris că plecați la 10:02 cu LH 1653.'))).toBe(false);
});
