import { getCollection } from 'astro:content';
import { formatDay } from '#domain/format/dates.ts';
import type { EmergencyNumbers } from '#domain/schemas/emergency-numbers.ts';
import type { EmergencyPage } from '#domain/schemas/emergency-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { dataOf } from './data-of.ts';

/** The page for emergencies: its copy, the agency's telephone that is answered at night, and every country's numbers. */
export async function emergencyPage(lang: Lang) {
  const copy = await dataOf('emergencyPage', `emergency.${lang}`);
  const { phones } = await dataOf('agency', 'agency');
  const all = (await getCollection('emergency')).map(({ data }) => data);
  const [oldest = ''] = all.map(({ checkedOn }) => checkedOn).sort();
  const dated = (words: string, day: string) => words.replace('{date}', formatDay(lang, day));
  const sourceOf = ({ url, source, checkedOn }: EmergencyPage['papers']) => ({
    says: dated(copy.checked, checkedOn),
    source,
    url,
  });
  return {
    copy,
    phone: phones.emergency,
    sources: { flight: sourceOf(copy.flight), papers: sourceOf(copy.papers), illness: sourceOf(copy.illness) },
    countries: all.map((one) => listed(one, copy.countries, lang)).sort((one, other) => one.name.localeCompare(other.name, lang)),
    words: { ...copy.countries, checked: dated(copy.countries.checked, oldest) },
  };
}

function listed(country: EmergencyNumbers, words: EmergencyPage['countries'], lang: Lang) {
  const { name, general, ambulance, police, embassy } = country;
  const own = [
    { number: general, whom: words.all },
    { number: ambulance, whom: words.ambulance },
    { number: police, whom: words.police },
  ].flatMap(({ number, whom }) => (number ? [{ number, whom }] : []));
  const [first = { number: '', whom: '' }, ...others] = own;
  return {
    name: name[lang],
    first,
    others: others.map(({ number, whom }) => `${whom} ${number}`).join(', '),
    embassy: embassy && { name: `${words.embassy} ${embassy.city[lang]}`, url: embassy.url },
  };
}
