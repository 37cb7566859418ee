import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { otherLang } from '#domain/format/counted.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { SendNotFound } from '../plugins/static-site.ts';
import type { Content } from '../services/read-content.ts';
import { referencePattern } from '../services/reference.ts';
import { SentPage } from '../views/SentPage.tsx';
import type { Shells } from '../views/shell.ts';
import { sendView } from './send-view.ts';

/** Where a visitor without script ends after sending. */
export const sentPath = (lang: Lang, reference: string) => `${hrefOf('sent', lang)}/${reference}`;

type ContactSentOptions = { content: Content; shells: Shells; sendNotFound: SendNotFound };

/** `GET /contact/sent/<reference>` and its Romanian twin. They look nothing up: a number reveals nothing. */
export function contactSentRoutes(app: FastifyInstance, { content, shells, sendNotFound }: ContactSentOptions): void {
  for (const lang of ['en', 'ro'] as const)
    app.get<{ Params: { reference: string } }>(sentPath(lang, ':reference'), async (request, reply) => {
      const { reference } = request.params;
      if (!referencePattern.test(reference)) return sendNotFound(request, reply);
      const { heading, text, reference: label, home } = content.contact[lang].sent;
      const page = createElement(SentPage, {
        heading,
        reference: label.replace('{reference}', reference),
        text,
        home: { label: home, href: hrefOf('home', lang) },
      });
      return sendView(reply, shells, lang, { title: heading, content: page, other: sentPath(otherLang(lang), reference) });
    });
}
