import { foldInPlace } from '../../flight-labels.ts';

/** Strathmore Biologics Ltd: a firm ends with what it is by law. None of these ends a name; B.V. without its points are initials. */
const firm =
  /[\s,](?:ltd|limited|inc|llc|llp|plc|corp|corporation|gmbh|ohg|s\.?r\.?l|sarl|s\.a|s\.p\.a|b\.v|n\.v|a\/s|oyj|kft|zrt|nyrt|d\.o\.o|s\.?r\.?o|z o\.?o|eood|pty|pvt|ltda)\.?$/u;

// Bottenviken Stål AB: two letters or three in capitals, where nothing else is in capitals
const firmCapitals = /\p{Ll} (?:AB|AG|AS|ASA|ApS|BV|KG|NV|OY|Oy|SA|SAS|SE|SL|SLU|SpA)$/u;

// Southern Cross Geotechnics, Meridian Logistics, Kodály Zoltán Gimnázium: what a firm does, and nobody is called; folded
const trade =
  /(?<!\p{L})(?:assistance|insurance|assurances?|assicurazioni|seguros|asigurari|versicherung(?:en)?|verzekeringen|ubezpieczenia|pojistovna|forsakring|forsikring|biztosito|geotechnics|analytics|consult(?:ing|ants|ancy|ores)|engineer(?:ing|s)|logisti(?:cs|k|que|ca)|solutions|technolog(?:y|ies|ie|ia)|industri(?:es|as|e|al)|holdings?|enterprises|ventures|pharmaceuticals|biologics|diagnostics|robotics|plastics|systems|networks|laborator(?:y|ies|ios|i|ium)|laboratoires?|associates|manufacturing|foundation|universit(?:y|e|a|at|et|atea|ad|y of)|uniwersytet|institut(?:e|o|ul)?|ministry|ministerul|ministere|ministerio|academy|ingenierie|ingenieria|ingegneria|maschinenbau|versicherung(?:en)?|stiftung|verlag|werke|reiseburo|reisedienst|reisestudio|viajes|turizm|turismo?|tourisme?|turystyk\p{L}*|resebyra|rejsebureau|reisebyra|matkatoimisto|reisiburoo|cestovk[ay]|cestovni kancelar|utazasi iroda|biuro podrozy|grupp?o|groupe|gruppe|group|travels|schools?|\p{L}{3,}schule|gymnas\p{L}+|gimnaz\p{L}+|iskola|lycee|liceul|liceo|colegi(?:ul|o)|college|szkola|szkol|sekolah|kolej|escola|escuela|ecole|scuola|shkolla|mokykla|vidusskola|skola|skolan|skole|koulu|lukio|lisesi|okulu|parafia|paroquia|parroquia|paroisse|parohia|pfarrei|parrocchia|гимназия|школа|училище|σχολειο|λυκειο)(?!\p{L})/u;

/** INARIN KUNTA: what governs a town or a county, in no shape of a name; folded. */
const authority =
  /(?<!\p{L})(?:kunta|kaupunki|\p{L}*hyvinvointialue|kuntayhtyma|(?:lans|region)?kommune?n?|landstinget|fylkeskommune|\p{L}*sveitarfelag|(?:stadt|samt|verbands)?gemeinde|stadtverwaltung|landratsamt|gemeente|mairie|prefecture|municipi(?:o|ul|um|pality|palidad|palidade)|ayuntamiento|ajuntament|concello|alcaldia|diputacion|prefeitura|camara municipal|primaria|consiliul|urzad|gmina|powiat|magistrat|opcina|opstina|obcina|zupanija|onkormanyzat\p{L}*|vallavalitsus|linnavalitsus|savivaldyb\p{L}+|pasvaldib\p{L}+|belediyesi?|kaymakamlig[i]?|valilig[i]?|county council|city council|borough council|district council|municipality)(?!\p{L})/u;

/** `M. le Maire`, `Mme la Présidente`: with a small article it is an office. */
const officeInFrench = /^(?:MM?\.?|Mmes?|Monsieur|Madame) (?:les? |la |l['’])/u;

/** Whether words name an office of a town or a county. */
export const isAuthority = (words: string): boolean => authority.test(foldInPlace(words));

/** Whether words are a firm's name, by what they end with or what it does. */
export const isFirm = (words: string): boolean => {
  const folded = foldInPlace(words);
  return firm.test(folded) || trade.test(folded) || firmCapitals.test(words) || officeInFrench.test(words) || isAuthority(words);
};
