/** Hours with a point that a sentence tells behind a small word: `v 9.40`, `alle 13.10`, `o 7.05`, `at 5.30`. Without it they are days and sums as well. */

const words =
  'at alle às as ob om um v ve o u klo kell klukkan saat pukul jam ora ore orele в о об во kl\\. kl godz\\. a\\slas a\\sla'
    .split(' ')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
    .join('|');
// Not v 13.10., of a day; at 9.40 EUR | o 2.30 zł | at 9.40 per kilo
const behind = String.raw`(?![\p{L}\d:/%]|[.,]\d|\.\s?(?:\d|\p{Ll})|\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|kg|km|mil|per|zł|Kč|kn|lei|kr|din|лв|дин|руб|грн)(?!\p{L}))`;

/** The pattern of one, as its group `time`. */
export const hourBehindWord = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${words})\s)(?<time>(?:[01]?\d|2[0-3])\.[0-5]\d(?:\s?[ap]\.?\s?m(?!\p{L})\.?)?)${behind}`,
  'dgu',
);

// ve 13.10: Friday the 13th in French or Italian, but ten past one in Czech and Slovak
const czech = /[ěščřžůťďň]/i;

/** Whether a word before such figures, which is a short weekday as well, leads to an hour. @param text the line */
export const isHourBehindVe = (day: string, text: string): boolean =>
  /^ve (?:[01]?\d|2[0-3])\.[0-5]\d$/i.test(day) && czech.test(text);
