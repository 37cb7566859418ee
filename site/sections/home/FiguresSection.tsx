import { formatNumber } from '#domain/format/counted.ts';
import type { Figure } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './FiguresSection.module.css';

type FiguresSectionProps = { lang: Lang; label: string; figures: Figure[] };

/** A wayfinding sign of four figures. */
export function FiguresSection({ lang, label, figures }: FiguresSectionProps) {
  return (
    <section className={styles.sign} aria-label={label}>
      <dl className="wrap">
        {figures.map((figure) => (
          <div key={figure.label.en}>
            <dt>{figure.label[lang]}</dt>
            <dd>
              {formatNumber(lang, figure.value)}
              {figure.plus && <small>+</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
