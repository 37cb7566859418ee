import type { FlipCardCopy, FlipPage } from '#domain/schemas/flip-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { FlipCard, type FlipCardFace } from '#site/ui/FlipCard.tsx';
import type { WithPicture } from '#site/ui/Picture.tsx';
import styles from './CardsSection.module.css';

type CardsSectionProps = {
  copy: Omit<FlipPage, 'picture' | 'cards' | 'other'> & { cards: WithPicture<FlipCardCopy>[] };
  /** Colours of the backs, in the order of the cards. */
  faces: FlipCardFace[];
  contactHref: string;
};

/** Six cards with two faces, on the meridian. */
export function CardsSection({ copy, faces, contactHref }: CardsSectionProps) {
  return (
    <Axis heading={copy.cardsHeading} id="cards" aside={<p className={styles.intro}>{copy.cardsIntro}</p>}>
      <Cards copy={copy} faces={faces} contactHref={contactHref} />
    </Axis>
  );
}

/** The same as a wall of posters, in the leisure voice. */
export function CardsWallSection({ copy, faces, contactHref }: CardsSectionProps) {
  return (
    <section className={`wrap ${styles.wall}`} aria-labelledby="cards">
      <h2 id="cards">{copy.cardsHeading}</h2>
      <p className={styles.intro}>{copy.cardsIntro}</p>
      <Cards copy={copy} faces={faces} contactHref={contactHref} />
    </section>
  );
}

function Cards({ copy, faces, contactHref }: CardsSectionProps) {
  return (
    <ul className={styles.cards}>
      {copy.cards.map(({ text, title, description, picture }, index) => {
        const face = faces[index];
        if (!face)
          throw new Error(
            `the card “${text}” has no colour for its back; there are ${faces.length} for ${copy.cards.length} cards`,
          );
        return (
          <li key={text}>
            <FlipCard
              face={face}
              {...{ picture, text, title, description }}
              turn={copy.turn}
              action={{ label: copy.contact, href: contactHref }}
            />
          </li>
        );
      })}
    </ul>
  );
}
