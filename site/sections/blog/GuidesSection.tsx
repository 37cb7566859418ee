import { toneOf } from '#site/sections/listing/list-tones.ts';
import { Gates } from '#site/ui/Gates.tsx';
import styles from './GuidesSection.module.css';

type GuidesSectionProps = { heading: string; lists: readonly { href: string; name: string; number: number }[] };

/** The lists of guides, each on its sign. */
export function GuidesSection({ heading, lists }: GuidesSectionProps) {
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className={`wrap ${styles.heading}`}>
        {heading}
      </h2>
      <Gates label={heading} lead="on" items={lists.map((list) => ({ ...list, tone: toneOf(list.number) }))} />
    </section>
  );
}
