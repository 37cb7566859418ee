/** Words that stand with names on tickets, in all the reader's languages: titles, and the particles of families. */
import { fold } from '../text/fold.ts';

/** Nothing but a title wherever it stands. */
const surely =
  'mr mrs ms miss mstr mister menina menino tn ny nn dr prof profa asst assoc mx capt phd herr herrn frau fräulein hr mme mlle monsieur madame mademoiselle mm sig sig.ra sig.na sigra signor signora signorina sr sra srta señor señora señorita senhor senhora dl dna d-na d-l d-ra dra domnul doamna doamnei d-nei dnei domnișoara domnișoarei dșoara d-șoara dlui domnului d-lui bay bayan sayın pani paní dhr mevr mevrouw meneer heer mw fru frk hra rva herra rouva asszony kisasszony úrhölgy hölgy slečna fröken frøken neiti nti herre frl mejuffrouw mej signore dottore dottoressa dottor doutor doutora doctor doctora docteur doktor professor professora professeur professore professoressa profesor profesora domn g-din g-đa g-ca госпођа госпођица г-дин г-ђа gospodin gospođa gospođe gospođi gospođu gospodina gospodinu gospođica gospod gospa gospodična gdč härra proua preili kungs kundze kgs kdze ponas ponia panelė hanım κύριος κυρίου κυρία κυρίας δεσποινίς δνίς панна gđa gđica gosp gđja κος κα dott dott.ssa dr.ssa prof.ssa gent.ma gent.mo mudr mvdr judr phdr rndr dipl.-ing г-н г-жа г-ца господин господина господину госпожа госпожи госпоже госпожу госпожица пан пані מר גב’ גברת السيد السيدة bapak bpk ibu sdr sdri encik puan cik datuk datin suor sœur soeur alhaji alhaja engr barr shri shree smt'
    .split(' ')
    .concat('de heer');
/** Titles where a title stands, before all names or last behind a slash; otherwise a name, or a letter of one. */
const maybe =
  'm g d p pí d.ª dª úr bey sn ga me k don doña dona fr eng lady sir ka kos κ pan pán master rev ing dipl-ing dipl.-kfm dipl.-kffr dipl pfr pfrin inż mag magª maga dña mgr bc av avv avv.to rag geom arh arch arq lic ec paeddr thdr thlic univ.-prof priv.-doz doc conf univ lek med med.univ med.dent jur phil rer.nat ifj id özv pr ks padre pe pra ir diac frei irmã père abbé frère frate hermana hno hna siostra ksiądz pasteur pastoor dominee pfarrer pfarrerin farář farár velečasni župnik proboszcz kyrkoherde părintele pater preot pastor msgr mons rvdo rvda pbro chief kum hj hjh ustaz ustadz drs preoteasa psa presb presbyter presbitera πρεσβ πρεσβυτέρα αρχιμ презвитера прот протоиерей иерей свещ диакон архим oberarzt oberärztin chefarzt chefärztin krankenschwester schwester pd cikgu melle'.split(
    ' ',
  );

/** Père is a priest and Irmã a nun, and Pere and Irma are somebody's names. */
const withAccent = /^(?:p[èÈ]re|irm[ãÃ])$/iu;

/** Mª del Carmen: María, and no Monsieur. */
const isMaria = /^m\.?ª$/iu;

/** A title as the sets below have it: folded, without points. The raised letter of D.ª says but who it is, and folded it would make a particle. */
export const titleOf = (word: string): string =>
  withAccent.test(word)
    ? word.toLowerCase()
    : isMaria.test(word)
      ? 'maría'
      : fold(word.replace(/[ªº]/g, '')).replace(/\.(?=$|\p{L})/gu, '');
const plain = (words: readonly string[]) => words.map(titleOf);

/** Folded and without points. */
export const titles: ReadonlySet<string> = new Set(plain([...surely, ...maybe]));
/** With their point and before two names alone, of priests, nuns, teachers, officers, and of who was elected or judges: without it Kun is a family's name in Hungary. */
export const pointedTitles: ReadonlySet<string> = new Set(
  plain(
    'kun vysk kan ses mok vlč preč abp kard diak prob an hon onor on exmo exma ilmo ilma amb sen dep col gen maj brig adm cap cllr'.split(
      ' ',
    ),
  ),
);
/** Before two names or more and never behind them, where many are families: Elder Ann Grace Lee, and Maria Luz Pastor. Of those who serve a church. */
export const churchTitles: ReadonlySet<string> = new Set(
  plain(
    'pastor pastora pastorin pastorn pastori pasteure elder deacon deaconess evangelist apostle prophet prophetess bishop archbishop vicar brother sister bro sis ptr diácono diácona diaconisa obispo bispo vescovo evêque diacre diacono diakon diakonin diakonisse diakonissa diakoni bischof bischöfin biskop biskup piispa diaken bisschop ouderling zuster broeder schwester bruder fratello søster syster diacon episcop evanghelist presbítero evangelista missionário missionária brat mchungaji askofu ndugu епископ дякон отец'.split(
      ' ',
    ),
  ),
);
/** Of the first, the short words that are names as well. */
export const titlesAndNames: ReadonlySet<string> = new Set(plain(maybe));

const anyOf = (words: readonly string[]) =>
  `(?:${[...new Set([...words, ...words.map(titleOf)])]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|')})`;

/** `mr` as `[mM][rR]`: modifiers, `(?i:mr)`, within lookaheads find nothing in some of V8's compiled patterns. */
const inAnyCase = (pattern: string): string =>
  pattern.replace(/\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return capital !== letter && capital.length === 1 ? `[${letter}${capital}]` : letter;
  });

/** For patterns: a title in any case, with its point and the raised letter behind it: Prof.ª */
export const anyTitle = `(?:${inAnyCase(anyOf([...surely, ...maybe]))}\\.?[ªº]?)`;
/** For patterns: one that says of what stands behind it that it is a name. M stands for Monsieur before names alone. */
export const sureTitle = `(?:${inAnyCase(anyOf([...surely, 'm', 'pan', 'pán', 'κ']))}\\.?[ªº]?)`;

/** For patterns: such a title, and what may stand behind it: Frau Dr., Herrn Prof. Dr., Dl ing. */
export const titleAndOthers = `${sureTitle}(?: ${anyTitle}){0,2}`;

/** For patterns: words that join two people. */
export const joining = '(?:and|et|und|și|si|y|e|i|og|och|en|ja|a|és|ve|oraz|ir|un|dan|dhe|và|та|и|і|й|және|και|&|\\+)';

/** Of men, of women and of boys, in the same order in every language. */
const ofSexes = [
  'mr herr herrn hr sig signor signore sr señor senhor dl d-l dlui d-lui domnul domnului domn bay dhr meneer monsieur herra hra gospodin gospodina gospod г-н господин господина κύριος κυρίου пан',
  'mrs ms miss frau fräulein mme mlle madame mademoiselle sig.ra sig.na sigra signora signorina sra srta señora señorita senhora dna d-na doamna domnișoara dșoara d-șoara bayan pani paní mevr mevrouw rva rouva fru gospođa gospođe gospođica gospa г-жа г-ца госпожа госпожи госпожица κυρία κυρίας δεσποινίς κα',
  'mstr',
].map((words) => new Set(plain(words.split(' '))));

/** Whether two names have titles that nobody has both of: `MR RAMESH MENON`, `MRS SUNITA RAMESH MENON`. */
export function haveOtherTitles(one: string, other: string): boolean {
  const [sexes, others] = [one, other].map((name) => {
    const words = name.split(/[\s/,]+/).map(titleOf);
    return ofSexes.flatMap((titlesOfSex, sex) =>
      [words[0], words.at(-1)].some((word) => titlesOfSex.has(word ?? '')) ? sex : [],
    );
  }) as [number[], number[]];
  return sexes.length > 0 && others.length > 0 && !sexes.some((sex) => others.includes(sex));
}

/** Without a small letter. */
export const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text);

/** IONESCU/MARIA MRS, OZUN FLORIN MR: as reservation systems end a name. */
export const endsInTitle = /\s(?:MR|MRS|MS|MISS|MSTR|MME|MLLE|HERR|FRAU|DR)\.?$/i;

const particleWords =
  'van von der den de la las los del delos dela della dal dalla dello degli di da do dos das du le el al bin binti bint bte ben ibn ould dei vom ter ten zu zum zur af av mac st'.split(
    ' ',
  );
/** VAN DER BERG, De la Cruz: folded. */
export const particles: ReadonlySet<string> = new Set(particleWords);
/** For patterns: particles within a name, small or with a capital. */
export const particle = anyOf(particleWords.filter((word) => word !== 'st' && word !== 'mac'));
