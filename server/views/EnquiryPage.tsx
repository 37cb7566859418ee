import { ContactForm, type ContactFormProps } from '#site/forms/ContactForm.tsx';

type EnquiryPageProps = { heading: string; form: Omit<ContactFormProps, 'state'> };

/** The contact form again, with what was typed and what stopped it: for visitors without script. */
export function EnquiryPage({ heading, form }: EnquiryPageProps) {
  return (
    <section className="wrap section">
      <h1 className="h2">{heading}</h1>
      <ContactForm {...form} state="idle" />
    </section>
  );
}
