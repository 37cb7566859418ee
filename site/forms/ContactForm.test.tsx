// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { enquiryCopy, formWords } from '#domain/format/contact-words.ts';
import { fieldsOfEnquiry, keyField, trapField } from '#domain/rules/enquiry-fields.ts';
import { fieldsOf, intents } from '#domain/rules/enquiry-intents.ts';
import type { EnquiryCopy } from '#domain/schemas/contact-page.ts';
import { readContent } from '#server/services/read-content.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

let copy: EnquiryCopy;
beforeAll(async () => {
  const { contact, agency } = await readContent(join(import.meta.dirname, '../../content'));
  copy = enquiryCopy(contact.ro, { ...agency.figures, eventFrom: figure(7), eventTo: figure(70) });
});
const figure = (value: number) => ({ value, plus: false, label: { en: 'people', ro: 'oameni' } });

/** Draws the form as it is first seen, with changes. */
function draw(changes: Partial<ContactFormProps> = {}): HTMLElement {
  const words = formWords(copy);
  const props: ContactFormProps = {
    words,
    values: {},
    problems: [],
    summary: null,
    lang: 'ro',
    page: '/santorini',
    state: 'idle',
  };
  document.body.innerHTML = renderToStaticMarkup(<ContactForm {...props} {...changes} />);
  return document.body;
}

test('the form has every field an enquiry can have, each once, the key of its sending, the trap and nothing else', () => {
  const controls = [...draw().querySelectorAll<HTMLInputElement>('[name]')].filter(({ type }) => type !== 'radio');
  const names = new Set(['intent', ...controls.map(({ name }) => name)]);
  expect(controls.length).toBe(names.size - 1);
  expect(names).toEqual(new Set([...intents.flatMap((intent) => fieldsOfEnquiry(intent)), keyField, trapField]));
});

test('each intent can be chosen, and the style sheet shows its fields when it is', () => {
  const form = draw();
  expect([...form.querySelectorAll<HTMLInputElement>('[name=intent]')].map(({ value }) => value)).toEqual([...intents]);
  const style = readFileSync(join(import.meta.dirname, 'IntentFields.module.css'), 'utf8');
  for (const intent of intents.filter((name) => fieldsOf(name).length > 0)) {
    expect(form.querySelector(`[data-intent="${intent}"]`)).not.toBeNull();
    expect(style).toContain(`[value='${intent}']:checked) .fields[data-intent='${intent}']`);
  }
});

test('what was typed stays, and each problem stands at its field and leads there from above', () => {
  const values = { intent: 'event', event_city: 'Sibiu', user_name: 'Ana', message: 'Bună', department: 'sales', consent: 'yes' };
  const problems = (['intent', 'event_people', 'user_email', 'consent'] as const).map((field) => ({
    field,
    message: `mend ${field}`,
  }));
  const form = draw({ values, problems, summary: { title: 'Four fields' } });
  expect(form.querySelector<HTMLInputElement>('[name=intent]:checked')?.value).toBe('event');
  expect(form.querySelector('[name=department] option[selected]')?.getAttribute('value')).toBe('sales');
  expect(form.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe('Bună');
  for (const { field, message } of problems) {
    const link = form.querySelector<HTMLAnchorElement>(`[role=alert] a[href="#${field}"]`);
    expect(link?.textContent).toBe(message);
    expect(form.querySelector(`#${field}`)).not.toBeNull();
    expect(form.querySelector(`#${field}-problem`)?.textContent).toBe(message);
  }
});

test('the smallest and the largest event stand in the sentences of the copy, and no name in braces is left in the form', () => {
  expect(draw().textContent).toContain('De la 7 la 70.');
  expect(draw().textContent).not.toMatch(/[{}]/);
  expect(copy.eventSize).toEqual({ from: 7, to: 70 });
});
