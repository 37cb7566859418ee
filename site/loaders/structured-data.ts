/**
 * What a page says of itself to search engines, as JSON-LD (https://schema.org). Addresses are whole, with the origin the pages are
 * built with. The agency is told once, on its home page; other pages name it by its `@id`.
 */
import { hrefOf } from '#domain/rules/addresses.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';

/** One thing of schema.org's vocabulary. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Several things of one page as one script's text. */
export const structuredText = (things: readonly Thing[]): string =>
  // `<` would let a text end the script it stands in.
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

const whole = (path: string) => `${placeholderOrigin}${path}`;

const agencyId = `${placeholderOrigin}/#agency`;

/** The agency, named where it is told in full. */
const theAgency = { '@id': agencyId };

/** The agency in full: https://schema.org/TravelAgency. */
export function travelAgency(agency: Agency, lang: Lang): Thing {
  const { brand, description, legal, office, phones, mailboxes, social } = agency;
  return {
    '@type': 'TravelAgency',
    '@id': agencyId,
    name: brand,
    legalName: legal.name,
    description: description[lang],
    url: whole(hrefOf('home', lang)),
    logo: whole('/icon-512.png'),
    image: whole('/share/index.png'),
    telephone: phones.office.e164,
    email: mailboxes.general,
    vatID: legal.taxId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street[lang],
      addressLocality: office.city[lang],
      addressCountry: 'RO',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.at.lat, longitude: office.at.lon },
    openingHours: office.openingHours,
    sameAs: [social.facebook, social.instagram],
  };
}

type Crumb = { label: string; href: string };

/** The way to a page from the home page: https://schema.org/BreadcrumbList. */
export function breadcrumbs(lang: Lang, home: string, crumbs: readonly Crumb[]): Thing {
  const steps = [{ label: home, href: hrefOf('home', lang) }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: whole(href),
    })),
  };
}

/** What a page lists, in its order: https://schema.org/ItemList. */
export const itemList = (name: string, items: readonly { name: string; href: string }[]): Thing => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: whole(item.href),
  })),
});

type Told = { name: string; description: string; path: string; lang: Lang };

const aboutPage = ({ name, description, path, lang }: Told) => ({
  '@id': whole(`${path}#this`),
  name,
  description,
  url: whole(path),
  image: whole(`/share${path}.png`),
  inLanguage: lang,
});

/** A place: https://schema.org/TouristDestination. */
export function touristDestination({
  country,
  at,
  suits,
  ...told
}: Told & { country: string; at: { lat: number; lon: number }; suits: string }): Thing {
  const { inLanguage, ...about } = aboutPage(told);
  return {
    '@type': 'TouristDestination',
    ...about,
    touristType: suits,
    geo: { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.lon },
    containedInPlace: { '@type': 'Place', name: country },
    subjectOf: { '@type': 'WebPage', url: whole(told.path), inLanguage, publisher: theAgency },
  };
}

/** What a post or a guide is: https://schema.org/BlogPosting, https://schema.org/Article. */
export const article = (
  type: 'BlogPosting' | 'Article',
  { writtenOn, changedOn, ...told }: Told & { writtenOn: string; changedOn?: string | undefined },
): Thing => {
  const { name, ...about } = aboutPage(told);
  return {
    '@type': type,
    ...about,
    headline: name,
    datePublished: writtenOn,
    dateModified: changedOn ?? writtenOn,
    author: theAgency,
    publisher: theAgency,
    mainEntityOfPage: whole(told.path),
  };
};

/**
 * A journey, without a price that is not known: https://schema.org/TouristTrip.
 *
 * @param offered the days between which one can leave; none when nobody offers it yet
 */
export function touristTrip({
  offered,
  departure,
  places,
  ...told
}: Told & { offered?: { from: string; until: string }; departure: string; places: readonly string[] }): Thing {
  const { inLanguage, ...about } = aboutPage(told);
  const offers = offered && {
    '@type': 'Offer',
    availabilityStarts: offered.from,
    availabilityEnds: offered.until,
    url: whole(told.path),
    offeredBy: theAgency,
  };
  return {
    '@type': 'TouristTrip',
    ...about,
    tripOrigin: { '@type': 'City', name: departure },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: places.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
    },
    ...(offers && { provider: theAgency, offers }),
    subjectOf: { '@type': 'WebPage', url: whole(told.path), inLanguage },
  };
}
