/** Tables of people who have no family's name: behind one's own stand the father's and the grandfather's, each in its column. */
import type { Cell } from '../../../layout/cells.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { partUnder } from '../names/name-parts.ts';

// Father's name | Nom du père | የአባት ስም | Эцгийн нэр; folded
const ofFather =
  /^(?:father.?s? ?(?:.s)?(?: name)?|name of (?:the )?father|nom (?:du|de son) pere|prenom du pere|nombre del? padre|nome d[eo]l? (?:padre|pai)|name des vaters|vatersname|baba adi|magaca aabbaha|имя отца|име на баща|эцгийн нэр|(?:ال)?اسم الاب|የአባት ስም|ስም አባት|ሽም ኣቦ)$/u;
// G/father's name | Grandfather | Nom du grand-père | የአያት ስም
const ofGrandfather =
  /^(?:g(?:rand)?[./ -]{0,2}father.?s?(?: name)?|g\.? ?f\.? name|(?:nom|prenom) du grand[ -]?pere|nombre del abuelo|nome d[eo]l? (?:nonno|avo)|name des grossvaters|grossvatersname|dede adi|magaca awoowaha|имя деда|(?:ال)?اسم الجد|የአያት ስም|ሽም ኣቦሓጎ)$/u;

const plainOf = (text: string) => foldInPlace(text).replace(/\s*:$/, '');

/** The columns of one's own name, of the father's and of the grandfather's, where there is none of a family's. */
export function headsOfFathers<T extends Cell>(
  cells: readonly T[],
): { own: T; father: T; grandfather: T | undefined } | undefined {
  const own = cells.find(
    ({ text }) => ['given', 'either'].includes(partUnder(text) ?? '') || /^(?:ስም|magaca|magac)$/.test(plainOf(text)),
  );
  const father = cells.find(({ text }) => ofFather.test(plainOf(text)));
  const hasFamily = cells.some(({ text }) => partUnder(text) === 'family');
  if (!own || !father || hasFamily) return undefined;
  return { own, father, grandfather: cells.find(({ text }) => ofGrandfather.test(plainOf(text))) };
}
