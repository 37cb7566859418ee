/**
 * What an enquiry can be about, and the short fields each intent has of its own. Nothing here loads a schema: the small
 * script of the contact page needs it before anybody has touched the form.
 */

/** In the order of the form; the first is chosen where nobody chose. */
export const intents = ['general', 'company', 'agency-demo', 'event', 'leisure'] as const;
export type Intent = (typeof intents)[number];

/** The fields of each intent in the order of the form, all optional, with the most characters each may have. */
export const intentFields = {
  general: {},
  company: { company_travellers: 40, company_trips: 40, company_destinations: 120 },
  'agency-demo': { agency_name: 100, agency_city: 80, agency_tickets: 40 },
  event: { event_people: 10, event_dates: 100, event_city: 80, event_budget: 60, event_needs: 300 },
  leisure: { leisure_place: 100, leisure_period: 100, leisure_travellers: 60 },
} as const satisfies Record<Intent, Readonly<Record<string, number>>>;

/** The fields of an intent, or of any of several. */
export type FieldOf<About extends Intent> = { [Name in About]: Extract<keyof (typeof intentFields)[Name], string> }[About];
export type IntentField = FieldOf<Intent>;

/** The intent of that name, or nothing. */
export const intentNamed = (name: unknown): Intent | undefined => intents.find((intent) => intent === name);

/** Names of the fields an intent has. */
export const fieldsOf = <About extends Intent>(intent: About) => Object.keys(intentFields[intent]) as FieldOf<About>[];
