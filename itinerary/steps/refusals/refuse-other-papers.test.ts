import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const answer = (...lines: string[]) => {
  const outcome = understandTicket(readPastedText(lines.join('\n')), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.length;
};
const flight = 'RO 391   12.07.2027   București (OTP) 08:30 - Paris (CDG) 10:55';

test('a form or a message that names a flight is no journey; under a reference or with a ticket it is', () => {
  expect(answer('DECLARAȚIE MINOR NEÎNSOȚIT', 'Numele copilului: POP MATEI', flight)).toBe('no-itinerary');
  expect(answer('Flight status alert', flight)).toBe('no-itinerary');
  expect(answer('DECLARAȚIE MINOR NEÎNSOȚIT', 'Booking reference: K7QX2M', flight)).toBe(1);
  expect(answer('Flight status alert', 'Passenger POP/MATEI MR   E-ticket 281-2417730154', flight)).toBe(1);
  expect(answer('Passenger: POP/MATEI MR', flight)).toBe(1);
});

test('goods and lawsuits are none under any number', () => {
  expect(answer('Air Waybill 281-4471 9920', 'Shipper: A SRL', 'Consignee: B SARL', 'Booking reference: K7QX2M', flight)).toBe(
    'no-itinerary',
  );
});

test('a gift whose day is still to be chosen is none, and one whose flights have their days is', () => {
  const undated = 'RO 391   București (OTP) 08:30 - Paris (CDG) 10:55';
  for (const title of ['Gift certificate', 'Geschenkgutschein', 'Bon cadeau', 'Dárkový poukaz'])
    expect(answer(title, 'Booking reference: K7QX2M', undated)).toBe('no-itinerary');
  expect(answer('Gift card order', 'Booking reference: K7QX2M', flight)).toBe(1);
});
