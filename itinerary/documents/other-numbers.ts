/** What the words before a number say it is of, where it has the shape of a flight's: of a club, a contract, an account, a room, a car, a gate. */
import { foldInPlace } from './flight-labels.ts';

// Vielfliegerkarte: LH | Miles+Bonus A3 | Numéro de fidélité: AF
const ofClub =
  'frequent flyer\\p{L}*|vielflieger\\p{L}*|miles? ?(?:and|&|\\+) ?(?:more|bonus|smiles)|flying blue|skymiles|eurobonus|mileageplus|aadvantage|executive club|privilege club|(?:club )?iberia plus|volare|aeroplan|avios|krisflyer|sk[iy]ppers?|tap miles|finnair plus|loyalty(?: (?:card|program\\p{L}*))?|member(?:ship)?(?: card)?|mitglied\\p{L}*|meilen\\p{L}*|(?:carte |programme )?(?:de )?fidelit[ey]|fidelisation|fidelidad|fidelidade|fedelta|fidelizare|fidelitate|(?:viajero|pasajero|passageiro) frequente?|staly klient|karta stalego klienta|vernostni\\p{L}*|torzsutas\\p{L}*|bonuskort|bonuskarte?|stamgast|sik ucan\\p{L}*|постоянн\\p{L}*';
const ofPapers =
  'iban|contract\\p{L}*|agreement|договор\\p{L}*|pratica|(?:assist ?card|\\p{L}*versicherung|insurance|assurance|assicurazione|seguro|asigurare\\p{L}*|ubezpieczeni\\p{L}|pojisteni|biztositas)\\P{L}+(?:plan|tarif\\p{L}*|prod\\p{L}+)|expediente|dossier client|prosjekt|prosjektnr|projektnr|akte|aktenzeichen|vertrag\\p{L}*|contrat|contratto|contrato|umow\\p{L}|smlouv\\p{L}|szerzodes\\p{L}*|sozlesme|kontrakt|avtal|polic[ey]|polita|polizza|poliza|apolice|cost ?cent(?:re|er)|kostenstelle|kst\\.?|centre de cout|centro (?:di|de) costo|centru de cost|kostnadssted|kostnadsstalle|omkostningssted|kostenplaats|kustannuspaikka|mpk|miejsce powstawania kosztow|centrum kosztow|nakladove stredisko|koltseghely\\p{L}*|masraf merkezi|(?:mjesto|mesto|centar) troska|stroskovno mesto|κεντρο κοστουσ?|център на разходите|центр затрат|project|projekt|proiect|projet|progetto|proyecto|projeto|purchase order|auftrags\\p{L}*|vorgangs\\p{L}*|personal\\p{L}*|employee|mitarbeiter\\p{L}*|matricule';
const ofThings =
  'hotell?|hotelul|hostel|otel|regiojet|flixbus|flixtrain|eurolines|leo express|blablabus|(?:(?:hotel|mietwagen)?-?voucher|(?:hotel|mietwagen)?gutschein|buono|bono)|block|bloc|building|gebaude|batiment|edificio|edificiul|budynek|floor|unit|apartment|gate|porte|suite|sala|salle|saal|raum|terem|zaal|huone|stanza|mistnost|зала|стая|комната|кабинет|kfz(?:-kennzeichen)?|patente|rekisterinumero|plak|taxi|poarta|flugsteig|puerta|porta|bramka|kapi|varat|portti|room|zimmer\\p{L}*|chambre|camera|habitacion|quarto|pokoj|szoba|hotellrum|oda|kamer|huone|(?:number ?|licen[cs]e ?)?plate|registration|reg\\.? ?(?:no|nr)|kennzeichen|immatriculation|targa|matricula|inmatriculare|rejestracyjn\\p{L}|spz|rendszam|kenteken|plaka|nummerplade|registreringsnummer|vehicle|fahrzeug|vehicule|veicolo|vehiculo|veiculo|viatura|masina|autoturism|pojazd|vozidlo|voertuig|parking space|stellplatz|loc(?:ul)? de parcare|locker|schliessfach';
// Registro SEMAR AG-0144 | Licencja nr OS 2211 | Lizenz KL 318: of who sells, with whoever gave it
const ofRegisters =
  '(?:(?:registro|registre|register|registry|registrul?|registo|rekisteri|rejestr\\p{L}*|nyilvantartas\\p{L}*|engedely\\p{L}*|licen[cst]\\p{L}*|lizenz|konzession|concess?i\\p{L}*|autoriza\\p{L}*|autorisation|autorizzazione|zezwoleni\\p{L}|koncesj\\p{L}|koncese|povoleni|dozvola|ruhsat\\p{L}*|tillstand|tilladelse|bevilling|лиценз\\p{L}*|реестр\\p{L}*|регистр\\p{L}*|ліценз\\p{L}*|αδεια)(?: [\\p{L}/.-]{2,24})?)';
const number = '(?:number|numero|numar(?:ul)?|nummer|numer|cislo|szam|no|nr|nro|num|n|id|code|kod|cod)\\.?[ºo°]?';
const label = new RegExp(`(?<!\\p{L})(?:${ofClub}|${ofPapers}|${ofThings}|${ofRegisters})[\\s:#-]*(?:${number}[\\s:#-]*)?$`, 'u');
// RegioJet · autobus RJ 1051 | Flixbus, Fernbus N 1418: what a number of the road or the sea is called just before it. Not 10:15 Bus LH 3456, which an airline flies on wheels
const ride = new RegExp(
  `(?<!\\p{L})(?:autobu[sz]\\p{L}*|autocar\\p{L}*|autokar\\p{L}*|(?<=\\p{L}\\P{L}+)bus(?:z|s|si)?|(?:fern|linien|reise|fly|flyg|mini|shuttle|express)bus\\p{L}{0,3}|coach(?= \\p{L}{2})|otobus\\p{L}*|ferry|feribot\\p{L}*|traghetto|trajekt|fahre|автобус\\p{L}*|λεωφορει\\p{L}*)[:.]?(?: ${number})? ?$`,
  'u',
);
/** In letters: no label is longer. */
const longest = 60;

/** @param before what stands in its line before the number */
export function isOfOther(before: string): boolean {
  const words = foldInPlace(before.slice(-longest));
  return label.test(words) || ride.test(words);
}
