import { expect, test } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { suspicionOf } from './suspicion.ts';

const siteUrl = 'https://agency.example';
const judged = (changes: Parameters<typeof anEnquiry>[1]) => suspicionOf(anEnquiry(1, changes), siteUrl);

test.each([
  ['Bună ziua, ne-ar plăcea Santorini în mai.'],
  ['Ca aici: https://hotel.example/camere și https://www.zboruri.example?x=1'],
  [`${siteUrl}/lista?l=roma,praga ${siteUrl}/roma ${siteUrl}/praga ${siteUrl}/paris`],
  ['Buget <1000 € și [orice] oraș'],
])('“%s” is an enquiry', (message) => {
  expect(judged({ message })).toBeUndefined();
});

test.each([
  ['https://a.example http://b.example www.c.example'],
  ['Buy <a href="//x.example">now</a>'],
  ['[url=x.example]cheap[/url]'],
])('“%s” is advertising', (message) => {
  expect(judged({ message })).toBe('links');
});

test('a name, a city or a number of people is no address of a page', () => {
  expect(judged({ user_name: 'Best offers https://x.example' })).toBe('links');
  expect(judged({ intent: 'event', event_city: 'www.x.example' })).toBe('links');
  expect(judged({ intent: 'event', event_needs: 'o sală ca la www.x.example' })).toBeUndefined();
});
