/** Carbon dioxide as tickets print it: for a person, for the party, or for one flight of several. Nothing is added up. */
import type { DraftItinerary } from '../draft/draft-itinerary.ts';
import { type Found, foundIn, joinFound, mapFound } from '../draft/found.ts';
import type { Line } from '../text/ticket-text.ts';

// FLIGHT(S) CALCULATED AVERAGE CO2 EMISSIONS IS 264.20 KG/PERSON | CO2-Emissionen: 1.033,50 kg pro Person
const weight = /(?:^|[^\d.,])(?<kg>\d{1,3}(?:[.,' ]\d{3})*(?:[.,]\d{1,3})?|\d+(?:[.,]\d+)?)\s?(?:KG|KILOGRAM\p{L}*)(?!\p{L})/diu;
const carbon = /CO2|CO₂|CARBON DIOXIDE|DIOXID DE CARBON/i;
const longSentence = /^(?=.{25})\S+(?: \S+)*$/;
const perPerson =
  /\/\s?(?:PERSO|PAX|PASSENGER|PASSAGER|PASAGER|PASAJERO|PASSEGGERO|PASSAGEIRO|PESSOA|KISI|KİŞİ)|(?:PER|PRO|PAR|POR|JE|A) (?:PERS|PAX|PASS?A|PASSE|PESS|TRAVEL|REISENDE|VOYAGEUR|VIAJERO|VIAGGIATORE)|(?:PE|DE) (?:PERSOAN|PASAGER)|KI[SŞ]I BA/iu;
// The whole journey, where single flights have figures of their own.
const wholeJourney =
  /FLIGHT\(S\)|TOTAL|\b(?:FLIGHTS|VOLS|FL[UÜ]GE|VUELOS|VOLI|ZBORURI|TRIP|JOURNEY|REISE|VOYAGE|VIAJE|VIAGGIO|C[AĂ]L[AĂ]TORI\p{L}*)\b/iu;
/** No seat on any flight emits this much; a figure read so was written with a decimal sign, not a thousands one. */
const mostKg = 20_000;

/** `1033.5` of `1.033,50`, `1,033.50` and `1033,50`. */
export function readKilograms(text: string): number | undefined {
  const plain = text.replace(/[' ]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return positive(Number(plain));
  const whole = plain.slice(0, last).replace(/[.,]/g, '');
  const rest = plain.slice(last + 1);
  const together = Number(whole + rest);
  const thousands = rest.length === 3 && together <= mostKg;
  return positive(thousands ? together : Number(`${whole}.${rest}`));
}

/** The first figure of a printed sentence, whoever it counts for. */
export function printedKilograms(sentence: string): number | undefined {
  const printed = weight.exec(sentence)?.groups?.kg;
  return printed === undefined ? undefined : readKilograms(printed);
}

const positive = (kg: number) => (Number.isFinite(kg) && kg > 0 ? kg : undefined);

/**
 * The sentence on emissions that counts for the whole journey, and its kilograms where it says that they are for one person.
 * Several figures of which none is said to be the journey's are those of single flights: none of them is answered.
 */
export function emissionsIn(lines: readonly Line[]): Pick<DraftItinerary, 'co2Kg' | 'co2Text'> {
  const sentences = lines.flatMap((line, index) => sentenceAt(line, lines[index + 1]) ?? []);
  const figures = new Set(sentences.map(({ kg }) => kg.value));
  const chosen = figures.size === 1 ? sentences[0] : onlyOne(sentences.filter(({ text }) => wholeJourney.test(text.value)));
  if (!chosen) return {};
  const kg = perPerson.test(chosen.text.value) ? mapFound(chosen.kg, readKilograms) : undefined;
  return { co2Text: { ...chosen.text, value: chosen.text.value.slice(0, 400) }, ...(kg && { co2Kg: kg }) };
}

const onlyOne = (sentences: Sentence[]) => (new Set(sentences.map(({ kg }) => kg.value)).size === 1 ? sentences[0] : undefined);

type Sentence = { text: Found; kg: Found };

function sentenceAt(line: Line, next: Line | undefined): Sentence | undefined {
  if (!carbon.test(line.text)) return undefined;
  const text = foundIn(line, /^(?<text>.*)$/d)?.text;
  const kg = foundIn(line, weight)?.kg;
  if (text && kg) return { text, kg };
  // The figure, or its unit, may be on the next line of a narrow page.
  const below =
    next && !carbon.test(next.text) && longSentence.test(line.text) ? foundIn(next, /^(?<text>.*)$/d)?.text : undefined;
  const kgBelow = below && next ? foundIn(next, weight)?.kg : undefined;
  return text && below && kgBelow ? { text: joinFound(text, below), kg: kgBelow } : undefined;
}
