/** All that the home page shows, in one language. */

import { getCollection } from 'astro:content';
import { figureOf, fillFigures, formatFigure } from '#domain/format/figures.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { seasonState } from '#domain/rules/expiry.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { dataOf } from './data-of.ts';
import { markOf } from './logo-of.ts';
import { headerOf, withPicture } from './picture-of.ts';
import { routeDrawing } from './route-drawing.ts';

const inOrder = <Item extends { order: number }>(entries: { data: Item }[]) =>
  entries.map(({ data }) => data).sort((a, b) => a.order - b.order);

export async function homePage(lang: Lang) {
  const page = await dataOf('homePage', `home.${lang}`);
  const agency = await dataOf('agency', 'agency');
  const team = inOrder(await getCollection('team'));
  const items = page.services.items.map((item) => ({
    ...item,
    highlights: item.highlights.map((text) => fillFigures(lang, text, agency.figures)),
  }));
  const route = await dataOf('routes', 'istanbul-timisoara');
  return {
    page,
    agency,
    route,
    // All that the card under the board needs, and no word more: it travels in the page.
    timetable: { season: route.season, airports: route.airports, flights: route.flights },
    routeMap: routeDrawing(lang),
    // What is over does not open the page.
    board: seasonState(route.season) === 'after' ? ('past' as const) : ('first' as const),
    hero: headerOf(page.picture),
    figures: page.figures.keys
      .map((key) => figureOf(agency.figures, key))
      .map((figure) => ({ value: formatFigure(lang, figure), label: figure.label[lang] })),
    services: { ...page.services, items, contactHref: contactHref(lang, hrefOf('home', lang)) },
    purpose: await withPicture(page.purpose, '4:5'),
    certificates: await Promise.all(
      inOrder(await getCollection('certificates')).map(async (certificate) => ({
        ...certificate,
        mark: await markOf({ name: certificate.issuer, logo: certificate.logo }),
      })),
    ),
    managers: team.filter(({ management }) => management),
    staff: team.length,
  };
}
