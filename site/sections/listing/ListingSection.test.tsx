import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filterOver, type Listing } from '#domain/rules/listing.ts';
import type { Card } from '#site/ui/PosterCard.tsx';
import { filterStyles } from './filter-styles.ts';
import { ListingSection } from './ListingSection.tsx';
import { PopularSection } from './PopularSection.tsx';
import { RecommendedSection } from './RecommendedSection.tsx';

const card = (id: string, tag: string): Card => ({
  id,
  href: `/${id}`,
  name: `Name of ${id}`,
  tag,
  text: `About ${id}.`,
  picture: { sources: { day: `/art/${id}.svg`, night: `/art/${id}-night.svg` }, alt: 'What is seen' },
});
const cards = (count: number, tag = 'Sejur') => Array.from({ length: count }, (_, n) => card(`item-${n}`, tag));

const offers: Listing<Card> = {
  lang: 'ro',
  id: 'oferte',
  label: 'Oferte',
  forms: { one: 'ofertă', many: 'oferte' },
  items: [card('viena', 'Sejur'), card('delta', 'Circuit'), card('sibiu', 'Sejur')],
  filter: undefined,
};
const kinds = {
  parameter: 'fel',
  legend: 'Feluri',
  forms: { one: 'fel', many: 'feluri' },
  values: ['Sejur', 'Circuit', 'Croazieră'],
};
const filtered = { ...offers, filter: filterOver(offers.items, kinds) };

const { document } = new Window();
function show(element: React.ReactElement) {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(element);
  return root;
}
const listed = (listing: Listing<Card>) => show(<ListingSection listing={listing} columns="three" />);
const textOf = (root: ReturnType<typeof show>, selector: string) => root.querySelector(selector)?.textContent ?? '';

test('a listing without a filter is cards with a count in its own noun', () => {
  const root = listed(offers);
  expect(root.querySelector('form, [role=status], [data-listing]')).toBeNull();
  expect(textOf(root, 'section > div > p')).toBe('3 oferte');
  expect(root.querySelector('#oferte')?.getAttribute('aria-label')).toBe('Oferte');
  expect([...root.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(['/viena', '/delta', '/sibiu']);
  expect(filterStyles(offers)).toBe('');
});

test('a filter offers its values with their counts under its own name, and none with nothing behind it', () => {
  const root = listed(filtered);
  const boxes = [...root.querySelectorAll('form input')].map((box) => [box.getAttribute('name'), box.getAttribute('value')]);
  expect(boxes).toEqual([
    ['fel', 'Sejur'],
    ['fel', 'Circuit'],
  ]);
  expect([...root.querySelectorAll('form small')].map(({ textContent }) => textContent)).toEqual(['2', '1']);
  expect(textOf(root, '[role=status]')).toBe('3 oferte în 2 feluri');
  expect(root.querySelector('form')?.getAttribute('action')).toBe('#oferte');
});

test('the filter works by style: every value shows its own cards, in this listing only', () => {
  const styles = filterStyles(filtered);
  expect(styles).toContain('#oferte:has(form :checked) li[data-tag]{display:var(--fel,block)}');
  expect(styles).toContain('#oferte:has([name=fel]:checked) [data-tag]{--fel:none}');
  expect(styles).toContain('#oferte:has([name=fel][value="Circuit"]:checked) [data-tag="Circuit"]{--fel:initial}');
  expect(styles).not.toContain('Croazieră');
  expect(styles).not.toContain('data-nothing');
});

const months = { parameter: 'luna', legend: 'Luni', forms: { one: 'lună', many: 'luni' }, values: ['mai', 'iunie'] };
const monthly = offers.items.map((item, index) => ({ ...item, labels: { luna: index === 0 ? ['mai'] : ['mai', 'iunie'] } }));
const twice = { ...filtered, items: monthly, further: [filterOver(monthly, months)].flatMap((filter) => filter ?? []) };

test('two filters stand one below the other with one reset, and the cards carry what both go by', () => {
  const root = listed(twice);
  expect(root.querySelectorAll('form')).toHaveLength(1);
  expect(root.querySelectorAll('button[type=reset]')).toHaveLength(1);
  expect([...root.querySelectorAll('fieldset')].map((each) => each.querySelectorAll('input').length)).toEqual([2, 2]);
  expect([...root.querySelectorAll('form small')].map(({ textContent }) => textContent)).toEqual(['2', '1', '3', '2']);
  expect([...root.querySelectorAll('li')].map((item) => item.getAttribute('data-luna'))).toEqual([
    '|mai|',
    '|mai|iunie|',
    '|mai|iunie|',
  ]);
  expect(textOf(root, '[role=status]')).toBe('3 oferte în 2 feluri');
});

test('with two filters a card is hidden by either, and nothing found has its words', () => {
  const styles = filterStyles(twice);
  expect(styles).toContain('li[data-tag]{display:var(--fel,var(--luna,block))}');
  expect(styles).toContain('[data-luna*="|iunie|"]{--luna:initial}');
  expect(styles).toContain('[data-nothing]{display:block}');
  const nothing = listed(twice).querySelector('[data-nothing]');
  expect(nothing?.querySelector('p')?.textContent).toContain('Nimic nu se potrivește');
  expect([...(nothing?.querySelectorAll('button[hidden]') ?? [])].map((way) => way.getAttribute('data-without'))).toEqual([
    'fel',
    'luna',
  ]);
  expect(listed(filtered).querySelector('[data-nothing]')).toBeNull();
});

test('an English listing is only other words', () => {
  const items = [card('lost-passport', 'Papers'), ...cards(13, 'Health')];
  const topics = { parameter: 'topic', legend: 'Topics', forms: { one: 'topic', many: 'topics' }, values: ['Papers', 'Health'] };
  const guides: Listing<Card> = {
    lang: 'en',
    id: 'guides',
    label: 'Guides',
    forms: { one: 'guide', many: 'guides' },
    items,
    filter: filterOver(items, topics),
  };
  const root = listed(guides);
  expect(textOf(root, 'button[type=reset]')).toBe('Show all');
  expect(textOf(root, '[role=status]')).toBe('14 guides in 2 topics');
  expect(textOf(root, 'ul + label')).toBe('Show another 2 guides+');
});

test('one item is counted as one, with nothing to choose and nothing more to show', () => {
  const one: Listing<Card> = { ...offers, items: cards(1), filter: filterOver(cards(1), kinds) };
  const root = listed(one);
  expect(textOf(root, 'section > div > p')).toBe('1 ofertă');
  expect(root.querySelector('input')).toBeNull();
});

test('a dozen cards come first, the rest is a touch away', () => {
  expect(listed({ ...offers, items: cards(12) }).querySelector('input')).toBeNull();
  expect(textOf(listed({ ...offers, items: cards(33) }), 'ul + label')).toBe('Arată încă 21 de oferte+');
});

test('what the script says again comes with the listing', () => {
  const words = listed(filtered).querySelector('[role=status]')?.getAttribute('data-words') ?? '';
  expect(JSON.parse(words)).toEqual({ items: offers.forms, values: kinds.forms, within: 'în {count}' });
});

test('a place that visitors may keep has a button beside its link, and nothing else has one', () => {
  const items = [{ ...card('viena', 'Sejur'), keepable: 'ro' as const }, card('delta', 'Circuit')];
  const root = listed({ ...offers, items });
  const buttons = [...root.querySelectorAll('li button')];
  expect(buttons.map((button) => button.getAttribute('data-keep'))).toEqual(['viena']);
  expect(buttons[0]?.textContent).toBe('Păstrează: Name of viena');
  expect(buttons[0]?.getAttribute('aria-pressed')).toBe('false');
  expect(root.querySelector('a button')).toBeNull();
});

test('a drawing may stand beside the cards, with or without a filter', () => {
  const root = show(<ListingSection listing={offers} columns="two" drawing="<svg></svg>" />);
  expect(root.querySelector('section > div svg')).not.toBeNull();
});

test('popular and related entries are other looks of the same cards', () => {
  const columns = offers.items.map(({ name, ...card }) => ({ ...card, title: name, size: [], column: 'A column.' }));
  const popular = show(<PopularSection lang="en" heading="Popular" more="Read on" items={columns} />);
  expect(textOf(popular, 'li div > a')).toBe('Read on about Name of viena');
  expect(textOf(popular, 'p')).toBe('About viena.');
  expect(textOf(popular, 'p[tabindex="0"]')).toBe('A column.');
  const related = show(<RecommendedSection heading="Related" items={offers.items} back={{ label: 'Back', href: '/offers' }} />);
  expect(related.querySelectorAll('li a')).toHaveLength(3);
  expect(related.querySelector('li p')).toBeNull();
});
