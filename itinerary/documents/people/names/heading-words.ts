/**
 * Words that labels and headings of tickets are made of, in the languages of tickets: `NUMĂRUL BILETULUI`, `Ücret Detayı`. They have the shape of a
 * name; beside a given name we know, a title or a slash they say nothing, and one alone does not either, for some of them are families' names as well:
 * Costache, Klassen.
 */
import { isGivenName } from '../../../reference/given-names.ts';
import { fold } from '../../../text/fold.ts';
import { endsInTitle } from '../../../values/name-words.ts';
import { foldInPlace, labelOf } from '../../flight-labels.ts';

/** Folded; what a word begins with, whatever it ends with. */
const stems: readonly string[] = [
  // Tickets, bookings, papers
  'ticket etkt bilet billet bigliett bilhet bolet biljett jegy letenk karte lipu εισιτηρι билет квитк маршрут',
  'rezerv reserv buchung gebucht prenota bokning bestilling varau foglal broneer rezerw booking κρατησ брон резерв',
  'confirm bestatig potvrd potwierd onay vahvist megerosit bekraft bekreft bevestig επιβεβαιω подтвержд потвържд',
  'document dokument belge asiakirj okmany εγγραφ докум chitant recept rechnung invoice factur fattura faktur fatura szamla paragon kuitti τιμολογ квитанц',
  // Indonesian and Malay; words of Vietnamese are names as well: Hạnh, Đinh, Trang
  'informas tambah penumpang pesan tempahan tiket penerbang maskapai fasilitas biaya harga pembayar bayaran ringkas rincian butiran maklumat catatan penting syarat ketentuan kebijak jadwal jadual berangkat keberangkat kedatang jumlah nombor nomor kode daftar jamaah jemaah akomodas transportas pengangkut penginap perjalan layanan asurans bagasi kursi terma wisata peserta rombong keterang',
  // Figures and facts
  'numar numer nummer number sifr sifra szam αριθμ номер détail detail detal detay dettagl detalj részlet reszlet podrobnost λεπτομερ подробн детал',
  'inform информ ozet summar resum podsumow souhrn zusammenfass ubersicht oversikt overzicht sammanfatt yhteenvet osszefogl riepilog récapitul recapitul rekapitul povzet sazet συνοψ обобщ сводк',
  'nota notes notific hinweis uwag poznam upozorn megjegyz huomaut opmerking anmark observa remarc avertis avvert advert onemli hatirlat bilgi σημειωσ примеч забележ важн belangrijk wichtig fontos tarkeaa viktig dulezit dolezit',
  'condition conditi condici condizion bedingung warunk podmin podmien felteteler feltetel villkor vilkar ehdot voorwaard kosullar sartlar ορο правил услов',
  // Money
  'tarif tariff fare price prices preis pret pretul prix precio preco prezzo cena ceny cenik fiyat ucret bedel hinta prijs pris prisen τιμη цена стоимост тариф kosten cost costo coste koszt',
  'taxe taxa tasse tasa taks taksa podatk poplat dan vergi harc vero belasting avgift gebuhr zuschlag aufschlag person persona persoan personne osob opłat oplat szolgaltat dij dijak φορο налог сбор такс',
  'payment zahlung paiement pagamento platb platn platit plati odeme betal maksu fizet pago abonar πληρωμ оплат плащан total toplam genel gesamt osszeg somme sumar suma kwota celkem razem συνολ итого всего zwischensumm',
  // The journey
  'zborul zboru flight flug vol vuelo voo volo lot lotu let letu ucus lento vlucht jarat πτησ рейс полет segment odcinek itiner itinér reiseplan',
  'plecar plecare sosir depart abflug ankunft partenz salid lleg chegad partid kalkis varis wylot przylot odlet prilet indul erkez vertrek aankomst avgang ankomst lahto saapum αναχωρησ αφιξ вылет прилет отправл прибыт',
  'hinflug ruckflug outbound inbound return retur intoarc aller andat ritorn regres vuelt gidis donus',
  'companie compagnie compagnia compania aerian aerea linia havayol havacil fluggesell lentoyht lentoyhti luchtvaart flyselskap flygbolag αεροπορ авиакомп',
  'bagaj bagag bagaz bagaglio equipaj gepack poggyasz matkatavar zavazadl batozin prtljag αποσκευ багаж baggage luggage',
  'classe clasa klass klasa sinif osztal luokka θεση класс seat sitz koltuk siege asient assent posto miejsc sedad istum ulohel καθισμ место',
  'terminal gate durata dauer durée duree duracion duracao suresi czas doba kesto duur varighet restid idotart διαρκει продолж escal scalo aktarma umstieg przesiad prestup',
  // Where one sleeps, what one rides, eats and sees there
  'accommodat accomodat unterkunft unterkunf unterbring hebergem logement alloggi sistemazion albergh alojam aloja cazare cazar zakwater nocleg ubytov szallas majoit majutus boende overnatt indkvarter innkvarter konaklam smjestaj smestaj nastanit verblijf apmesan apgyvend размещ прожив настаняв διαμον',
  'transport transfer transzfer trasferim traslad beforder doprav preprav prevoz prijevoz kuljet vervoer трансфер транспорт перевоз μεταφορ',
  'repas meals mahlzeit comidas mese posilk strava питан хранен excurs ausflug ausfluge escursion wycieczk vylet kirandul экскурс εκδρομ program програм sejour viaggi viaje viagem voyage arrangement room list liste lista pasti',
  // Who and what besides
  'pasager passager pasajer passegg passag pasaz cestuj yolcu utas matkust resenar reizig potnik putnik επιβατ пассаж пътник fluggast reisend misafir konuk huesped hosped',
  'nume prenume name names vorname nachname surname prenom nom noms nombre apellid nome cognome sobrenome apelido imie nazwisk jmeno prijmeni prezime nev keresztnev vezeteknev ad adi soyad isim etunim sukunim fornavn etternavn efternavn efternamn fornamn voornaam achternaam ονομα επωνυμ имя фамил име',
  'servic servis serviz inclus inclui incluid dienst uslug sluzb hizmet palvel tjanst tjenest szolgalt υπηρεσ услуг сервис extra supliment zusatz suplement supplement',
  'contact kontakt iletisim yhteys elerhet kapcsolat επικοινων контакт adres address adresse telefon agenti agenc agenzia agentur αντιπροσωπ агент',
  'emis emise emisii emission emitent emitere issu ausstell wystaw vystav duzenl kiallit utfard utstedt afgifte εκδοσ выдач издав valabil valid gultig waznosc platnost gecerli ervenyess geldig',
  'pasaport passport passaport passeport pasport reisepass paszport utlevel putovnic passnummer διαβατηρ паспорт viza visum vize asigur versicher assuran seguro sigorta ubezp pojist poist vakuut forsakr forsikr verzeker biztosit ασφαλ страхов застрах',
];
const known = new RegExp(
  `^(?:${[...new Set(stems.flatMap((words) => words.split(' ').map(fold)))].toSorted((one, other) => other.length - one.length).join('|')})`,
  'u',
);
/** A stem this short is a word of its own, or begins anybody's name. */
const shortest = 4;
/** In letters: a longer ending makes another word of it, but for compounds. */
const longestEnding = 8;

/** GEBUEHREN, ZUSCHLAEGE: where there are no dots to write. Shorter words are of other languages: fuel. */
const withoutE = (word: string): string => {
  const plain = word.length > 5 ? word.replace(/(?<=[aou])e(?=[^aeiou])/, '') : word;
  return known.test(plain) ? plain : word;
};

/** Whether a word is one of those, with its ending: `biletului`, `detayı`. */
function isHeadingWord(word: string): boolean {
  const plain = withoutE(foldInPlace(word));
  const stem = known.exec(plain)?.[0];
  if (stem === undefined) return false;
  return stem.length < shortest ? plain === stem : plain.length - stem.length <= longestEnding;
}

const isOfHeading = (word: string): boolean => isHeadingWord(word) || (word.length > 3 && labelOf(word)?.bare === true);

/** Whether one of the words is of a heading, and none a given name: `Seguro Médico`. */
export const hasHeadingWord = (words: string): boolean => wordsOf(words).some(isOfHeading) && !wordsOf(words).some(isGivenName);

/** Words for and that are given names as well: AKOMODASI DAN TRANSPORTASI. */
const joins = /^(?:dan|ed)$/;

const headed = /\s+(?<word>\p{L}{4,})\s?:/u;

/** Where `LERMA OCHOA, Paula Pasaporte: BA448120 Tiquete: …` ends that a name may stand in: what the next word heads is no part of it. */
export function beforeHeaded(text: string, from = 0, end = text.length): number {
  const next = headed.exec(text.slice(from, end));
  return next && hasHeadingWord(next.groups?.word ?? '') ? from + next.index : end;
}

/** Whether words are a label or a heading, and nobody's name: two of those among them, and nothing that names somebody. */
export const isOfHeadingWords = (words: string): boolean => {
  if (isInTwoLanguages(words)) return true;
  if (words.includes('/') || endsInTitle.test(words)) return false;
  const all = wordsOf(words);
  const isJoining = (word: string, index: number) =>
    joins.test(fold(word)) && [index - 1, index + 1].every((beside) => isOfHeading(all[beside] ?? ''));
  return all.filter(isOfHeading).length > 1 && !all.some((word, index) => isGivenName(word) && !isJoining(word, index));
};

const wordsOf = (words: string): string[] => words.split(/[\s,.:-]+/).filter(Boolean);

/** `FLIGHTS / LOTY`: with blanks beside its stroke, and of a heading's words alone on one side; or `МАРШРУТ/КВИТАНЦИЯ`, of those on both. */
function isInTwoLanguages(words: string): boolean {
  const sides = words.split('/').map(wordsOf);
  if (sides.length !== 2 || endsInTitle.test(words) || sides.flat().some((word) => isGivenName(word))) return false;
  const ofHeading = sides.filter((side) => side.length > 0 && side.every(isOfHeading)).length;
  return ofHeading === 2 || (ofHeading === 1 && /\s\/\s/.test(words));
}

/** Families called as tickets head: `Mr Gareth Llewellyn-Price`, `Mrs Emma Price`. */
export const familyLikeHeading =
  /(?<=^(?:Mrs?|Ms|Miss|Mstr|Dr)\.? (?:\p{Lu}[\p{L}'’-]+ )+)(?:\p{Lu}\p{L}+-)?(?:Price|Hand|Beach|Miles)(?:-\p{Lu}\p{L}+)?$/iu;
