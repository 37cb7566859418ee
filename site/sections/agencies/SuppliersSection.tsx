import type { SupplierCard } from '#domain/format/supplier-card.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Mark, type Marked } from '#site/ui/Mark.tsx';
import styles from './SuppliersSection.module.css';

type SuppliersSectionProps = {
  id: string;
  heading: string;
  intro: string;
  demo: string;
  contactHref: string;
  suppliers: (Omit<SupplierCard, 'logo' | 'badges'> & { mark: Marked; badges: Marked[] })[];
  /** The width from which two cards stand side by side. */
  columnsFrom: 'medium' | 'large';
};

/** Suppliers of one kind: a figure worth seeing, one sentence, what makes it different. */
export function SuppliersSection({ id, heading, intro, demo, contactHref, suppliers, columnsFrom }: SuppliersSectionProps) {
  const aside = (
    <>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.ask}>
        <ButtonLink href={contactHref} look="solid" tab="same">
          {demo}
          <span className="sr">, {heading}</span>
        </ButtonLink>
      </p>
    </>
  );
  return (
    <Axis heading={heading} id={id} aside={aside}>
      <ul className={`${styles.wall} ${styles[columnsFrom]}`}>
        {suppliers.map(({ name, mark, text, large, badges }) => (
          <li key={name} className={styles.supplier}>
            <h3>
              <Mark {...mark} />
            </h3>
            <p className={styles.figure}>
              {large.figure}
              {large.label && <small> {large.label}</small>}
            </p>
            <p>{text}</p>
            <ul className={styles.badges}>
              {badges.map((badge) => (
                <li key={badge.name}>
                  <Mark {...badge} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Axis>
  );
}
