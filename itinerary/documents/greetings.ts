/** How letters begin, in the languages tickets are sent in. */
import { foldInPlace } from './flight-labels.ts';

/** Hello, DOUGLAS P. Cara, Ola and Beste are given names as well. */
const greeting =
  /^(?:(?:hello|hi|dear|hey|good (?:morning|day)|buna(?: ziua)?|salut|stimat\p{L}*|hallo|guten tag|liebe[rs]?|sehr|bonjour|hola|estimad[oa]s?|ciao|gentil[ei]\p{L}*|egregi\p{L}*|kedves|tisztelt|czesc|dzien dobry|szanown\p{L}*|drogi|ahoj|vazen\p{L}*|kaere|geachte|merhaba|sevgili|αγαπητ\p{L}*|здравствуйте|уважаем\p{L}*|дорог\p{L}*)(?!\p{L})|(?:cher|chere|ola|car[oa]|hej|hei|beste),)/u;

/** Of letters alone: before a name on a ticket Sayın is a title. */
const greetingOfLetters =
  /^(?:exm[oa]|prezad[oa]|postovan\p{L}*|sayin|hyva|tere|sveiki|gerb|dobr[yi] den|jo napot|god dag|goedendag|szep napot|labas|lugupeetud)(?!\p{L})/u;

/** Whether words greet whoever they name. */
export const greetsSomebody = (text: string): boolean => greeting.test(foldInPlace(text));

/** Whether a line begins a letter. */
export const greets = (text: string): boolean => greetsSomebody(text) || greetingOfLetters.test(foldInPlace(text));
