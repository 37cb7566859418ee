import { expect, test } from 'vitest';
import { timeZoneSchema } from './time-zone.ts';

const schema = timeZoneSchema('no such zone');
const accepts = (zone: string) => schema.safeParse(zone).success;

test('a zone is known by today’s name, by its old one and by that of the whole world', () => {
  for (const zone of ['Europe/Athens', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'Asia/Yangon', 'UTC'])
    expect(accepts(zone), zone).toBe(true);
});

test('a town without a zone, a difference and nothing at all are refused with the words of the field', () => {
  for (const zone of ['Europe/Atena', 'Athens', '+02:00', '02:00', '']) expect(accepts(zone), zone).toBe(false);
  expect(schema.safeParse('Europe/Atena').error?.issues[0]?.message).toBe('no such zone');
});
