import { expect, test } from 'vitest';
import { agencySums, fieldLimits } from './agency-calculator.ts';

const month = { tickets: 40, price: 180, fee: 3, charge: 15, credit: 3000 };

test('the worked example of the page', () => {
  expect(agencySums(month)).toEqual({ onCredit: 16, days: 12, fees: 120, kept: 480 });
});

test('one more ticket than fits would break the credit', () => {
  for (let price = 1; price <= 4000; price += 7.31) {
    const { onCredit } = agencySums({ ...month, price });
    const ticket = Math.round(price * 100) + 300;
    expect(onCredit * ticket).toBeLessThanOrEqual(300_000);
    expect((onCredit + 1) * ticket).toBeGreaterThan(300_000);
  }
});

test('cents add up exactly', () => {
  expect(agencySums({ ...month, price: 0.1, fee: 0.2, credit: 0.9 }).onCredit).toBe(3);
  expect(agencySums({ ...month, tickets: 3, fee: 3.1 }).fees).toBe(9.3);
});

test('a ticket dearer than the credit cannot be issued on it', () => {
  expect(agencySums({ ...month, price: 2998 })).toMatchObject({ onCredit: 0, days: 0 });
  expect(agencySums({ ...month, price: 2997 }).onCredit).toBe(1);
});

test('a charge below the fee leaves a loss', () => {
  expect(agencySums({ ...month, charge: 1 }).kept).toBe(-80);
});

test('a fee may not be lower than the lowest', () => {
  expect(fieldLimits(3).fee).toEqual({ min: 3, max: 100 });
});
