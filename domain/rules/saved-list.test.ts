import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { enquiryCheck } from '../schemas/enquiry.ts';
import { hrefOf } from './addresses.ts';
import { contactHref } from './contact-href.ts';
import { isSameList, listFrom, listInAddress, listText, mostPlaces, placedAt, queryOfList, without } from './saved-list.ts';

const ids = content.destinations().map(({ id }) => id);

/** Lists of every length, of ids drawn by a plain generator, always the same. */
const lists = Array.from({ length: 200 }, (_, seed) => {
  let state = seed + 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return [...new Set(Array.from({ length: next(mostPlaces + 1) }, () => ids[next(ids.length)] ?? ''))];
});

test('the name of every place of the content can stand in a list', () => {
  expect(ids.filter((id) => !isSameList(listFrom(id), [id]))).toEqual([]);
});

test('what a list writes is read again as the same list', () => {
  expect(new Set(lists.map(({ length }) => length)).size).toBeGreaterThan(mostPlaces / 2);
  for (const list of lists) {
    expect(listFrom(listText(list))).toEqual(list);
    expect(listInAddress(hrefOf('savedList', 'ro') + queryOfList(list)) ?? []).toEqual(list);
  }
});

test('an address says nothing of a list, or holds one, or an empty one', () => {
  expect(listInAddress('')).toBeUndefined();
  expect(listInAddress('/lista')).toBeUndefined();
  expect(listInAddress('?tara=Grecia')).toBeUndefined();
  expect(listInAddress('?l=')).toEqual([]);
  expect(listInAddress('?l=roma,praga')).toEqual(['roma', 'praga']);
  expect(listInAddress('?utm=x&l=roma%2Cpraga')).toEqual(['roma', 'praga']);
  expect(queryOfList([])).toBe('');
});

test('what is no list of places is read as what there is of one', () => {
  expect(listFrom('')).toEqual([]);
  expect(listFrom('roma,,roma, praga,<b>,ROMA,delta-dunarii,../x')).toEqual(['roma', 'delta-dunarii']);
  expect(listFrom('null')).toEqual(['null']);
  expect(listFrom(ids.join(','))).toEqual(ids.slice(0, mostPlaces));
});

test('a place that is moved keeps the others in their order, and moving it back gives the list again', () => {
  for (const list of lists)
    for (const [from, id] of list.entries())
      for (const to of list.keys()) {
        const moved = placedAt(list, id, to);
        expect(moved.indexOf(id)).toBe(to);
        expect(without(moved, id)).toEqual(without(list, id));
        expect(placedAt(moved, id, from)).toEqual(list);
      }
});

test('a place that is taken out and put back stands where it stood; a new one comes last', () => {
  for (const list of lists)
    for (const [position, id] of list.entries()) {
      expect(placedAt(without(list, id), id, position)).toEqual(list);
      expect(placedAt(list, 'new').at(-1)).toBe('new');
    }
});

test('the address of the longest list goes whole through the link to the form and its check', () => {
  const longest = ids.toSorted((one, other) => other.length - one.length).slice(0, mostPlaces);
  const page = hrefOf('savedList', 'ro') + queryOfList(longest);
  const link = new URL(contactHref('ro', page, 'leisure'), 'http://site');
  expect(link.searchParams.get('pagina')).toBe(page);
  const checked = enquiryCheck({ from: 1, to: 2 })({ ...anEnquiry(), page });
  expect('enquiry' in checked && checked.enquiry.page).toBe(page);
});
