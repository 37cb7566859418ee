import { foldInPlace } from './flight-labels.ts';

/** Strathmore Biologics Ltd: a firm ends with what it is by law. None of these ends a name; B.V. without its points are initials. */
const firm =
  /[\s,](?:ltd|limited|inc|llc|llp|plc|corp|corporation|gmbh|ohg|s\.?r\.?l|sarl|s\.a|s\.p\.a|b\.v|n\.v|a\/s|oyj|kft|zrt|nyrt|d\.o\.o|s\.?r\.?o|z o\.?o|eood|pty|pvt|ltda)\.?$/u;

// Bottenviken Stål AB: two letters or three in capitals, where nothing else is in capitals
const firmCapitals = /\p{Ll} (?:AB|AG|AS|ASA|ApS|BV|KG|NV|OY|Oy|SA|SAS|SE|SL|SLU|SpA)$/u;

/** Whether words are a firm's name, by what they end with. */
export const isFirm = (words: string): boolean => firm.test(foldInPlace(words)) || firmCapitals.test(words);
