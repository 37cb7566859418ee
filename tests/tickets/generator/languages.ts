/** What documents call things, in the languages they are written in. Months and weekdays are those of `Intl`. */

const keys = [
  ...['departure', 'arrival', 'flight', 'date', 'from', 'to', 'time', 'passenger', 'passengers', 'ref', 'ticket', 'class'],
  ...['baggage', 'seat', 'status', 'terminal', 'duration', 'operator', 'issued', 'airline', 'itinerary', 'outbound', 'return'],
  ...['total', 'checkin', 'confirmed', 'economy', 'business', 'hour', 'minute', 'born'],
] as const;
export type Words = Record<(typeof keys)[number], string>;
export type Language = { id: string; locale: string; titles: readonly [string, string]; words: Words };

const rows: Record<string, string> = {
  'en en-GB Mr,Ms':
    'Departure|Arrival|Flight|Date|From|To|Time|Passenger|Passengers|Booking reference|Ticket number|Class|Baggage|Seat|Status|Terminal|Duration|Operated by|Issue date|Airline|Itinerary|Outbound|Return|Total price|Check-in closes|Confirmed|Economy|Business|h|min|Date of birth',
  'ro ro-RO Dl,Dna':
    'Plecare|Sosire|Zbor|Data|De la|La|Ora|Pasager|Pasageri|Cod rezervare|Număr bilet|Clasa|Bagaj|Loc|Stare|Terminal|Durata|Operat de|Data emiterii|Companie|Itinerar|Dus|Întoarcere|Preț total|Check-in până la|Confirmat|Economic|Business|h|min|Data nașterii',
  'de de-DE Herr,Frau':
    'Abflug|Ankunft|Flug|Datum|Von|Nach|Uhrzeit|Passagier|Passagiere|Buchungscode|Ticketnummer|Klasse|Gepäck|Sitzplatz|Status|Terminal|Dauer|Durchgeführt von|Ausstellungsdatum|Fluggesellschaft|Reiseplan|Hinflug|Rückflug|Gesamtpreis|Check-in bis|Bestätigt|Economy|Business|Std.|Min.|Geburtsdatum',
  'fr fr-FR M.,Mme':
    'Départ|Arrivée|Vol|Date|De|À|Heure|Passager|Passagers|Référence de réservation|Numéro de billet|Classe|Bagages|Siège|Statut|Aérogare|Durée|Opéré par|Date d’émission|Compagnie|Itinéraire|Aller|Retour|Prix total|Heure limite d’enregistrement|Confirmé|Économique|Affaires|h|min|Date de naissance',
  'it it-IT Sig.,Sig.ra':
    'Partenza|Arrivo|Volo|Data|Da|A|Ora|Passeggero|Passeggeri|Codice prenotazione|Numero biglietto|Classe|Bagaglio|Posto|Stato|Terminal|Durata|Operato da|Data di emissione|Compagnia|Itinerario|Andata|Ritorno|Prezzo totale|Check-in entro|Confermato|Economica|Business|h|min|Data di nascita',
  'es es-ES Sr.,Sra.':
    'Salida|Llegada|Vuelo|Fecha|Desde|Hasta|Hora|Pasajero|Pasajeros|Localizador|Número de billete|Clase|Equipaje|Asiento|Estado|Terminal|Duración|Operado por|Fecha de emisión|Compañía|Itinerario|Ida|Vuelta|Precio total|Cierre de facturación|Confirmado|Turista|Business|h|min|Fecha de nacimiento',
  'pt pt-PT Sr.,Sra.':
    'Partida|Chegada|Voo|Data|De|Para|Hora|Passageiro|Passageiros|Código de reserva|Número do bilhete|Classe|Bagagem|Lugar|Estado|Terminal|Duração|Operado por|Data de emissão|Companhia|Itinerário|Ida|Volta|Preço total|Check-in até|Confirmado|Económica|Executiva|h|min|Data de nascimento',
  'nl nl-NL Dhr.,Mevr.':
    'Vertrek|Aankomst|Vlucht|Datum|Van|Naar|Tijd|Passagier|Passagiers|Boekingscode|Ticketnummer|Klasse|Bagage|Stoel|Status|Terminal|Reisduur|Uitgevoerd door|Datum van uitgifte|Maatschappij|Reisschema|Heenreis|Terugreis|Totaalprijs|Inchecken tot|Bevestigd|Economy|Business|u|min|Geboortedatum',
  'pl pl-PL Pan,Pani':
    'Wylot|Przylot|Lot|Data|Z|Do|Godzina|Pasażer|Pasażerowie|Numer rezerwacji|Numer biletu|Klasa|Bagaż|Miejsce|Status|Terminal|Czas lotu|Wykonywany przez|Data wystawienia|Linia lotnicza|Plan podróży|Tam|Powrót|Cena całkowita|Odprawa do|Potwierdzona|Ekonomiczna|Biznes|godz.|min|Data urodzenia',
  'hu hu-HU Úr,Asszony':
    'Indulás|Érkezés|Járat|Dátum|Honnan|Hová|Időpont|Utas|Utasok|Foglalási kód|Jegyszám|Osztály|Poggyász|Ülőhely|Státusz|Terminál|Időtartam|Üzemelteti|Kiállítás dátuma|Légitársaság|Útiterv|Odaút|Visszaút|Végösszeg|Utasfelvétel vége|Megerősítve|Turista|Business|ó|p|Születési dátum',
  'sv sv-SE Herr,Fru':
    'Avgång|Ankomst|Flyg|Datum|Från|Till|Tid|Passagerare|Passagerare|Bokningsnummer|Biljettnummer|Klass|Bagage|Plats|Status|Terminal|Restid|Flygs av|Utfärdat|Flygbolag|Resplan|Utresa|Hemresa|Totalt pris|Incheckning stänger|Bekräftad|Ekonomi|Business|tim|min|Födelsedatum',
  'nb nb-NO Herr,Fru':
    'Avgang|Ankomst|Fly|Dato|Fra|Til|Tid|Passasjer|Passasjerer|Bestillingsnummer|Billettnummer|Klasse|Bagasje|Sete|Status|Terminal|Reisetid|Opereres av|Utstedt|Flyselskap|Reiserute|Utreise|Hjemreise|Totalpris|Innsjekking stenger|Bekreftet|Økonomi|Business|t|min|Fødselsdato',
  'tr tr-TR Bay,Bayan':
    'Kalkış|Varış|Uçuş|Tarih|Nereden|Nereye|Saat|Yolcu|Yolcular|Rezervasyon kodu|Bilet numarası|Sınıf|Bagaj|Koltuk|Durum|Terminal|Süre|Gerçekleştiren|Düzenleme tarihi|Havayolu|Seyahat planı|Gidiş|Dönüş|Toplam ücret|Check-in bitiş|Onaylandı|Ekonomi|Business|s|dk|Doğum tarihi',
  'el el-GR κ.,κα':
    'Αναχώρηση|Άφιξη|Πτήση|Ημερομηνία|Από|Προς|Ώρα|Επιβάτης|Επιβάτες|Κωδικός κράτησης|Αριθμός εισιτηρίου|Θέση|Αποσκευές|Κάθισμα|Κατάσταση|Τερματικός|Διάρκεια|Εκτελείται από|Ημερομηνία έκδοσης|Αεροπορική εταιρεία|Δρομολόγιο|Μετάβαση|Επιστροφή|Συνολική τιμή|Λήξη check-in|Επιβεβαιωμένη|Οικονομική|Διακεκριμένη|ώ|λ|Ημερομηνία γέννησης',
  'sr sr-Latn-RS G.,Gđa':
    'Polazak|Dolazak|Let|Datum|Od|Do|Vreme|Putnik|Putnici|Broj rezervacije|Broj karte|Klasa|Prtljag|Sedište|Status|Terminal|Trajanje|Prevoznik|Datum izdavanja|Avio-kompanija|Plan puta|Odlazak|Povratak|Ukupna cena|Prijava do|Potvrđeno|Ekonomska|Biznis|h|min|Datum rođenja',
  'hr hr-HR G.,Gđa':
    'Polazak|Dolazak|Let|Datum|Iz|U|Vrijeme|Putnik|Putnici|Šifra rezervacije|Broj karte|Klasa|Prtljaga|Sjedalo|Status|Terminal|Trajanje|Prijevoznik|Datum izdavanja|Zrakoplovna tvrtka|Plan puta|Odlazak|Povratak|Ukupna cijena|Prijava do|Potvrđeno|Ekonomska|Poslovna|h|min|Datum rođenja',
};

/** Languages the reader has no labels of: only their months are known, the rest is read by what hangs together. */
const wordlessRows: Record<string, string> = {
  'et et-EE Hr,Pr':
    'Väljumine|Saabumine|Lend|Kuupäev|Kust|Kuhu|Kell|Reisija|Reisijad|Broneeringu kood|Pileti number|Klass|Pagas|Iste|Olek|Terminal|Lennuaeg|Lendab|Väljastatud|Lennufirma|Reisiplaan|Edasi|Tagasi|Koguhind|Registreerimine kuni|Kinnitatud|Turist|Äri|t|min|Sünniaeg',
  'lv lv-LV Kgs,Kdze':
    'Izlidošana|Ielidošana|Reiss|Datums|No|Uz|Laiks|Pasažieris|Pasažieri|Rezervācijas kods|Biļetes numurs|Klase|Bagāža|Vieta|Statuss|Terminālis|Ilgums|Lidojumu veic|Izdots|Aviokompānija|Maršruts|Turp|Atpakaļ|Kopējā cena|Reģistrācija līdz|Apstiprināts|Ekonomiskā|Biznesa|st.|min.|Dzimšanas datums',
};

/** Written from right to left: in sets of their own, printed by programs that can (`layouts/right-to-left.ts`). */
const rightToLeftRows: Record<string, string> = {
  'he he-IL מר,גב׳':
    'יציאה|הגעה|טיסה|תאריך|מאת|אל|שעה|נוסע|נוסעים|קוד הזמנה|מספר כרטיס|מחלקה|כבודה|מושב|סטטוס|טרמינל|משך הטיסה|מופעלת על ידי|תאריך הנפקה|חברת תעופה|מסלול|הלוך|חזור|סה״כ לתשלום|סגירת צ׳ק-אין|מאושר|תיירים|עסקים|ש׳|דק׳|תאריך לידה',
  'ar ar-AE السيد,السيدة':
    'المغادرة|الوصول|الرحلة|التاريخ|من|إلى|الوقت|المسافر|المسافرون|رقم الحجز|رقم التذكرة|الدرجة|الأمتعة|المقعد|الحالة|الصالة|مدة الرحلة|تشغلها|تاريخ الإصدار|شركة الطيران|خط السير|ذهاب|عودة|المجموع|إغلاق تسجيل السفر|مؤكد|السياحية|رجال الأعمال|س|د|تاريخ الميلاد',
};

/** Languages whose labels nobody looked at while the reader was made: in sets for measuring only. */
const heldBackRows: Record<string, string> = {
  'cs cs-CZ Pan,Paní':
    'Odlet|Přílet|Let|Datum|Z|Do|Čas|Cestující|Cestující|Kód rezervace|Číslo letenky|Třída|Zavazadla|Sedadlo|Stav|Terminál|Délka letu|Provozuje|Datum vystavení|Letecká společnost|Itinerář|Tam|Zpět|Celková cena|Odbavení do|Potvrzeno|Ekonomická|Business|h|min|Datum narození',
  'fi fi-FI Hra,Rva':
    'Lähtö|Saapuminen|Lento|Päivä|Mistä|Minne|Aika|Matkustaja|Matkustajat|Varaustunnus|Lipun numero|Luokka|Matkatavarat|Paikka|Tila|Terminaali|Kesto|Liikennöi|Myöntämispäivä|Lentoyhtiö|Matkareitti|Meno|Paluu|Hinta yhteensä|Lähtöselvitys sulkeutuu|Vahvistettu|Turisti|Business|t|min|Syntymäaika',
  'da da-DK Hr.,Fru':
    'Afgang|Ankomst|Fly|Dato|Fra|Til|Tid|Passager|Passagerer|Reservationsnummer|Billetnummer|Klasse|Bagage|Sæde|Status|Terminal|Varighed|Flyves af|Udstedt|Flyselskab|Rejseplan|Udrejse|Hjemrejse|Samlet pris|Check-in lukker|Bekræftet|Økonomi|Business|t|min|Fødselsdato',
};

function languageOf([name, row]: [string, string]): Language {
  const [id, locale, titles] = name.split(' ');
  const words = row.split('|');
  const [man, woman] = titles?.split(',') ?? [];
  if (!id || !locale || !man || !woman || words.length !== keys.length)
    throw new Error(`“${name}” has ${words.length} words of ${keys.length}.`);
  return { id, locale, titles: [man, woman], words: Object.fromEntries(keys.map((key, at) => [key, words[at] ?? ''])) as Words };
}

export const languages: readonly Language[] = Object.entries(rows).map(languageOf);
export const wordlessLanguages: readonly Language[] = Object.entries(wordlessRows).map(languageOf);
export const rightToLeftLanguages: readonly Language[] = Object.entries(rightToLeftRows).map(languageOf);
export const heldBackLanguages: readonly Language[] = Object.entries(heldBackRows).map(languageOf);
