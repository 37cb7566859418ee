import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Ledger } from '#site/ui/Ledger.tsx';
import { PlateAxis } from '#site/ui/PlateAxis.tsx';
import { Tags } from '#site/ui/Tags.tsx';
import styles from './ConsolidatorSection.module.css';

/** B2B Consolidator: the platform as a ledger, on the board. */
export function ConsolidatorSection({ name, say, caption, ledger, tags, more }: ServicesPage['consolidator']) {
  return (
    <PlateAxis id="b2b-consolidator" number={3} tone="teal" heading={name} ground="board">
      <p className={`say ${styles.say}`}>{say}</p>
      <Ledger caption={caption} rows={ledger} />
      <Tags items={tags} />
      <ButtonLink href={more.href} look="signal" tab="same">
        {more.label}
      </ButtonLink>
    </PlateAxis>
  );
}
