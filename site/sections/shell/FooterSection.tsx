import { addressNamed, documentHref, hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { expired } from '#domain/rules/expiry.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { Navigation } from '#domain/schemas/navigation.ts';
import { Mark, type Marked } from '#site/ui/Mark.tsx';
import { ScrollToTop } from '#site/ui/ScrollToTop.tsx';
import styles from './FooterSection.module.css';
import { foreignNote } from './foreign-words.ts';
import { Logo } from './Logo.tsx';
import { SalBadge } from './SalBadge.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { shellWords } from './words.ts';

type FooterSectionProps = { lang: Lang; agency: Agency; accreditations: Marked[]; links: Navigation['useful'] };

/** Who the agency is, in law too: address, documents, consumer rights, accreditations. */
export function FooterSection({ lang, agency, accreditations, links }: FooterSectionProps) {
  const words = shellWords[lang];
  const { legal, office, phones, mailboxes } = agency;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div>
            <Logo brand={agency.brand} home={hrefOf('home', lang)} />
            <p className={styles.say}>{agency.description[lang]}</p>
            <p className={styles.social}>
              <SocialLinks social={agency.social} show={['facebook', 'instagram']} lang={lang} />
            </p>
            <address>
              {office.street[lang]}, {office.city[lang]}
              <br />
              <a href={`tel:${phones.office.e164}`}>{phones.office.display}</a>
              <br />
              <a href={`mailto:${mailboxes.general}`}>{mailboxes.general}</a>
            </address>
          </div>
          <nav aria-labelledby="footer-useful">
            <h2 id="footer-useful">{words.useful}</h2>
            <ul>
              {links.map(({ label, href, newTab }) => (
                <li key={href}>
                  <FooterLink href={addressNamed(href, lang)} label={label[lang]} tab={newTab ? 'new' : 'same'} lang={lang} />
                </li>
              ))}
            </ul>
          </nav>
          {(['documents', 'rights'] as const).map((list) => (
            <nav key={list} aria-labelledby={`footer-${list}`}>
              <h2 id={`footer-${list}`}>{words[list]}</h2>
              <ul>
                {agency[list].map(({ label, url, validUntil }) => (
                  <li key={label.en}>
                    <FooterLink
                      href={documentHref(url, lang)}
                      label={label[lang]}
                      tab={/^https:/.test(url) ? 'new' : 'same'}
                      lang={lang}
                    />
                    {expired(validUntil) && ` (${words.expired})`}
                  </li>
                ))}
                {list === 'rights' && (
                  <li>
                    <a href={hrefOf('cookies#alegere', lang)} data-consent-open="">
                      {words.consent}
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.bottom}>
          <p className={styles.identity}>
            <span>{legal.name}</span> <span>CUI {legal.taxId}</span> <span>{legal.tradeRegister}</span>{' '}
            <span>
              {words.registeredOffice} {legal.registeredOffice[lang]}
            </span>{' '}
            <span>
              © <span data-year>{new Date().getFullYear()}</span> {agency.brand}
            </span>
          </p>
          <p className={styles.accreditations}>
            {accreditations.map((mark) => (
              <span key={mark.name}>
                <Mark {...mark} />
              </span>
            ))}
          </p>
          <img
            className={styles.badge}
            src={endpoints.trustBadge}
            alt={agency.brand}
            width="120"
            height="50"
            loading="lazy"
            decoding="async"
          />
          <SalBadge label={words.dispute} newTab={words.newTab} />
        </div>
      </div>
      <ScrollToTop label={words.top} />
    </footer>
  );
}

type FooterLinkProps = { href: string; label: string; tab: 'same' | 'new'; lang: Lang };

function FooterLink({ href, label, tab, lang }: FooterLinkProps) {
  const { hrefLang, note } = foreignNote(href, lang);
  if (tab === 'same')
    return (
      <a href={href} hrefLang={hrefLang}>
        {label}
        {note}
      </a>
    );
  return (
    <a href={href} hrefLang={hrefLang} target="_blank" rel="noopener">
      {label}
      {note}
      <span className="sr"> ({shellWords[lang].newTab})</span>
    </a>
  );
}
