/** How references are drawn. */
import { airlineNamed } from '../../reference/airlines.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readDay } from '../../values/days.ts';
import { labelOf } from '../flight-labels.ts';
import { behindLabel, noReference, wholeReference } from './reference-labels.ts';

/** `isElse`: lines in which such a label is of something else. */
export type Shape = {
  behind: RegExp;
  whole: RegExp;
  fits: (text: string) => boolean;
  certainty: number;
  isElse?: (line: Line) => boolean;
};

/** Of letters alone systems draw five or six: COMPANIE is a word. */
export const isReference = (text: string) =>
  /[A-Z]/.test(text) &&
  (text.length < 7 || /\d/.test(text)) &&
  !noReference.test(text) &&
  !airlineNamed(text) &&
  readDay(text) === undefined &&
  labelOf(text) === undefined;

export const drawnLetters: Shape = { behind: behindLabel, whole: wholeReference, fits: isReference, certainty: 1 };
export const ofTheAirline: Shape = {
  ...drawnLetters,
  whole: /^:?\s?(?<ref>[A-Z0-9]{5,6})$/u,
  fits: (text) => text.length < 7 && isReference(text),
};
/**
 * `Bokningsnummer flyg` over `WN3HKS`, `Clave de reservación (récord) Aeroméxico: KQZRMD`, `Numer rezerwacji lotniczej GDN - BGY   KT6LQX (Wizz Air)`:
 * behind the label stands of what it is, in words without figures, and behind the reference whose.
 */
export const ofWhatever: Shape = {
  ...ofTheAirline,
  behind:
    /^(?=\s?\(|\s\p{L})(?:\s?\([^()\d]{2,24}\))?(?:\s\(?\p{L}[\p{L}.&’'–/-]*\)?|\s[-–—→>/](?=\s)){0,7}\s*(?::\s*(?<ref>[A-Z\d]{6})(?![\p{L}\d/-])|$)/u,
  whole: /^:?\s?(?<ref>[A-Z0-9]{5,6})(?: ?\(\p{L}[\p{L}\d .&’'-]{1,24}\))?$/u,
  certainty: 0.7,
};
/** ALV-2026-55180 | TRV-48213: as agencies number what they sell. */
export const inParts: Shape = {
  behind: /^(?:\s*[:#]{1,2}\s*|\s+|$)(?:(?<ref>[A-Z]{2,5}(?:[-/][A-Z\d]{2,8}){1,3})(?![\p{L}\d/.,:-])|$)/u,
  whole: /^(?<ref>[A-Z]{2,5}(?:[-/][A-Z\d]{2,8}){1,3})$/u,
  fits: (text) => /\d{3}/.test(text),
  certainty: 0.7,
};
/** ST27HRG481: longer than systems draw them, and told apart from words and sums by having letters and figures. */
const longer = '(?=(?:[A-Z\\d]*[A-Z]){2})(?=(?:[A-Z\\d]*\\d){3})[A-Z\\d]{9,12}';
export const drawnLonger: Shape = {
  behind: new RegExp(`^(?:\\s*[:#]{1,2}\\s*|\\s+|$)(?:(?<ref>${longer})(?![\\p{L}\\d/.,:-])|$)`, 'u'),
  whole: new RegExp(`^(?<ref>${longer})$`, 'u'),
  fits: (text) => text !== '' && readDay(text) === undefined,
  certainty: 0.7,
};
/** 4417302: nothing but its label says what it is. */
export const figuresAlone: Shape = {
  behind: /^(?:\s*[:#]{1,2}\s*|\s+|$)(?:(?<ref>[1-9]\d{4,8})(?![\p{L}\d/.,:-])|$)/u,
  whole: /^(?<ref>[1-9]\d{4,8})$/u,
  fits: (text) => text !== '' && readDay(text) === undefined,
  certainty: 0.7,
};
