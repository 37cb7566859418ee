import { endpoints } from '#domain/rules/endpoints.ts';
import { intentField } from '#domain/rules/enquiry-fields.ts';
import { Field } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { ConsentField } from './ConsentField.tsx';
import type { ContactFormWords } from './ContactForm.tsx';
import styles from './OfferRequest.module.css';
import { SilentFields } from './SilentFields.tsx';

type OfferRequestProps = {
  words: Pick<ContactFormWords, 'fields' | 'details' | 'consent' | 'trap'> & { ask: string; note: string; travellers: string };
  /** The offer as the answer will name it, where it leaves from, and its departures in full; each goes after its day. */
  place: string;
  city: string;
  periods: { until: string; text: string }[];
  /** What stands in the message already. */
  message: string;
  /** Path of the offer's page. */
  page: string;
  /** After that day nothing is asked any more. */
  until: string;
};

/**
 * An enquiry about one offer: place and days are written already. It is the contact form's own enquiry, sent by the browser itself,
 * so it needs no script; what is wrong with it the server says above the whole form, with all that was typed.
 */
export function OfferRequest({ words, place, city, periods, message, page, until }: OfferRequestProps) {
  const leisure = words.details.find(({ intent }) => intent === 'leisure')?.fields ?? [];
  const labelOf = (name: string) => leisure.find((field) => field.name === name)?.label ?? '';
  const [only, ...others] = periods;
  const { user_name, user_email, mobile_number, message: said } = words.fields;
  return (
    <form
      className={styles.slip}
      method="post"
      action={endpoints.contact}
      encType="multipart/form-data"
      aria-label={words.ask}
      data-until={until}
    >
      <dl className={styles.head}>
        <div>
          <dt>{labelOf('leisure_place')}</dt>
          <dd>{place}</dd>
        </div>
        {only && others.length === 0 && (
          <div>
            <dt>{labelOf('leisure_period')}</dt>
            <dd>{only.text.replace(/, .*/, '')}</dd>
          </div>
        )}
        <div>
          <dt>Din</dt>
          <dd>{city}</dd>
        </div>
      </dl>
      <div className={styles.fields}>
        <input type="hidden" name={intentField} value="leisure" />
        <input type="hidden" name="leisure_place" value={place} />
        {only && others.length === 0 ? (
          <input type="hidden" name="leisure_period" value={only.text} />
        ) : (
          <Field
            name="leisure_period"
            label={labelOf('leisure_period')}
            value={only?.text ?? ''}
            need="required"
            kind="select"
            options={periods.map((period) => ({ value: period.text, label: period.text, until: period.until }))}
          />
        )}
        <Field
          name="leisure_travellers"
          label={labelOf('leisure_travellers')}
          value={words.travellers}
          need="optional"
          kind="text"
          autoComplete="off"
        />
        <Field name="user_name" label={user_name.label} value="" need="required" kind="text" autoComplete="name" />
        <Field name="user_email" label={user_email.label} value="" need="required" kind="email" autoComplete="email" />
        <Field name="mobile_number" label={mobile_number.label} value="" need="required" kind="tel" autoComplete="tel" />
        <div className={styles.full}>
          <Field name="message" label={said.label} value={message} need="required" kind="area" rows={3} />
        </div>
        <div className={styles.full}>
          <SilentFields trap={words.trap} page={page} lang="ro" />
          <ConsentField words={words.consent} lang="ro" isGiven={false} />
        </div>
        <p className={styles.send}>
          <SubmitButton state="idle">{words.ask}</SubmitButton>
          <span>{words.note}</span>
        </p>
      </div>
    </form>
  );
}
