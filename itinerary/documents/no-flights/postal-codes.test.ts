import { expect, test } from 'vitest';
import { lineOf } from '../../text/pasted-text.ts';
import type { Line } from '../../text/ticket-text.ts';
import { marksOf } from '../flight-marks.ts';

const flightsIn = (text: string) =>
  marksOf(lineOf(text, 1, 0) as Line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : []));

test('the second half of a Canadian postal code is no flight', () => {
  expect(flightsIn('2700, boul. Laurier, Québec (QC) G1V 2L8 | 418 653-1882')).toEqual([]);
  expect(flightsIn('Montreal QC H3B 2L 8')).toEqual([]);
  expect(flightsIn('2L8 Zürich 13:00')).toEqual(['2L8']);
});

test('a postal code of an Australian state is no flight behind its town', () => {
  expect(flightsIn('run 09:14   3 Quay St Adelaide SA 5000   08 7200 0000')).toEqual([]);
  expect(flightsIn('Fremantle, WA 6160')).toEqual([]);
  expect(flightsIn('SA 5041   JNB 10:15')).toEqual(['SA5041']);
});
