/** How letters begin and end, in the languages tickets are sent in. */
import { fold } from '../../../text/fold.ts';
import { isCapitals } from '../../../values/name-words.ts';
import { foldInPlace } from '../../flight-labels.ts';

/** Hello, DOUGLAS P. Cara, Ola and Beste are given names as well. */
const greeting =
  /^(?:(?:hello|hi|dear|hey|good (?:morning|day|afternoon|evening)|buna(?: (?:ziua|seara|dimineata))?|salut|stimat\p{L}*|hallo|guten (?:tag|morgen|abend)|grus{1,2} (?:gott|dich)|liebe[rs]?|sehr|bonjour|bonsoir|hola|buen(?:os|as) (?:dias|tardes|noches)|bo[am] (?:dia|tarde|noite)|buon ?giorno|buona ?sera|estimad[oa]s?|ciao|gentil[ei]\p{L}*|egregi\p{L}*|kedves|tisztelt|czesc|dzien dobry|dobry (?:wieczor|vecer)|dobr[oa] (?:jutro|vece\p{L}*|rano)|god (?:morgon|kvall|kveld|aften|ettermiddag)|goede(?:morgen|middag|navond)|hyvaa (?:paivaa|iltaa|huomenta)|jo (?:reggelt|estet)|iyi (?:gunler|aksamlar)|gunaydin|szanown\p{L}*|drogi|ahoj|vazen\p{L}*|k(?:ae|æ)re|geachte|merhaba|sevgili|αγαπητ\p{L}*|καλη(?:μερα|σπερα)|здравствуйте|добр(?:ыи|о|ое|ии|ого) (?:день|вечер|утро|дня|ранку|вечора)|добър ден|уважаем\p{L}*|дорог\p{L}*)(?!\p{L})|(?:cher|chere|ola|car[oa]|hej|hei|beste),)/u;

/** Of letters alone: before a name on a ticket Sayın is a title. */
const greetingOfLetters =
  /^(?:exm[oa]|prezad[oa]|postovan\p{L}*|sayin|hyva|tere|sveiki|gerb|dobr[yi] den|jo napot|god dag|goedendag|szep napot|labas|lugupeetud)(?!\p{L})/u;

// Cara Ermenegilda Bortolussi, | Hei Torgunn Øvregård!: where a name follows only if the line ends so, for it may be one itself
const likeName =
  /^(?:cher|chere|ola|car[oa]|hej|hei|hoi|moi|szia|cau|cao|bok|beste|kj(?:ae|æ)re|kara|halo|selam|привет|привіт|здраве[ий]|здраво|γεια(?: σου)?|היי|שלום|yth|kepada yth)\.?(?= .*[,!:]$)/u;

/** In letters: the word a letter begins with, before whoever it greets; 0 where it begins otherwise. */
export function lengthOfGreeting(text: string): number {
  const plain = foldInPlace(text);
  return (
    [greeting, likeName, greetingOfLetters].map((word) => word.exec(plain)?.[0].length ?? 0).find((length) => length > 0) ?? 0
  );
}

/** Of languages that call whom they greet by another form of his name: Bogumiło, Petře, Марку. */
const vocative =
  /^(?:szanown|drogi|droga|czesc|dzien dobry|dobry (?:wieczor|vecer)|dobr[oa] (?:jutro|vece\p{L}*|rano)|vazen|mil[yae](?!\p{L})|ahoj|dobry den|postovan|drag[aio]|шановн|добри ден|драг|уважаем|αγαπητ|gerb|labas|sveiki|lugupeetud)/u;

/** Whether a greeting is in such a language. */
export const isOfVocative = (text: string): boolean => vocative.test(foldInPlace(text));

/** Whether words greet whoever they name. */
export const greetsSomebody = (text: string): boolean => greeting.test(foldInPlace(text));

/** Whether a line begins a letter. */
export const greets = (text: string): boolean => greetsSomebody(text) || greetingOfLetters.test(foldInPlace(text));

// Cu stimă, | Best regards | Mit freundlichen Grüßen | O zi frumoasă,
const closing =
  /^(?:(?:amities|amicalement|bises|bisous|a plus|puszi|udv|oleles\p{L}*|pupici|cu drag|pe curand|hugs|kisses|xoxo|speak soon|see you|take care|baci|un abbraccio|besos|beijos|kram\p{L}*|knus|klem|knuffels?|liefs|kus(?:jes)?|lg|vg|gruss\p{L}*|bussi|ciao|ahoj|mej sie|sciskam|filakia|φιλια|целую|обнимаю|o (?:zi|seara|saptamana) (?:buna|frumoasa|placuta)|have a (?:nice|good|great) (?:day|evening)|(?:einen )?schonen (?:tag|abend)|bonne (?:journee|soiree)|buona (?:giornata|serata)|cu (?:stima|respect|drag|prietenie|consideratie)|(?:(?:kind|best|warm) )?regards|cheers|best wishes|all the best|many thanks|(?:vanliga |basta )?halsning\p{L}*|vanligen|mvh|(?:venlig |vennlig |med )?hils(?:en|ner)|(?:ystavallisin |parhain )?terveisin|lijep pozdrav|srdacan pozdrav|s postovanjem|lep pozdrav|lugupidamisega|parimate soovidega|ar cienu|pagarbiai|toate cele bune|(?:(?:mit )?(?:besten|herzlichen) grussen|herzliche grusse|liebe grusse)|abracos?|um abraco|a bientot|a presto|groetjes|sevgiler|iyi gunler|поздрави?|с наилучшими пожеланиями|(?:gute reise|schonen flug|bon voyage|buon viaggio|buen viaje|boa viagem|calatorie placuta|drum bun|zbor placut|safe travels|trevlig resa|god (?:tur|resa|rejse)|hyvaa matkaa|jo utat|(?:prejeme vam )?(?:stastnou|prijemnou) cestu|przyjemnej podrozy|sretan put|iyi (?:yolculuklar|ucuslar))|yours (?:sincerely|faithfully|truly)|sincerely|thank you|mit freundlichen grussen|(?:viele|beste|liebe|freundliche) grusse|cordialement|bien (?:cordialement|a vous)|salutations|(?:cordiali|distinti) saluti|(?:un )?(?:cordial )?saludos?(?: cordial)?|un abrazo|atentamente|com os melhores cumprimentos|cumprimentos|atenciosamente|z (?:powazaniem|wyrazami szacunku)|pozdrawiam\p{L}*|s pozdravem|udvozlettel|tisztelettel|med (?:vanliga|venlig|vennlig) halsning\p{L}*|(?:met )?(?:(?:vriendelijke|hartelijke) )?groet\p{L}*|saygilar\p{L}*|с уважением|с уважение|με εκτιμηση|(?:(?:bestu|kaer\p{L}*|hlyjar?|med|með) )?kve[dð]j(?:a|ur|u|um)|vir[dð]ingarfyllst|(?:vriendelike|hartlike|beste) groete?|з повагою|с поштовањем|(?:срдачан )?поздрав|со почит|atentament|salutacions|(?:un )?saudos?|me respekt|pershendetje|tran trong|than men|hormat (?:kami|saya)|პატივისცემით|հարգանքով|cofion(?: gorau)?|le gach dea-ghui|adeitasunez)(?!\p{L})[^\p{L}]*(?:[\p{L} ]{0,20}|(?<=,\s*)[\p{L} .'’-]{0,40})?)$/u;

/** Whether a letter ends with a line: there, or below, stands who wrote it. */
export const closes = (text: string): boolean => closing.test(fold(text));

/** Words for a kiss or a hug that are families' names as well; folded. */
const alsoFamilies = /^(?:kus|kram|klem|knus|baci)$/;

/** Whether words that would close a letter are somebody: `Kus Anna` closes, and `KUŚ Anna`, `Kuś Anna` and `Kus Anna Maria` are called so. */
export function isNamedLikeClosing(words: string): boolean {
  const [first = '', ...rest] = words.split(' ');
  if (!alsoFamilies.test(fold(first)) || rest.length === 0) return false;
  return isCapitals(first) || /[^\x20-\x7e]/.test(first) || rest.length > 1;
}
