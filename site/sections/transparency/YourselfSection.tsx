import { hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import type { TransparencyPage } from '#domain/schemas/transparency-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import styles from './YourselfSection.module.css';

type YourselfSectionProps = {
  copy: TransparencyPage;
  /** Whether the figures stand in a file for programs too. */
  data: 'written' | 'missing';
};

/** How anybody measures it with what every computer has, and whom to tell what they found. */
export function YourselfSection({ copy: { lang, yourself }, data }: YourselfSectionProps) {
  return (
    <Axis id="masurati" heading={yourself.heading}>
      <ul className={styles.ways}>
        {yourself.ways.map(({ name, text, command }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            {command && <code>{command.replace('{origin}', placeholderOrigin)}</code>}
          </li>
        ))}
      </ul>
      <p className={styles.found}>
        {yourself.found.text}{' '}
        <a className="link" href={hrefOf('contact', lang)}>
          {yourself.found.link}
        </a>
        .
      </p>
      {data === 'written' && (
        <p>
          <a className="link" href={endpoints.siteReport}>
            {yourself.data}
          </a>
        </p>
      )}
    </Axis>
  );
}
