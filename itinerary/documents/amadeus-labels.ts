/** What Amadeus' prints for travellers (the electronic ticket receipt, CheckMyTrip) write before the facts of a flight, in all their languages. */
import type { Column } from '../text/columns.ts';

/** Alternatives of a regular expression, to be read without regard to case. `noise`: what stands behind it is no fact of the flight. */
export const amadeusLabels = {
  departure: 'Departure|Départ|Abreise|Abflug|Salida|Partida|Partenza|Plecare|Afgang|Avgång|Avreise|Vertrek',
  arrival: 'Arrival|Arrivée|Ankunft|Llegada|Chegada|Arrivo|Sosire|Ankomst|Aankomst',
  operator:
    'Operated by|Exploité par|Opéré par|Effectué par|Durchgeführt von|Ausgeführt von|Betreiber|Operat de|Operado por|Operato da|Effettuato da|Uitgevoerd door|Trafikeras av|Beflyves af',
  seller: 'Marketed by|Commercialisé par|Vermarktet von|Comercializat de|Comercializado por|Commercializzato da|Marknadsförs av',
  equipment:
    'Equipment|Aircraft(?: type)?|[ÉE]quipement|Appareil|Ausstattung|Flugzeug(?:typ)?|Fluggerät|Echipament|Aeronavă|Avion|Equipo|Avión|Aeromobile|Equipaggiamento|Equipamento|Vliegtuig|Flytype|Flygplan',
  duration:
    '(?:Total |Flight )?duration|Flight time|Durée(?: du vol)?|(?:Flug)?dauer|Flugzeit|Durata(?: volo| zborului)?|Duración|Duração|Varighed|Restid|Reisetid|Duur',
  class: 'Class|Classe|Klasse|Clas[ăa]|Clase|Klass|Bokningsklass',
  cabin: 'Cabin[ae]?|Kabine|Cabină',
  baggage:
    'Baggage(?: allowance)?|Zulässiges Gepäck|(?:Frei)?gepäck|Bagages?(?: autorisés)?|Equipaje(?: permitido)?|Bagagem(?: incluída)?|Bagaglio(?: ammesso)?|Bagaj(?: inclus)?|Tilladt bagage|Bagasje',
  status:
    '(?:Booking )?status|Statut(?: de la réservation)?|Buchungsstatus|Esta(?:tus|do)(?: (?:de la|da) reserva)?|Stato(?: della prenotazione)?|Stare(?:a rezervării)?|Reservationsstatus|Bokningsstatus|Reservasjonsstatus|Reserveringsstatus',
  seat: 'Seats?|Sitz(?:platz)?|Siège|Asiento|Posto|Loc|Lugar|Plats|Sete|Stoel|Sæde',
  airlineRef:
    'Airline Booking Reference(?:\\(s\\))?|Buchungsreferenz\\(en\\)(?: der Fluggesellschaft)?|Buchungsreferenz der Fluggesellschaft|Référence dossier compagnie(?: aérienne)?|Localizador(?:\\(es\\))? de reserva de la aerolínea|Referência de reserva da companhia aérea|Riferiment[io] prenotazione compagnia aerea|Ref\\. rezervare companie aeriană|Flybookingreference(?:\\(r\\))?|Bokningsreferens(?:\\(er\\))? flyg|Booking referanse|Reserveringsnummer luchtvaartmaatschappij',
  noise:
    'Fare Basis|Base tarifaire|Tarifbasis|Bază tarifară|Base tarifaria|Base tariffaria|Frequent flyer(?: number)?|N° de carte|Numéro de (?:membre|carte de fidélité)|Vielfliegernummer|Número de viajero frecuente|NV(?:B|A|AV|AP)|Number of stops|Stops?|Special Service|Last check-?in|Check[ -]?in[\\p{L} ]*|Check[ -]?out|Distance|Entfernung|Distancia|(?:Flight )?meal|Mahlzeit|Repas(?: à bord)?|Comida|Måltid|Location|Confirmation number|CO2|CO₂',
} as const;

const labelShapes = Object.entries(amadeusLabels).map(([name, words]) => ({
  name,
  shape: new RegExp(`^(?:${words})(?![\\p{L}])\\s*:?\\s*`, 'iu'),
}));

/** The label a piece of a line begins with, and where what it says begins. */
export function labelIn(piece: Column | undefined): { name: string; end: number } | undefined {
  for (const { name, shape } of piece ? labelShapes : []) {
    const length = shape.exec(piece?.text ?? '')?.[0].length;
    if (piece && length !== undefined) return { name, end: Math.min(piece.start + length, piece.end) };
  }
  return undefined;
}
