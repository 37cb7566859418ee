import type { WhereAndWhenPage } from '#domain/schemas/where-and-when-page.ts';
import { Picture, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './AnswerSection.module.css';

type AnswerSectionProps = { copy: WhereAndWhenPage; picture: ShownPicture };

/** How wide the picture is shown, for who asks for it before the page is laid out. */
export const answerSizes = '(min-width: 62em) 25vw, 100vw';

/** The title, the answer as one sentence, and the poster of the first place of it. */
export function AnswerSection({ copy, picture }: AnswerSectionProps) {
  return (
    <header className={styles.answer} data-answer>
      <div className={styles.text}>
        <h1>{copy.heading}</h1>
        <p data-said>{copy.lead}</p>
      </div>
      <div className={styles.picture} data-poster>
        <Picture picture={picture} width={1000} height={1250} sizes={answerSizes} />
      </div>
    </header>
  );
}
