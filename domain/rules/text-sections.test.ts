import { expect, test } from 'vitest';
import { textSectionsOf } from './text-sections.ts';

test('a text is cut at its headings, each with an anchor of its words or its own', () => {
  const { intro, sections } = textSectionsOf(
    'Întâi.\n\n## Cât timp păstrăm\n\nUn an.\n\n### Mai jos\n\nȘi apoi.\n\n## Licența {#licenta}\n\nDa.\n',
    'x.md',
  );
  expect(intro).toBe('Întâi.');
  expect(sections).toEqual([
    { id: 'cat-timp-pastram', heading: 'Cât timp păstrăm', body: 'Un an.\n\n### Mai jos\n\nȘi apoi.' },
    { id: 'licenta', heading: 'Licența', body: 'Da.' },
  ]);
});

test('a section may be about a third party', () => {
  const { sections } = textSectionsOf('## Statistici {#statistici with=google-analytics}\n\nDa.', 'x.md');
  expect(sections).toEqual([{ id: 'statistici', heading: 'Statistici', body: 'Da.', onlyWith: 'google-analytics' }]);
});

test('two headings cannot share an anchor', () => {
  expect(() => textSectionsOf('## Unu\n\na\n\n## Unu\n\nb', 'x.md')).toThrow('x.md: „Unu”: ancora #unu este deja a altui titlu');
});

test('a heading without text is an error', () => {
  expect(() => textSectionsOf('## Unu\n\n## Doi\n\nb', 'x.md')).toThrow('x.md: „Unu”: sub titlu nu este niciun text');
});
