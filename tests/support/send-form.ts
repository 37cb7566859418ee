/** Sends the contact form to a test app, in each of the ways it can be sent. */
import { anEnquiry } from './enquiries.ts';
import type { TestApp } from './test-app.ts';

export type Fields = Record<string, string>;

/** A correct form, with changes. */
export const asFields = (changes: Fields = {}): Fields => ({ ...anEnquiry(), ...changes });

/** What a browser asks for when it sends a form by itself. */
export const acceptsPage = 'text/html,application/xhtml+xml,*/*;q=0.8';

export const formBodies = {
  multipart(fields: Fields) {
    const boundary = '----test';
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value.replaceAll('\n', '\r\n')}\r\n`,
    );
    return { type: `multipart/form-data; boundary=${boundary}`, payload: `${parts.join('')}--${boundary}--\r\n` };
  },
  urlencoded: (fields: Fields) => ({
    type: 'application/x-www-form-urlencoded',
    payload: new URLSearchParams(fields).toString(),
  }),
  json: (fields: Fields) => ({ type: 'application/json', payload: JSON.stringify(fields) }),
};

export type Sending = { as?: keyof typeof formBodies; accept?: string; headers?: Fields };

export function sendForm(
  { app }: TestApp,
  fields: Fields,
  { as = 'multipart', accept = 'application/json', headers = {} }: Sending = {},
) {
  const { type, payload } = formBodies[as](fields);
  // As every browser does, unless a test says it otherwise.
  const from: Fields = 'origin' in headers || 'sec-fetch-site' in headers ? {} : { 'sec-fetch-site': 'same-origin' };
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { accept, 'content-type': type, ...from, ...headers },
    payload,
  });
}
