/** All that the page of a guide or of a post shows, from its entry. */
import { formatDay } from '#domain/format/dates.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { chaptersOf } from '#domain/rules/chapters.ts';
import { stale } from '#domain/rules/checked.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { guideLists } from '#domain/rules/guide-lists.ts';
import { dataOf } from './data-of.ts';
import { type ArticleEntry, articleHref, guideLinks, idOf, listCopy, listOf, sizeOf } from './listed-entries.ts';
import { pictureOf } from './picture-of.ts';
import { cardOf } from './places.ts';
import { placesById, relatedTo } from './related.ts';
import { article, breadcrumbs } from './structured-data.ts';

export async function articlePage(entry: ArticleEntry) {
  const { name, checkedOn, picture, places } = entry.data;
  const home = await homeOf(entry);
  const all = await placesById();
  const { brand } = await dataOf('agency', 'agency');
  const { title, card, writtenOn } = entry.data;
  const told = { name: title, description: card, path: articleHref(entry), lang: 'ro', writtenOn, changedOn: checkedOn } as const;
  return {
    id: idOf(entry),
    home,
    picture: await pictureOf(picture, '21:9'),
    notes: [
      ...sizeOf(entry),
      `Verificat la ${formatDay('ro', checkedOn)}${stale(checkedOn) ? ': a trecut mai mult de o jumătate de an' : ''}`,
    ],
    crumbs: [
      { label: home.name, href: home.href },
      { label: name, href: undefined },
    ],
    things: [
      article(entry.collection === 'posts' ? 'BlogPosting' : 'Article', told),
      breadcrumbs('ro', brand, [
        { label: home.name, href: home.href },
        { label: name, href: articleHref(entry) },
      ]),
    ],
    chapters: chaptersOf(entry.body ?? ''),
    places: await Promise.all(places.flatMap((id) => all.get(id) ?? []).map(cardOf)),
    // Of its subject one does not write as of a place: the form is told the intent and the page.
    contactHref: contactHref('ro', articleHref(entry), 'leisure'),
    recommended: await relatedTo(entry),
  };
}

/** Where the article is listed: what that is called, the way back to it, its number among the lists of guides. */
async function homeOf(entry: ArticleEntry) {
  const list = listOf(entry);
  if (!list) {
    const { back } = await dataOf('blogPage', 'blog.ro');
    return { name: 'Blog', href: hrefOf('blog', 'ro'), back, number: undefined };
  }
  const page = guideLists[list];
  const { heading, back } = await listCopy(page);
  const number = (await guideLinks()).find((link) => link.page === page)?.number;
  return { name: heading, href: hrefOf(page, 'ro'), back, number };
}
