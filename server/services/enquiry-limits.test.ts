import { expect, test } from 'vitest';
import { createEnquiryGate, enquiryLimits, networkOf } from './enquiry-limits.ts';

/** A gate whose clock stands still until it is moved. */
function gateAt(start = 0) {
  let time = start;
  return { gate: createEnquiryGate(enquiryLimits, () => time), pass: (ms: number) => (time += ms) };
}

/** How the answers of so many calls fall out. */
const tally = <Answer>(answers: Answer[]) => {
  const names = answers.map((answer) => (typeof answer === 'object' ? 'wait' : String(answer)));
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));
};
const times = <Answer>(count: number, call: (turn: number) => Answer) => Array.from({ length: count }, (_, turn) => call(turn));

test('one address: twenty are trusted, forty are put aside, then it waits; a minute later it begins anew', () => {
  const { gate, pass } = gateAt();
  expect(tally(times(100, () => gate.admit('192.0.2.1')))).toEqual({ trusted: 20, pressure: 40, wait: 40 });
  expect(gate.admit('192.0.2.2')).toBe('trusted');
  pass(59_000);
  expect(gate.admit('192.0.2.1')).toEqual({ waitSeconds: 1 });
  pass(1000);
  expect(gate.admit('192.0.2.1')).toBe('trusted');
});

test('a /48 with all its addresses closes the form for nobody else', () => {
  const { gate } = gateAt();
  const flood = times(10_000, (turn) => gate.admit(`2001:db8:1:${turn.toString(16)}::1`));
  expect(tally(flood)).toEqual({ trusted: 60, pressure: 180, wait: 9760 });
  expect(tally(times(180, (turn) => gate.admit(`203.0.113.${turn}`)))).toEqual({ trusted: 180 });
});

test('under pressure of everybody nobody waits', () => {
  const { gate } = gateAt();
  expect(tally(times(1000, (turn) => gate.admit(`10.0.${turn >> 8}.${turn & 255}`)))).toEqual({ trusted: 240, pressure: 760 });
});

test('rubbish uses up nothing of what can be kept, from twelve addresses or from a whole /48', () => {
  const { gate } = gateAt();
  const told = times(12_000, (turn) => gate.countRubbish(`192.0.2.${turn % 12}`));
  expect(told.filter((wait) => wait === undefined)).toHaveLength(12 * 60);
  times(5000, (turn) => gate.countRubbish(`2001:db8:1:${turn.toString(16)}::1`));
  expect(tally(times(100, (turn) => gate.admit(`192.0.2.${turn % 12}`)))).toEqual({ trusted: 100 });
  expect(gate.admit('2001:db8:1:1::1')).toBe('trusted');
});

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8::1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['::ffff:192.0.2.1', 'c000:201', 'c000:201'],
  ['unknown', 'unknown', 'unknown'],
])('%s is of the networks %s and %s', (address, narrow, wide) => {
  expect([networkOf(address, 64), networkOf(address, 48)]).toEqual([narrow, wide]);
});
