import type { CapabilitiesPage } from '#domain/schemas/capabilities-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { BigFigure } from '#site/ui/BigFigure.tsx';
import styles from './TeamSection.module.css';
import { TeamSizes } from './TeamSizes.tsx';

type TeamSectionProps = CapabilitiesPage['team'] & {
  /** Consultants of the smallest and of the largest team. */
  from: number;
  to: number;
};

/** A team of one's own, as large as the travel asks for. */
export function TeamSection({ heading, range, say, text, chart, link, from, to }: TeamSectionProps) {
  return (
    <Axis heading={heading} id="team">
      <BigFigure>{range}</BigFigure>
      <p className={`say ${styles.say}`}>{say}</p>
      <p className={styles.text}>{text}</p>
      <a className={`link arrow ${styles.link}`} href={link.href}>
        {link.label}
      </a>
      <TeamSizes {...chart} from={from} to={to} />
    </Axis>
  );
}
