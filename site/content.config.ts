import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { claimedTwice } from '#domain/rules/emergency-numbers.ts';
import { offerKinds } from '#domain/rules/offer-kinds.ts';
import { caseProblems } from '#domain/rules/travel-cases.ts';
import { agenciesPageSchema } from '#domain/schemas/agencies-page.ts';
import { agencySchema } from '#domain/schemas/agency.ts';
import { airportSchema } from '#domain/schemas/airport.ts';
import { type Article, articleSchema } from '#domain/schemas/article.ts';
import { blogPageSchema } from '#domain/schemas/blog-page.ts';
import { capabilitiesPageSchema } from '#domain/schemas/capabilities-page.ts';
import { certificateSchema } from '#domain/schemas/certificate.ts';
import { companyToolsSchema } from '#domain/schemas/company-tools.ts';
import { conditionsPageSchema } from '#domain/schemas/conditions-page.ts';
import { consentPageSchema } from '#domain/schemas/consent-page.ts';
import { consultancyPageSchema } from '#domain/schemas/consultancy-page.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import { continentSchema } from '#domain/schemas/continent.ts';
import { costsPageSchema } from '#domain/schemas/costs-page.ts';
import { type Destination, destinationSchema } from '#domain/schemas/destination.ts';
import { type EmergencyNumbers, emergencyNumbersSchema } from '#domain/schemas/emergency-numbers.ts';
import { emergencyPageSchema } from '#domain/schemas/emergency-page.ts';
import { type EnglishCondition, englishConditionSchema } from '#domain/schemas/english-condition.ts';
import { type EnglishContinent, englishContinentSchema } from '#domain/schemas/english-continent.ts';
import { type EnglishDestination, englishDestinationSchema } from '#domain/schemas/english-destination.ts';
import { englishNamesSchema } from '#domain/schemas/english-names.ts';
import { flipPageSchema } from '#domain/schemas/flip-page.ts';
import { glossaryTermSchema } from '#domain/schemas/glossary-term.ts';
import { homePageSchema } from '#domain/schemas/home-page.ts';
import { itineraryPageSchema } from '#domain/schemas/itinerary-page.ts';
import { legalPageSchema } from '#domain/schemas/legal-page.ts';
import { listPageSchema } from '#domain/schemas/list-page.ts';
import { longWeekendsPageSchema } from '#domain/schemas/long-weekends-page.ts';
import { navigationSchema } from '#domain/schemas/navigation.ts';
import { notFoundPageSchema } from '#domain/schemas/not-found-page.ts';
import { type Offer, offerSchema } from '#domain/schemas/offer.ts';
import { offersPageSchema } from '#domain/schemas/offers-page.ts';
import { placesPageSchema } from '#domain/schemas/places-page.ts';
import { type Post, postSchema } from '#domain/schemas/post.ts';
import { pressReleaseSchema } from '#domain/schemas/press-release.ts';
import { projectPageSchema } from '#domain/schemas/project-page.ts';
import { routeSchema } from '#domain/schemas/route.ts';
import { savedListPageSchema } from '#domain/schemas/saved-list-page.ts';
import { servicesPageSchema } from '#domain/schemas/services-page.ts';
import { storedKeysSchema } from '#domain/schemas/stored-keys.ts';
import { supplierSchema } from '#domain/schemas/supplier.ts';
import { teamMemberSchema } from '#domain/schemas/team-member.ts';
import { teamPageSchema } from '#domain/schemas/team-page.ts';
import { thirdPartySchema } from '#domain/schemas/third-party.ts';
import { transparencyPageSchema } from '#domain/schemas/transparency-page.ts';
import { type TravelCondition, travelConditionSchema } from '#domain/schemas/travel-condition.ts';
import { whereAndWhenPageSchema } from '#domain/schemas/where-and-when-page.ts';
import { articleProblems, readSurroundings } from './loaders/article-problems.ts';
import { contentLoader } from './loaders/content-loader.ts';
import { destinationProblems } from './loaders/destination-problems.ts';
import {
  allConditionProblems,
  englishContinentProblems,
  englishDestinationProblems,
  readCountries,
  readEnglishCountries,
  readRomanianConditions,
  readRomanianPlaces,
} from './loaders/english-problems.ts';
import { offerProblems, readPlaces } from './loaders/offer-problems.ts';
import { readAirports } from './loaders/read-airports.ts';

/** Files whose name, without the ending, is the id of their entry. */
const filesNamed = (ending: '.yaml' | '.md', pattern: string) =>
  glob({ base: './content', pattern, generateId: ({ entry }) => entry.replace(/^.*\//, '').slice(0, -ending.length) });
const named = (ending: '.yaml' | '.md') => (pattern: string) => contentLoader({ files: filesNamed(ending, pattern) });
const yaml = named('.yaml');
const markdown = named('.md');

/** content/destinations/<continent>/<id>.md: a page under the root, whatever its continent. */
const destinations = contentLoader<Destination>({
  files: glob({ base: './content/destinations', pattern: '*/*.md' }),
  problemsOf: async (entries) => destinationProblems(entries, await readAirports()),
});

/** content/en/destinations/<continent>/<id>.md: the English words of the place of that name. */
const englishDestinations = contentLoader<EnglishDestination>({
  files: glob({ base: './content/en/destinations', pattern: '*/*.md' }),
  problemsOf: async (entries) => englishDestinationProblems(entries, await readRomanianPlaces(), await readEnglishCountries()),
});

/** content/en/continents/<key>.yaml: the English words of the continent of that name. */
const englishContinents = contentLoader<EnglishContinent>({
  files: filesNamed('.yaml', 'en/continents/*.yaml'),
  problemsOf: async (entries) => englishContinentProblems(entries, await readCountries()),
});

/** content/guides/<list>/<id>.md: a page under the root, whatever its list. */
const guides = contentLoader<Article>({
  files: glob({ base: './content/guides', pattern: '*/*.md' }),
  problemsOf: async (entries) => articleProblems(entries, await readSurroundings()),
});

const posts = contentLoader<Post>({
  files: glob({ base: './content/posts', pattern: '*.md' }),
  problemsOf: async (entries) => articleProblems(entries, await readSurroundings()),
});

/** content/offers/<kind>/<id>.md: a page below the list of its kind. */
const offersIn = (folder: keyof typeof offerKinds) =>
  contentLoader<Offer>({
    files: glob({ base: `./content/offers/${folder}`, pattern: '*.md' }),
    problemsOf: async (entries) => offerProblems(offerKinds[folder], entries, await readPlaces()),
  });

/** content/conditions/<id>.yaml: rows of one table, which also have to concern somebody, and everybody has to find some. */
const conditions = contentLoader<TravelCondition>({
  files: filesNamed('.yaml', 'conditions/*.yaml'),
  problemsOf: (entries) => caseProblems(entries.map(({ filePath, data }) => ({ file: filePath, cases: data.cases }))),
});

/** content/emergency/<country>.yaml: whom to call there. */
const emergency = contentLoader<EmergencyNumbers>({
  files: filesNamed('.yaml', 'emergency/*.yaml'),
  problemsOf: (entries) =>
    claimedTwice(entries.map(({ data }) => data)).map((claim) => `content/emergency: „${claim}” stă la două țări`),
});

/** content/en/conditions/<id>.yaml: the English words of the condition of that name. */
const englishConditions = contentLoader<EnglishCondition>({
  files: filesNamed('.yaml', 'en/conditions/*.yaml'),
  problemsOf: async (entries) => allConditionProblems(entries, await readRomanianConditions()),
});

export const collections = {
  agency: defineCollection({ loader: yaml('agency.yaml'), schema: agencySchema }),
  navigation: defineCollection({ loader: yaml('navigation.yaml'), schema: navigationSchema }),
  homePage: defineCollection({ loader: yaml('pages/home.*.yaml'), schema: homePageSchema }),
  placesPage: defineCollection({ loader: yaml('pages/places.*.yaml'), schema: placesPageSchema }),
  blogPage: defineCollection({ loader: yaml('pages/blog.*.yaml'), schema: blogPageSchema }),
  notFoundPage: defineCollection({ loader: yaml('pages/not-found.*.yaml'), schema: notFoundPageSchema }),
  consentPage: defineCollection({ loader: yaml('pages/consent.*.yaml'), schema: consentPageSchema }),
  contactPage: defineCollection({ loader: yaml('pages/contact.*.yaml'), schema: contactPageSchema }),
  agenciesPage: defineCollection({ loader: yaml('pages/agencies.*.yaml'), schema: agenciesPageSchema }),
  capabilitiesPage: defineCollection({ loader: yaml('pages/capabilities.*.yaml'), schema: capabilitiesPageSchema }),
  companyTools: defineCollection({ loader: yaml('pages/company-tools.*.yaml'), schema: companyToolsSchema }),
  consultancyPage: defineCollection({ loader: yaml('pages/consultancy.*.yaml'), schema: consultancyPageSchema }),
  flipPage: defineCollection({ loader: yaml('pages/{corporate,leisure}.*.yaml'), schema: flipPageSchema }),
  servicesPage: defineCollection({ loader: yaml('pages/services.*.yaml'), schema: servicesPageSchema }),
  itineraryPage: defineCollection({ loader: yaml('pages/pdfconverter.*.yaml'), schema: itineraryPageSchema }),
  teamPage: defineCollection({ loader: yaml('pages/team.*.yaml'), schema: teamPageSchema }),
  conditionsPage: defineCollection({ loader: yaml('pages/conditions.*.yaml'), schema: conditionsPageSchema }),
  savedListPage: defineCollection({ loader: yaml('pages/saved-list.*.yaml'), schema: savedListPageSchema }),
  emergencyPage: defineCollection({ loader: yaml('pages/emergency.*.yaml'), schema: emergencyPageSchema }),
  transparencyPage: defineCollection({ loader: yaml('pages/transparency.*.yaml'), schema: transparencyPageSchema }),
  costsPage: defineCollection({ loader: yaml('pages/costs.*.yaml'), schema: costsPageSchema }),
  longWeekendsPage: defineCollection({ loader: yaml('pages/long-weekends.*.yaml'), schema: longWeekendsPageSchema }),
  whereAndWhenPage: defineCollection({ loader: yaml('pages/where-and-when.*.yaml'), schema: whereAndWhenPageSchema }),
  listPage: defineCollection({ loader: yaml('pages/lists/*.yaml'), schema: listPageSchema }),
  offersPage: defineCollection({ loader: yaml('pages/offers.*.yaml'), schema: offersPageSchema }),
  projectPage: defineCollection({ loader: yaml('pages/project.*.yaml'), schema: projectPageSchema }),
  conditions: defineCollection({ loader: conditions, schema: travelConditionSchema }),
  englishConditions: defineCollection({ loader: englishConditions, schema: englishConditionSchema }),
  legal: defineCollection({ loader: markdown('legal/*.md'), schema: legalPageSchema }),
  documents: defineCollection({ loader: markdown('documents/*.md'), schema: legalPageSchema }),
  press: defineCollection({ loader: markdown('press/*.md'), schema: pressReleaseSchema }),
  thirdParties: defineCollection({ loader: yaml('third-parties/*.yaml'), schema: thirdPartySchema }),
  storedKeys: defineCollection({ loader: yaml('stored-keys.yaml'), schema: storedKeysSchema }),
  suppliers: defineCollection({ loader: yaml('suppliers/*.yaml'), schema: supplierSchema }),
  glossary: defineCollection({ loader: yaml('glossary/*.yaml'), schema: glossaryTermSchema }),
  routes: defineCollection({ loader: yaml('routes/*.yaml'), schema: routeSchema }),
  certificates: defineCollection({ loader: yaml('certificates/*.yaml'), schema: certificateSchema }),
  team: defineCollection({ loader: yaml('team/*.yaml'), schema: teamMemberSchema }),
  continents: defineCollection({ loader: yaml('continents/*.yaml'), schema: continentSchema }),
  airports: defineCollection({ loader: yaml('airports/*.yaml'), schema: airportSchema }),
  emergency: defineCollection({ loader: emergency, schema: emergencyNumbersSchema }),
  destinations: defineCollection({ loader: destinations, schema: destinationSchema }),
  englishContinents: defineCollection({ loader: englishContinents, schema: englishContinentSchema }),
  englishNames: defineCollection({ loader: yaml('en/names.yaml'), schema: englishNamesSchema }),
  englishDestinations: defineCollection({ loader: englishDestinations, schema: englishDestinationSchema }),
  guides: defineCollection({ loader: guides, schema: articleSchema }),
  posts: defineCollection({ loader: posts, schema: postSchema }),
  newYear: defineCollection({ loader: offersIn('revelion'), schema: offerSchema }),
  stays: defineCollection({ loader: offersIn('sejururi'), schema: offerSchema }),
  circuits: defineCollection({ loader: offersIn('circuite'), schema: offerSchema }),
};
