import { hrefOf } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { NotFoundPage } from '#domain/schemas/not-found-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { type LayeredPicture, LayeredTitle } from '#site/ui/LayeredTitle.tsx';
import { PageListFrame } from '#site/ui/PageList.tsx';
import { SearchForm } from '#site/ui/SearchForm.tsx';
import styles from './NotFoundSection.module.css';

type NotFoundSectionProps = {
  lang: Lang;
  copy: NotFoundPage;
  picture: LayeredPicture;
  /** Where the server puts pages whose address is like the one asked for. */
  children: React.ReactNode;
};

/** 404: what happened, the way home, pages with a similar address, and a search. */
export function NotFoundSection({ lang, copy, picture, children }: NotFoundSectionProps) {
  const { label, question, hint, button } = copy.search;
  return (
    <>
      <LayeredTitle title="404" look="notfound" picture={picture}>
        <div className={styles.sign}>
          <h1 className="say">
            <span className="sr">404: </span>
            {copy.heading}
          </h1>
          <p className="lede">{copy.text}</p>
          <p className={styles.actions}>
            <ButtonLink href={hrefOf('home', lang)} look="signal" tab="same">
              {copy.home}
            </ButtonLink>
            <ButtonLink href={hrefOf(lang === 'ro' ? 'blog' : 'leisure#continents', lang)} look="line" tab="same">
              {copy.destinations}
            </ButtonLink>
          </p>
        </div>
      </LayeredTitle>
      <section className={`wrap section ${styles.search}`} aria-label={label}>
        <PageListFrame>{children}</PageListFrame>
        <SearchForm action={hrefOf('search', lang)} question={question} hint={hint} button={button} query="" id="lost-search" />
      </section>
    </>
  );
}
