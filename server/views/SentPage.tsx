type SentPageProps = {
  heading: string;
  /** “Reference number: …” */
  reference: string;
  text: string;
  home: { label: string; href: string };
};

/** Said after an enquiry is kept. It shows the reference number and nothing of what was written. */
export function SentPage({ heading, reference, text, home }: SentPageProps) {
  return (
    <section className="wrap section" role="status" data-enquiry-sent>
      <h1 className="h2">{heading}</h1>
      <p className="lede">
        <strong>{reference}</strong>
      </p>
      <p>{text}</p>
      <p>
        <a className="link" href={home.href}>
          {home.label}
        </a>
      </p>
    </section>
  );
}
