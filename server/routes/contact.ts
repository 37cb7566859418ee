/**
 * `POST /api/contact`: one enquiry, as multipart, urlencoded or JSON. It is on disk before the answer. Scripts get JSON;
 * a form sent without script gets pages: the one that says it arrived, or the form again with what was typed.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import {
  enquiryCopy,
  type Failure,
  failureSummary,
  formWords,
  problemMessages,
  summaryTitle,
} from '#domain/format/contact-words.ts';
import { otherLang } from '#domain/format/counted.ts';
import { endpoints, hrefOf, langAt } from '#domain/rules/addresses.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { trapField } from '#domain/rules/enquiry-fields.ts';
import { intentNamed } from '#domain/rules/enquiry-intents.ts';
import { departmentOf, departments, enquiryCheck, type FieldProblem } from '#domain/schemas/enquiry.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { statusOf } from '../plugins/error-answers.ts';
import type { CountSubmission } from '../plugins/submission-limits.ts';
import { isCrossSite } from '../services/cross-site.ts';
import type { EnquiryStore } from '../services/enquiry-store.ts';
import type { Content } from '../services/read-content.ts';
import { newReference } from '../services/reference.ts';
import { type TypedFields, typedFields } from '../services/typed-fields.ts';
import { EnquiryPage } from '../views/EnquiryPage.tsx';
import type { Shells } from '../views/shell.ts';
import { sentPath } from './contact-sent.ts';
import { sendView } from './send-view.ts';

/** More than the longest allowed fields in any script need as a form. */
const bodyLimit = 20 * 1024;

type ContactOptions = {
  store: EnquiryStore;
  /** Called once an enquiry is kept. */
  wakeOutbox: () => void;
  countSubmission: CountSubmission;
  content: Content;
  shells: Shells;
  siteUrl: string;
};

/** What stops an enquiry: something about the fields, or a failure that is nobody's typing. */
type Obstacle = { status: number } & ({ problems: FieldProblem[] } | { failure: Failure });

const overLimit: Obstacle = { status: 429, failure: 'too-many' };

export function contactRoute(app: FastifyInstance, options: ContactOptions): void {
  const { store, wakeOutbox, countSubmission, content, shells, siteUrl } = options;
  const { figures } = content.agency;
  const copies = { en: enquiryCopy(content.contact.en, figures), ro: enquiryCopy(content.contact.ro, figures) };
  const checkEnquiry = enquiryCheck(copies.en.eventSize);
  let trapped = 0;

  app.post(endpoints.contact, {
    bodyLimit,
    errorHandler: async (error: Error & { statusCode?: number }, request, reply) => {
      const status = statusOf(error);
      if (status >= 500) request.log.error({ err: error }, 'an enquiry could not be read');
      const failure = status === 413 ? 'too-large' : status >= 500 ? 'server' : 'network';
      return (await isOverLimit(request, reply))
        ? refuse(request, reply, {}, overLimit)
        : refuse(request, reply, {}, { status, failure });
    },
    handler: async (request, reply) => {
      const typed = typedFields(request.body);
      if (await isOverLimit(request, reply)) return refuse(request, reply, typed, overLimit);
      if (isCrossSite(request.headers, siteUrl)) return refuse(request, reply, typed, { status: 403, failure: 'server' });
      if (typed?.[trapField]?.trim()) {
        trapped += 1;
        request.log.info({ trapped }, 'a form with its trap filled was dropped');
        return confirm(request, reply, langOf(request, typed), newReference());
      }
      if (typed === undefined) return refuse(request, reply, typed, { status: 400, failure: 'network' });
      const checked = checkEnquiry({ page: pageOf(request), ...typed });
      if ('problems' in checked) return refuse(request, reply, typed, { status: 422, problems: checked.problems });
      let reference: string;
      try {
        reference = await store.accept(checked.enquiry, Date.now());
      } catch (error) {
        request.log.error({ err: error }, 'an enquiry could not be kept');
        reply.header('retry-after', 30);
        return refuse(request, reply, typed, { status: 503, failure: 'server' });
      }
      wakeOutbox();
      request.log.info({ reference }, 'enquiry kept');
      return confirm(request, reply, checked.enquiry.lang, reference);
    },
  });

  app.get(endpoints.contact, async (request, reply) => {
    // Somebody put the address of the error page into the address bar: the form is what was meant.
    if (wantsPage(request)) return reply.redirect(hrefOf('contact', langOf(request, {})), 303);
    return reply.code(405).header('allow', 'POST').send({ error: 'Send the form with POST.', problems: [] });
  });

  const isOverLimit = async (request: FastifyRequest, reply: FastifyReply) => {
    const secondsToWait = await countSubmission(request);
    if (secondsToWait !== undefined) reply.header('retry-after', secondsToWait);
    return secondsToWait !== undefined;
  };

  const confirm = (request: FastifyRequest, reply: FastifyReply, lang: Lang, reference: string) => {
    reply.header('cache-control', 'no-store');
    return wantsPage(request) ? reply.redirect(sentPath(lang, reference), 303) : reply.code(201).send({ reference });
  };

  const refuse = async (request: FastifyRequest, reply: FastifyReply, typed: TypedFields = {}, obstacle: Obstacle) => {
    const lang = langOf(request, typed);
    const copy = copies[lang];
    const { heading, title } = content.contact[lang];
    const department =
      departments.find((name) => name === typed.department) ?? departmentOf[intentNamed(typed.intent) ?? 'general'];
    const contact = { mail: content.agency.mailboxes[department], whatsapp: content.agency.social.whatsapp };
    const found = 'problems' in obstacle ? obstacle.problems : [];
    const problems = problemMessages(copy, found);
    const summary: { title: string; text?: string } =
      'problems' in obstacle ? { title: summaryTitle(copy, found.length) } : failureSummary(copy, obstacle.failure, contact);
    reply.code(obstacle.status).header('cache-control', 'no-store');
    if (!wantsPage(request)) {
      const named = found.map((problem, index) => ({ ...problem, ...problems[index] }));
      return reply.send({ error: summary.text ?? summary.title, problems: named });
    }
    const from = typed.page ?? pageOf(request) ?? hrefOf('contact', lang);
    const form = { words: formWords(copy), values: typed, problems, summary, lang, page: from };
    const page = createElement(EnquiryPage, { heading, form });
    // What was typed is not in an address: the other language begins with a form that knows the page.
    const other = contactHref(otherLang(lang), from);
    return sendView(reply, shells, lang, { title: `${summary.title} – ${title}`, content: page, other });
  };
}

/** A form sent by the browser itself asks for a page; `fetch` asks for JSON or for anything. */
function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

/** The language of the form; where nothing could be read of it, of the page it was on. */
function langOf(request: FastifyRequest, typed: TypedFields = {}): Lang {
  if (typed.lang === 'ro' || typed.lang === 'en') return typed.lang;
  return langAt(pageOf(request) ?? '');
}

/** The page the visitor wrote from, as the browser tells. */
function pageOf(request: FastifyRequest): string | undefined {
  const { referer } = request.headers;
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined;
}
