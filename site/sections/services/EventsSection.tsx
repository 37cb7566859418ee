import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { BigFigure } from '#site/ui/BigFigure.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Definitions } from '#site/ui/Definitions.tsx';
import { PlateAxis } from '#site/ui/PlateAxis.tsx';
import styles from './EventsSection.module.css';

type EventsSectionProps = ServicesPage['events'] & { briefHref: string };

/** Events Management: who runs it, how large, and what comes with it. */
export function EventsSection({ name, say, manager, range, rangeNote, columns, brief, briefHref }: EventsSectionProps) {
  return (
    <PlateAxis id="events-management" number={2} tone="red" heading={name} ground="page">
      <p className={`say ${styles.say}`}>{say}</p>
      <Definitions items={manager} columns="three" />
      <div className={styles.range}>
        <BigFigure>{range}</BigFigure>
        <p className="lede">{rangeNote}</p>
      </div>
      <ul className={styles.columns}>
        {columns.map(({ heading, items }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.brief}>
        <ButtonLink href={briefHref} look="solid" tab="same">
          {brief}
        </ButtonLink>
      </p>
    </PlateAxis>
  );
}
