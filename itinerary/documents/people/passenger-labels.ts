/** The labels a traveller's name stands behind or under, in the languages of tickets, and the order of names they ask for. */
import { type Cell, cellFrom, pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import { sureTitle } from '../../values/name-words.ts';
import { foldInPlace } from '../flight-labels.ts';
import { familyWords, givenWords } from './names/name-parts.ts';
import type { Order } from './names/printed-names.ts';

/** Both names in one, the family's first: `Nazwisko i imię`, `Prezime / ime`. */
const familyThenGiven = `nazwisko i imie|nume(?:le)?,? (?:si |\\/ ?)?prenume(?:le)?|surname(?:,| and|\\/) ?(?:first|given) names?|cognome e nome|apellidos?(?:,| y) nombres?|nom et prenoms?|prijmeni a jmeno|priezvisko a meno|(?:nach|familien)?name(?:,| \\/)? ?vornamen?|naam, ?voornaam|nome e apelido|apelidos?,? (?:e )?nomes?|sobrenome,? (?:e )?nome|cognome, ?nome|nom, ?prenoms?|nazwisko, ?imie|soyadi?,? adi?|prezime,? (?:i )?ime|презиме,? (?:и )?име|фамилия,? (?:и )?име|επ[ωι]νυμο,? (?:και )?ονομα|фамилия ?\\/ ?(?:full )?name(?: of passenger)?|ad soyad|pavarde,? (?:ir )?vardas|uzvards,? (?:un )?vards|perekonnanimi,? (?:ja )?eesnimi|sukunimi,? (?:ja )?etunimi|efternamn,? (?:och )?fornamn|e[ft]ternavn,? (?:og )?fornavn|прізвище,? (?:та )?ім.я(?:,? (?:та )?по батькові)?(?: пасажира)?|фамилия,? (?:и )?имя(?:,? (?:и )?отчество)?(?: пассажира)?|${familyWords} ?\\/ ?${givenWords}`;
/** The other way round, or in whichever order. */
const wholeName = `imie i nazwisko|prenume(?:le)?,? (?:si |\\/ ?)?nume(?:le)?|first (?:and|&) last names?|names? (?:and|&) surnames?|nome e cognome|nombres? y apellidos?|nome completo|nombre completo|prenoms? et noms?|vor- und (?:nach|zu|familien)name|jmeno a prijmeni|meno a priezvisko|ime (?:i|in) pr[ei]+(?:zi|jmen|imek)\\p{L}*|ονοματεπωνυμο|(?:фио|ф\\. ?и\\. ?о\\.)(?: пассажира)?|име и фамилия|${givenWords} ?\\/ ?${familyWords}`;

/** Who travels for his health, and who goes with him; who is sent by his office, ship or school; folded. */
const forTheirPurpose = [
  'patient(?:s|in|en|innen)?|pacient[ea]s?|pacient(?:ul|ului|i|ii|ka|u)?|pazient[ei]|pasient(?:en)?|potilas|patsient|pacientas|pacjent(?:ka|ki|ci)?|beteg(?: neve)?|pacijent(?:i|ica|kinja)?|hasta (?:adi(?: soyadi)?|bilgileri)|пациент(?:ы|ка|и|ът)?|пацієнт(?:и|ка)?|ασθεν(?:ησ|εισ)|პაციენტი|პაციენტები|ה?מטופלת?|(?:ال)?مريضة?|患者(?:姓名|氏名)?|환자(?:명)?',
  'companions?|accompanying (?:person|adult|parent|relative)s?|accompanied by|begleitperson(?:en)?|begleiter(?:in)?|accompagnat(?:eur|rice)s?|accompagnant[ei]?s?|acompanantes?|acompanhantes?|accompagnator[ei]|accompagnatric[ei]|insotitor(?:ul|i|ii)?|insotitoare(?:a)?|osob[ay] towarzyszac[ae]|doprovod(?: pacienta)?|doprovazejici osob[ay]|sprievod|sprevadzajuca osoba|kisero(?:je|k|szemely)?|refakatci(?:si|ler)?|pratilac|pratitelj|pratnja|spremljevale[ck]|придружител(?:и|ка)?|сопровождающ(?:ии|ая|ие|ее лицо|ие лица)|супроводжу\\p{L}+(?: особа)?|συνοδοσ|συνοδοι|თანმხლები(?: პირი| პირები)?|saattaja|saatja|ledsager(?:e|en)?|ledsagare|medfoljande|begeleider(?:s)?|lydintis asmuo|pavado(?:nis|sa persona)|(?:ال)?مرافقة?|ה?מלווה|陪同人?员?|동반자|보호자',
  '(?:daftar |senarai |nama )?(?:peserta|(?:calon )?j[ae]maah(?: umr\\p{L}+| haji)?)|(?:az? )?(?:utazo |utazok )?(?:\\p{L}+ )?nevsora?',
  // Schüler: | Élèves, over the names of a class; of a team
  'pupils?|(?:student|pupil|learner)(?:.s)? names?|students|leerders?|schuler(?:innen)?|eleves?|alumn[oae]s?|alun[oan][si]?|alliev[oaie]|elev(?:i|ii|er|erna|erne)|uczniowie|uczen|uczennica|zac[ei]|studenti|leerling(?:en)?|oppilaat|ogrenciler|diakok|ucenici|ucenci|ученици|ученики|учні|μαθητεσ|players|spieler(?:innen)?|joueu(?:rs|ses)|jugador(?:es|as)|jogador(?:es|as)|giocator[ei]|zawodnicy|hraci|jucatori|spelare|spillere|spelers|jatekosok|oyuncular|igraci|pelaajat|играчи|игроки|παικτεσ',
  // Atleet: | Sportlerin, of who is sent to a contest
  'atleet|ath?let(?:[ae]s?|en|i|er|erna|erne|ene|in|innen|ul|ii)?|sportler(?:in|innen)?|sport(?:as|kinje|noliai)|sportol(?:o|ok)|sportov(?:ec|kyne|ci)|sporcu(?:lar)?(?: adi(?: soyadi)?)?|zawodni(?:k|czka)|sportlan[ed]\\p{L}*|sportininka(?:s|i)|sportist(?:a|i|e|s)?|urheilija(?:t)?|idrottare|utovere?|idraetsudover(?:e)?|ithrottama[dð]ur|αθλητ(?:ησ|ρια|εσ)|спортсмен(?:ка|и|ы)?|спортист(?:ка|и)?|състезател(?:и|ка)?',
  // Seafarer 1 | Jūrnieks 2: | Denizciler | MARINS EMBARQUANTS, of who joins a ship; one alone without a number may be called so
  '(?:marins? |gens de mer )?embarquants?|(?:crew|seafarers?|seamen) joining|(?:joining|embarking) (?:crew|seafarers?|seamen)|joiners|(?:marittimi |equipaggio )?imbarcanti|tripulantes (?:que embarcan|embarcantes|a embarcar)|anmusternde(?: besatzung| seeleute)?|echipaj imbarcant|seamen|seeleute|tripulantes|gens de mer|marittimi|naviganti|gente de mar|maritimos|navigatori|marynarze|namornici|namorniki|pomorci|mornarji|tengereszek|denizciler|gemiciler|gemi adamlari|zeelieden|zeevarenden|sjomenn|sjofolk|sofolk|somaend|merenkulkijat|merimiehet|meremehed|jurnieki|jurininkai|моряки|моряци|ναυτικοι|(?:seaman|tripulante|seemann|seefrau|marin|marittimo|marinaio|marinero|maritimo|navigator|marinar|marynarz|namornik|pomorac|mornar|tengeresz|denizci|gemici|gemi adami|zeeman|zeevarende|sjomann?|somand|merenkulkija|merimies|meremees|jurnieks|jurniece|jurininkas|jurininke|моряк|ναυτικοσ)(?= \\d|\\s?:)',
  'missionnaires?|agents? en mission|comisionad[oa]s?|servidor(?:a|es|as)?(?: em viagem)?|delegat(?:es|ii|i)|delegierte|(?:membres? de la|members? of the) delegation|(?:on-?|off-?)?signers?(?= ?:)|seafarers?|crew ?members?|pilgrims?|pelerin(?:s|e|es|ul|ii)?|p[e][rl]egrin[oa]s?|pellegrin[oaie]|pilger(?:in|innen)?|pelgrims?|pielgrzym(?:i|ka|ki)?|poutni(?:k|ci|ce)|hodocasni(?:k|ci|ca)|romar(?:ji|ka)?|zarandok(?:ok)?|pilegrimer?|pilgrimm(?:er)?|pyhiinvaeltaja(?:t)?|palverandur(?:id)?|piligrima(?:s|i)|ταξιδιωτ(?:ησ|εσ)',
].join('|');

const following =
  'following|wafuatao|urmato\\p{L}+|folgende\\p{L}*|suivant\\p{L}*|siguientes?|seguint[ei]s?|seguenti|nastepuj\\p{L}+|nasledujic\\p{L}+|nasledovn\\p{L}+|sljedec\\p{L}+|kovetkezo|volgende|foljande|folgende|asagidaki|seuraav\\p{L}+|berikut|следующ\\p{L}+|следн\\p{L}+|наступн\\p{L}+|ακολουθ\\p{L}+';
const ofPeople =
  'persons?|people|watu(?:mishi)?|wafanyakazi|abiria|wasafiri|wanafunzi|wachezaji|mahujaji|pers(?:oane|oanele|onen|onnes|onas|one|oas|oner)|osob\\p{L}*|osoby|szemely\\p{L}*|kisi\\p{L}*|orang|лиц\\p{L}*|passengers?|pas[s]?a[gjzž]\\p{L}+|passeg\\p{L}+|travell?ers?|reisenden?|teilnehmer(?:innen|n)?|voyageurs?|viajeros|viaggiatori|calatori\\p{L}*|participant\\p{L}*|partecipanti|uczestni\\p{L}+|cestujici\\p{L}*|putnik\\p{L}*|utas\\p{L}*|yolcu\\p{L}*|peserta|penumpang|пассажир\\p{L}*|пътни\\p{L}+|пасажир\\p{L}*|επιβατ\\p{L}+|pupils|students|players|pilgrims|schuler(?:innen|n)?|spieler(?:innen|n)?|pilgern?|kinder[n]?|eleves|joueu\\p{L}+|pelerin\\p{L}*|alumn[oa]s|jugador\\p{L}+|peregrin\\p{L}+|alunni|allievi|giocator\\p{L}+|pellegrini|elev(?:i|ii|ilor|er|erna|erne|ar|arna)|jucator\\p{L}*|uczni\\p{L}+|zawodni\\p{L}+|pielgrzym\\p{L}*|zac[iy]|hrac\\p{L}+|ucenic\\p{L}+|igrac\\p{L}+|hodocasni\\p{L}+|tanulok|diakok|jatekosok|ogrenciler|oppilaat|oppilad|mokiniai|skoleni|nemendur|учени\\p{L}+|учні|игроки|играчи|поклонни\\p{L}+|паломник\\p{L}*|μαθητ\\p{L}+|παικτ\\p{L}+';

/** Who travels, in languages of few tickets: Catalan, Galician, Basque, Icelandic, Irish, Welsh, Albanian, Macedonian, Belarusian, Luxembourgish, Maltese, Afrikaans, Swahili, Malagasy, Zulu, Xhosa, Kinyarwanda, Hausa, Somali, Tok Pisin, Samoan, Uzbek, Turkmen, Filipino, Azerbaijani, Kazakh, Armenian, Georgian, Hindi, Thai; folded. */
const inOtherLanguages =
  'passatger[as]?s?|viatger[as]?s?|pasaxeir[oa]s?|viaxeir[oa]s?|bidaiari(?:ak?|a)?|farþeg(?:i|ar)|paisineir[ií]?|taistealai(?:the)?|teithi(?:wr|wyr)|udhetar(?:i|et)?|pasagjer(?:i|et)?|патни(?:к|ци)|пасажыры?|passagei?er(?:en)?|passiggier[i]?|passasiers?|reisigers?|(?:majina ya |jina la )?(?:abiria|wasafiri|msafiri)|mpandeha|(?:ny )?mpanao dia|umgibeli|abagibeli|abakhweli|abagenzi|fasinjoji|matafiya|rakaab|pasindia|pasese|pahihi|yo.?lovchi(?:lar)?|yolagcy(?:lar)?|pasahero|sərnisin(?:lər)?|жолаушы(?:лар)?|ուղեւոր(?:ներ)?|ուղևոր(?:ներ)?|მგზავრ(?:ი|ები)|यातरी|यात्री|ผู้โดยสาร';

// YOLCU ADI / PASSENGER NAME : | Pasager: | Reisedaten für: | Passengers | ご搭乗者, whose first letter is folded to こ
const label = new RegExp(
  String.raw`^(?:${familyThenGiven}|${wholeName}|${forTheirPurpose}|(?:customers?|guests?|people|persons?) (?:travell?ing|flying|on this booking)|(?:full )?names?(?=\s*:)|(?:nume|nome?|nombre)(?=\s*:)|name of passengers?|passenger(?:s|\(s\))?(?: ?names?| information| details)?|travell?ers?(?: ?names?| information| details)?|travel data for|(?:nume|numele) (?:pasager(?:ului)?|complet)|(?:informatii despre )?pasager(?:i|\(i\)|ul|ului|ilor)?|passagiere?(?:information(?:en)?)?|reisende[rn]?(?: person(?:en)?)?|reisedaten fur|(?:ihre )?reiseteilnehmer(?:innen)?|teilnehmer(?:innen)?|name des (?:passagiers|fluggastes)|fluggas(?:t|te)|(?:nom du )?passagers?|voyageu(?:rs?|ses?)|podrozn(?:y|a|i|ik|icy)|resande|utazok?|yolcu(?:lar)?(?: (?:adi(?: soyadi)?|ismi|bilgileri))?|(?:informazioni )?passegger[oaei]|pasajer[oa]s?|passageir[oa]s?|(?:informacja o )?pasaz?zer(?:ach|owie)?|pasazer(?:owie)?|passagerar[en]*|passagerer(?:ne)?|passasjer(?:er)?|passagiers|putni(?:k|ci)|utas(?:ok)?(?: nev(?:e|ei))?|επιβατ(?:ησ|εσ)|guests?(?: information)?|prepared for|cestujici(?:ch)?|cestujuci|пътни(?:к|ци)(?:те)?|п[ау]тни(?:к|ци)|име на пътника?|турист(?:и(?:те)?|ы|ов|а)?|участни(?:к|ки|ци)|пассажир(?:ы|а|ов)?|пасажири?|reisija(?:d|te)?|pasazier(?:is|i)|keleivi(?:s|ai)|matkustaja(?:t|n nimi)?|rejsende|resenar(?:er)?|reizigers?|potniki?|(?:lista )?turist(?:i|ilor)?|(?:lead|main|first|second|third|fourth|other|additional) (?:passenger|travell?er|guest)s?|(?:lista )?participant(?:i|ilor|s|es)|partecipanti|elenco (?:dei )?(?:partecipanti|passeggeri|viaggiatori)|uczestni(?:k|cy)(?: \p{L}+){0,2}|deelnemers?|ucastni(?:k|ci)|resztvevok|deltagere?|passenger list|liste des passagers|passagierliste|lista (?:uczestnikow|(?:de )?participant(?:ilor|i|es)|partecipanti|turistilor|viajeros|ucastniku|pasagerilor|pasazerow|pasajeros|passeggeri|de pasajeros|de passageiros)|(?:spisak|popis) putnika|(?:seznam|zoznam) (?:cestujici\p{L}*|cestujuci\p{L}*)|utas(?:ok )?lista|teilnehmerliste|mitreisende|medresenarer|reisgezelschap|passasjerliste|deelnemerslijst|travell?er list|list of passengers|travell?ing(?: party| customers?| guests?)?|(?:reisende kunden|clients voyageurs|clientes que viajan|clienti in viaggio|matkustavat asiakkaat)|pax(?:es)?(?: names?)?|who(?=\s*:)|(?:voyagent|es (?:reisen|fliegen)|viaggian[oa]|viajan|viajam|calatoresc|zboara|leca|podrozuja|cestuju|putuju|potujejo|utaznak|matkustavat|reisivad|пътуват|летят|ταξιδευουν|(?:det |der )?(?:reser|rejser|reiser)|reizen(?: mee)?|er reizen)(?=\s*:)|(?:(?:detail|data|rincian|nama|maklumat|senarai) )?penumpang|(?:thong tin |ten |ho ten )?(?:hanh khach|khach(?: hang| bay)?(?! san))|승객명|${inOtherLanguages}|viajer[oa]s?|clientes?|viaggia(?:tor[ei]|tric[ei])|calatori|(?:旅客|乘客|乘[机機]人)(?:姓名|信息|资料|資料|名单|名單)?|こ?(?:搭乗者|乗客)(?:名|氏名|情報|一覧)?|お客様名?|お名前(?=\s?[:：])|(?:탑승[객자]|승객)(?: ?(?:명단|정보|성명|목록))?|who(?:.s| is) (?:flying|travelling|traveling)|wer (?:fliegt|reist)(?: mit)?|qui (?:voyage|part)|chi (?:viaggia|vola|parte)|quien(?:es)? viajan?|quem viaja|cine (?:calatoreste|zboara)|kto (?:leci|podrozuje|cestuje)|kdo (?:cestuje|leti)|wie (?:reist|reizen|vliegt)(?: er)?(?: mee)?|ki utazik|vem (?:reser|flyger)|hvem (?:rejser|reiser|flyver|flyr)|kuka matkustaa|kes reisib|кто летит|кой пътува|(?:שם |שמות )?ה?נוסע(?:ת|ים)?|(?:(?:اسم|اسماء|بيانات|كشف|قائمة) )?(?:ال)?(?:مسافر(?:ون|ين)?|ركاب|راكب|معتمر(?:ون|ين)?|حجاج))(?: \d{1,2}(?=\s?[:.)-]|$))?(?: ?\([^)]{1,40}\))?(?![\p{L}\d])`,
  'u',
);

/** Where a name is written as it is here; folded. */
const ofPaper =
  '(?:passports?|passeport|passaport[oe]|pasaport\\p{L}*|(?:reise)?pas[s]?(?:es|ul|u|y|ie)?|paszport\\p{L}*|paspor|(?:e-?)?tickets?|bilet\\p{L}*|billet\\p{L}*|bigliett\\p{L}*|bilhete|bolet\\p{L}*|jegy\\p{L}*|utlevel\\p{L}*|паспорт\\p{L}*|пасош\\p{L}*|pasos\\p{L}*|квитк\\p{L}*|карт[ауеи]|flugschein\\p{L}*|flugticket|загранпаспорт\\p{L}*|билет\\p{L}*|латин\\p{L}*|latin\\p{L}*|英文|护照\\p{L}*|διαβατηρι\\p{L}*|εισιτηρι\\p{L}*|(?:ال)?جواز(?: (?:ال)?سفر)?|(?:ב|ה)?דרכון|گذرنامه)';

const secondLabel = new RegExp(
  [
    '^(?:\\s?[/|]\\s?\\p{L}[\\p{L} ]{0,40}?)?(?:\\s*(?::|\\.{3,})\\s*|\\s*$|\\s+(?=\\p{L}+/\\p{L}))',
    // Презиме и име (као у пасошу): | Deelnemers  (achternaam, voornamen precies zoals in paspoort)
    '^ {0,2}\\([^()\\d]{3,80}\\)(?:\\s*:\\s*|\\s*$)',
    '^ (?=\\p{L}+ \\p{L}+ (?:mr|mrs|ms|miss|mstr)$)',
    `^ (?=${sureTitle} \\p{L}+ \\p{L})`,
    // Clientes nesta reserva | Passagiere in dieser Buchung | Participants au vol
    '^(?: \\p{L}+){1,3} (?:vol|flight|flug|vuelo|voo|volo|zbor(?:ul)?|lot|lotu|vlucht|flyet|flyget|flyvningen|letu|letalu|jarato?n|lennolla?|lennul|ucusta(?:ki)?|рейсе?|полета?|полету|πτηση|reserva|reservation|booking|buchung|prenotazione|boeking|bokning(?:en)?|bestilling(?:en)?|rezervar[ei]|rezerwacji|rezervaci|foglalasban|varauksessa)\\s*:?\\s*$',
    // Turiști înscriși pe această confirmare: | Pilger auf diesem Ticket (wie im Ausweis geschrieben):
    '^(?: \\p{L}+){1,6}(?: \\([^()\\d]{3,60}\\))?\\s*:\\s*$',
    // Passenger name as in passport: | اسم المسافر كما في جواز السفر: | שם הנוסע כפי שמופיע בדרכון:
    `^,? \\(?(?:\\p{L}{1,12},? ){1,4}(?:ב|ל)?${ofPaper}\\)?\\s*:\\s*`,
    // Pasageri și servicii | Passengers, seats & bags | Keleiviai ir elektroniniai bilietai
    '^(?:,? (?:\\p{L}{4,} )?(?:and|et|und|si|y|e|i|og|och|en|ja|a|es|ve|oraz|ir|in|dan|та|и|και|&|\\+) \\p{L}{4,}(?: \\p{L}{4,})?)$',
  ].join('|'),
  'u',
);

// Keleiviai (pavardė, vardas) | ФАМИЛИЯ/NAME, as the receipts of Russia have it
const asksFamilyFirst = new RegExp(String.raw`\((?!ad soyad)(?:${familyThenGiven})\)|^фамилия ?/`, 'u');

// … pe numele următoarelor persoane (nume, prenume): | … für die folgenden Teilnehmer:
const endsSentence = new RegExp(
  String.raw`(?<=\p{L} )(?:\((?:${familyThenGiven}|${wholeName})\)|(?<!\p{L})(?:${following}) (?:${ofPeople})(?: \p{L}+){0,2}|(?:${ofPeople}) (?:${following}))\s?:$`,
  'u',
);

/** Whether a sentence ends so that names are to follow in the lines below. */
export const asksForList = ({ text }: Cell): boolean => endsSentence.test(foldInPlace(text));

// Nazwisko i imię: WIŚNIEWSKI GRZEGORZ | Nume și prenume | Prezime / ime ....... KOS / NEDA
const familyLeads = new RegExp(String.raw`^(?:${familyThenGiven})(?: [\p{L}]+)?\s*(?::|\.{3,})\s*`, 'u');

/** Hungarians, Chinese, Japanese and Koreans write the family's name first, and those who travel with them their own way. */
const familyFirst =
  /^(?:utas|(?:\p{L}+ ){0,3}nevsor|diakok|jatekosok|resztvevok|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}])/u;

export function afterLabel(cell: Cell): Cell | undefined {
  const folded = foldInPlace(cell.text);
  const lead = familyLeads.exec(folded)?.[0].length;
  if (lead !== undefined) return cellFrom(cell, lead);
  const length = label.exec(folded)?.[0].length;
  const second = length === undefined ? undefined : secondLabel.exec(folded.slice(length))?.[0].length;
  if (length === undefined || second === undefined) return undefined;
  const start = cell.start + length + second;
  return { ...cell, start, text: cell.line.text.slice(start, cell.end).trim() };
}

// Resenär Oskar Lind
const twoWords = /^ (?=\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,2}$)/u;

/** What stands behind a label that nothing parts from it: two words or three, and no more. */
export function behindBareLabel(cell: Cell): Cell | undefined {
  const folded = foldInPlace(cell.text);
  const length = label.exec(folded)?.[0].length;
  return length !== undefined && twoWords.test(folded.slice(length)) ? cellFrom(cell, length + 1) : undefined;
}

// Khách: LƯƠNG THỊ HẠNH
const vietnamese =
  /^(?:thong tin |ten |ho ten )?(?:hanh khach|khach(?: hang| bay)?)\s*[:：]?\s*(?:nguyen|tran|le|pham|hoang|huynh|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly|dinh|cao|luong|trinh|mai|ta|ha|lam|truong|dao|doan|phung|chau|quach|thai|ton|vuong|to|kieu|la|luu) \p{L}/u;

/** The order in which a label asks for names, where it does. */
export function orderAfter(label: Cell, order: Order): Order {
  const folded = foldInPlace(label.text);
  if (vietnamese.test(fold(label.text))) return 'family-first';
  if (asksFamilyFirst.test(folded) || (familyLeads.test(folded) && !folded.startsWith('ad soyad'))) return 'family-first';
  return familyFirst.test(folded) ? 'either' : order;
}

const nameWord =
  '(?:(?:full |guest )?names?|nume(?:le)?|noms?|nombres?|nome|naam|navn|namn|imie|jmeno|meno|ime|nimi|nev|имя|ad[i]?,? (?:ve )?soyad[i]?|(?:ال)?اسم(?: (?:الكامل|الثلاثي|الرباعي))?|שם(?: מלא)?|نام)';
/** How a name is written, for people who have it in letters of their own beside it. */
const spelling =
  '(?:изписване|изписано|написание|написання|правопис|име(?:то)?|ім.я|schreibweise|spelling|spelled|zapis|pisownia)';
// Name | Naam / Nume | Név (Name) | Name as in passport | Имя в билете | Nama sesuai paspor | الاسم كما في جواز السفر
const bareName = new RegExp(
  `^(?:${nameWord}(?: ?[/|] ?${nameWord}| \\(${nameWord}\\))?|(?:${nameWord}|${spelling}|фио|піб|nama)(?: \\(?\\p{L}{1,8}\\.?){0,3} \\(?${ofPaper}\\)?)$`,
  'u',
);

/** Who sleeps in the rooms of a list, over its column. */
const overGuests =
  /^(?:guests?|gaste?|gasten|huesped(?:es)?|hospedes?|ospit[ei]|oaspe(?:te|ti)|gosc(?:ie)?|gost(?:je|i)|vendeg(?:ek)?|konuk(?:lar)?|misafir(?:ler)?|gjester|gaster|vieraat|kulalised|tamu|гост(?:ь|и)|φιλοξενουμενοι)$/u;

/** `GAST`, `Hóspede:`: on papers of cruises and tours it is who travels, and on those of hotels who sleeps there. */
export const isOverGuests = (words: string): boolean => overGuests.test(foldInPlace(words.replace(/\s*:$/, '')));

/** `Name   Role   Phone`: whoever has one there looks after others. */
const role =
  /^(?:rol|roles?|rolle|rola|papel|function|funktion|functi[ae]|fonction|funzione|ruolo|funcion|cargo|funcao|funkcja|funkce|beosztas|gorev[i]?|funkcija|должность|длъжност|функци(?:я|ја)|посада|работно место)$/u;

const asOnPaper = new RegExp(String.raw`(?<!\p{L})${ofPaper}(?!\p{L})`, 'u');

/**
 * `NAME   FLIGHT   SEAT`: over a table a word alone is the head of its names. Who has a spelling in the ticket travels, whatever his role:
 * `Име   Изписване в билета   Длъжност`, and so does who has a passport: `Adı Soyadı   Görevi   Pasaport`. `Quarto   Hóspedes   Passaporte` is over a list of rooms, and `Hóspedes   2` counts.
 */
export function headsNames({ text, line }: Cell, beside: number): boolean {
  const plain = foldInPlace(text);
  if (beside > 2 && overGuests.test(plain)) return !/\d/.test(line.text);
  if (beside < 2 || !bareName.test(plain)) return false;
  const heads = pieceCells(line).map((cell) => foldInPlace(cell.text));
  return heads.some((head) => asOnPaper.test(head)) || !heads.some((head) => role.test(head));
}

/** Whether a cell begins with such a label, whatever follows. */
export const isLabelled = (cell: Cell): boolean => afterLabel(cell) !== undefined || label.test(foldInPlace(cell.text));

/** Whether words are such a label and nothing more. */
export const isTravellersLabel = (words: string): boolean => label.exec(foldInPlace(words))?.[0].length === words.length;

/** Whether they are such a label with what may stand behind it, and nobody's name: `Participants au vol`. */
export function endsAsLabel(words: string): boolean {
  const folded = foldInPlace(words);
  const length = label.exec(folded)?.[0].length;
  return length !== undefined && secondLabel.exec(folded.slice(length))?.[0].length === folded.length - length;
}
