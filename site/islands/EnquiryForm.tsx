import { useEffect, useRef, useState } from 'react';
import { type Failure, failureSummary, formWords, problemMessages, summaryTitle } from '#domain/format/contact-words.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import type { EnquiryCopy } from '#domain/schemas/contact-page.ts';
import { enquiryCheck } from '#domain/schemas/enquiry.ts';
import { ContactForm, type ContactFormProps } from '#site/forms/ContactForm.tsx';
import { tellSent } from './analytics.ts';
import { cameFrom, forgetDraft } from './enquiry-memory.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { keepToast } from './toasts.ts';

type EnquiryFormProps = {
  copy: EnquiryCopy;
  contact: { mail: string; whatsapp: string };
  page: string;
};

type Answer = Pick<ContactFormProps, 'problems' | 'summary'>;
const nothing: Answer = { problems: [], summary: null };

/**
 * The contact form in the browser: checks before sending with the server's own schema, always ends, keeps what was typed.
 * The fields are uncontrolled, so words typed before this island woke up stay.
 */
export function EnquiryForm({ copy, contact, page }: EnquiryFormProps) {
  const [state, setState] = useState<ContactFormProps['state']>('idle');
  const [answer, setAnswer] = useState<Answer>(nothing);
  const place = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(page);

  useEffect(() => {
    setFrom(cameFrom(location.search, document.referrer, location.origin) ?? page);
  }, [page]);

  // For `enquiry-start.ts`, where a press on Send waits that came before this island did.
  useEffect(() => place.current?.setAttribute('data-awake', ''), []);

  useEffect(() => {
    if (answer.summary) place.current?.querySelector<HTMLElement>('#form-problems')?.focus();
  }, [answer]);

  const show = (problems: Answer['problems']) => setAnswer({ problems, summary: { title: summaryTitle(copy, problems.length) } });
  const fail = (failure: Failure) => setAnswer({ problems: [], summary: failureSummary(copy, failure, contact) });

  const submit: ContactFormProps['onSubmit'] = async (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const checked = enquiryCheck(copy.eventSize)(Object.fromEntries(form));
    if ('problems' in checked) return show(problemMessages(copy, checked.problems));

    setState('sending');
    const result = await sendEnquiry(form);
    setState('idle');
    if (result.kind === 'problems') return show(problemMessages(copy, result.problems));
    if (result.kind === 'failed') return fail(result.failure);

    forgetDraft();
    tellSent();
    keepToast({
      title: copy.sent.toastTitle,
      description: `${copy.sent.toastText}\n${copy.sent.reference.replace('{reference}', result.reference)}`,
      status: 'success',
      position: 'top',
      duration: 5000,
      closable: true,
    });
    location.assign(hrefOf('home', copy.lang));
  };

  return (
    <div ref={place}>
      <ContactForm words={formWords(copy)} values={{}} lang={copy.lang} page={from} state={state} onSubmit={submit} {...answer} />
    </div>
  );
}
