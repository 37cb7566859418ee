/**
 * `POST /api/contact`: one enquiry, as multipart, urlencoded or JSON. It is on disk before the answer. Scripts get JSON;
 * a form sent without script gets pages: the one that says it arrived, or the form again with what was typed. What looks like
 * advertising, and what comes when too much comes, is kept and answered like any other, and put aside for a person to look at.
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
import { hrefOf, langAt } from '#domain/rules/addresses.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { keyField, trapField } from '#domain/rules/enquiry-fields.ts';
import { intentNamed } from '#domain/rules/enquiry-intents.ts';
import { departmentOf, departments, enquiryCheck, type FieldProblem } from '#domain/schemas/enquiry.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { statusOf } from '../plugins/error-answers.ts';
import { isCrossSite, saysWhereFrom } from '../services/cross-site.ts';
import type { EnquiryGate } from '../services/enquiry-limits.ts';
import type { EnquiryStore, Suspicion } from '../services/enquiry-store.ts';
import type { Content } from '../services/read-content.ts';
import { sendingKey } from '../services/sending-key.ts';
import { suspicionOf } from '../services/suspicion.ts';
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
  gate: EnquiryGate;
  content: Content;
  shells: Shells;
  siteUrl: string;
};

/** What stops an enquiry: something about the fields, or a failure that is nobody's typing. */
type Obstacle = { status: number } & ({ problems: FieldProblem[] } | { failure: Failure });

const overLimit: Obstacle = { status: 429, failure: 'too-many' };

/**
 * So many may wait in quarantine for a person; some 20 MB as people write, 200 MB at the most. Beyond it what comes under pressure is
 * not taken: a flood must not fill the disk that honest enquiries need.
 */
const quarantineRoom = 10_000;

export function contactRoute(app: FastifyInstance, options: ContactOptions): void {
  const { store, wakeOutbox, gate, content, shells, siteUrl } = options;
  const { figures } = content.agency;
  const copies = { en: enquiryCopy(content.contact.en, figures), ro: enquiryCopy(content.contact.ro, figures) };
  const checkEnquiry = enquiryCheck(copies.en.eventSize);

  app.post(endpoints.contact, {
    bodyLimit,
    errorHandler: async (error: Error & { statusCode?: number }, request, reply) => {
      const status = statusOf(error);
      if (status >= 500) request.log.error({ err: error }, 'an enquiry could not be read');
      const failure = status === 413 ? 'too-large' : status >= 500 ? 'server' : 'network';
      return refuseRubbish(request, reply, {}, { status, failure });
    },
    handler: async (request, reply) => {
      const typed = typedFields(request.body);
      if (isCrossSite(request.headers, siteUrl) || !saysWhereFrom(request.headers))
        return refuseRubbish(request, reply, typed, { status: 403, failure: 'server' });
      if (typed === undefined) return refuseRubbish(request, reply, typed, { status: 400, failure: 'network' });
      const checked = checkEnquiry({ page: pageOf(request), ...typed });
      if ('problems' in checked) return refuseRubbish(request, reply, typed, { status: 422, problems: checked.problems });
      const { enquiry } = checked;
      const admitted = gate.admit(request.ip);
      if (typeof admitted === 'object') {
        reply.header('retry-after', admitted.waitSeconds);
        return refuse(request, reply, typed, overLimit);
      }
      let reference: string;
      let suspicion: Suspicion | undefined;
      try {
        suspicion = typed[trapField]?.trim() ? 'trap' : suspicionOf(enquiry, siteUrl);
        if (admitted === 'pressure') suspicion ??= 'pressure';
        if (suspicion && (await store.status()).quarantined >= quarantineRoom) throw new Error('the quarantine is full');
        reference = await store.accept(enquiry, Date.now(), { key: sendingKey(enquiry, typed[keyField]), suspicion });
      } catch (error) {
        request.log.error({ err: error }, 'an enquiry could not be kept');
        reply.header('retry-after', 30);
        return refuse(request, reply, typed, { status: 503, failure: 'server' });
      }
      if (suspicion) request.log.warn({ reference, suspicion }, 'enquiry kept in quarantine');
      else request.log.info({ reference }, 'enquiry kept');
      wakeOutbox();
      return confirm(request, reply, enquiry.lang, reference);
    },
  });

  app.get(endpoints.contact, async (request, reply) => {
    // Somebody put the address of the error page into the address bar: the form is what was meant.
    if (wantsPage(request)) return reply.redirect(hrefOf('contact', langOf(request, {})), 303);
    return reply.code(405).header('allow', 'POST').send({ error: 'Send the form with POST.', problems: [] });
  });

  /** What cannot be kept is counted by itself, and answered until its sender sends too much of it. */
  const refuseRubbish = (request: FastifyRequest, reply: FastifyReply, typed: TypedFields | undefined, obstacle: Obstacle) => {
    const secondsToWait = gate.countRubbish(request.ip);
    if (secondsToWait !== undefined) reply.header('retry-after', secondsToWait);
    return refuse(request, reply, typed, secondsToWait === undefined ? obstacle : overLimit);
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
