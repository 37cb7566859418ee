import { fold } from '#domain/rules/fold.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './CountriesSection.module.css';
import { PartSection } from './PartSection.tsx';

type ListedCountry = {
  name: string;
  /** The one to call first, large. */
  first: { number: string; whom: string };
  /** Others, in words: „poliția 191”. */
  others: string;
  embassy: { name: string; url: string } | undefined;
};

type CountryWords = {
  heading: string;
  search: string;
  none: string;
  call: string;
  found: { one: string; many: string };
  checked: string;
};

type CountriesSectionProps = {
  id: string;
  number: number;
  lang: Lang;
  words: CountryWords;
  countries: readonly ListedCountry[];
  agency: { display: string; e164: string };
};

/** Numbers by country, and the embassy that answers for it. With a script one types the country. */
export function CountriesSection({ id, number, lang, words, countries, agency }: CountriesSectionProps) {
  return (
    <PartSection id={id} number={number} heading={words.heading}>
      <div className={styles.search}>
        <label htmlFor="country">{words.search}</label>
        <input id="country" type="search" autoComplete="off" />
        <p className="sr" role="status" data-words={JSON.stringify({ lang, forms: words.found })} />
      </div>
      <ul className={styles.countries} data-countries>
        {countries.map(({ name, first, others, embassy }) => (
          <li key={name} data-name={fold(name)}>
            <h3>{name}</h3>
            <p>
              {first.whom}
              {others && `; ${others}`}
            </p>
            {embassy ? (
              <a className="link" href={embassy.url} target="_blank" rel="noopener">
                {embassy.name}
              </a>
            ) : (
              <span />
            )}
            <a className={styles.number} href={`tel:${first.number}`} aria-label={`${words.call} ${first.number}, ${name}`}>
              {first.number}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.none} data-none hidden>
        {words.none}{' '}
        <a className="link" href={`tel:${agency.e164}`}>
          {agency.display}
        </a>
      </p>
      <p className={styles.checked}>{words.checked}</p>
    </PartSection>
  );
}
