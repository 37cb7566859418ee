/** Labels of Sabre's receipt and Sabre's itinerary, in the languages agencies choose. */
import type { DraftItinerary } from '../draft/draft-itinerary.ts';
import { labelledValue } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';

export const preparedFor =
  /^(?:Prepared For|Preparado para|Préparé pour|Erstellt für|Preparato per|Organizzato per|Pregătit pentru|Hazırlanan|Подготовлен для)\s*:?/i;
export const reservationCode =
  /^(?:RESERVATION CODE|BOOKING REFERENCE|C[ÓO]DIGO D[EA] RESERVA(?:CI[ÓO]N)?|CODE DE R[ÉE]SERVATION|RESERVIERUNGSCODE|CODICE (?:DI )?PRENOTAZIONE|COD(?:UL)? (?:DE )?REZERV\w+|REZERVASYON KODU|КОД БРОНИРОВАНИЯ)(?!\s+(?:DE|DER|DELLA|DA)\b)\s*:?/i;
const airlineCodes =
  /^(?:AIRLINE RESERVATION CODE|C[ÓO]DIGO DE RESERVACI[ÓO]N DE LA\s?AERO ?L[ÍI]NEA|C[ÓO]DIGO DE RESERVA DA COMPANHIA A[ÉE]REA|CODE DE R[ÉE]SERVATION DE LA COMPAGNIE(?: A[ÉE]RIENNE)?|BUCHUNGSCODE DER FLUGGESELLSCHAFT|CODICE DI PRENOTAZIONE DELLA COMPAGNIA(?: AEREA)?|COD\w* DE REZERVARE AL COMPANIEI(?: AERIENE)?)\s*:?/i;

// AIRLINE RESERVATION and, below it, CODE: its value stands between the two.
const labelInTwo = /^AIRLINE RESERVATION(?: CODE)?$|^C[ÓO]DIGO DE RESERVACI[ÓO]N DE$|^CODE DE R[ÉE]SERVATION DE$/i;

export const issueLabel =
  /^(?:(?:TICKET )?ISSUE DATE|DATE OF ISSUE|FECHA DE EMISI[ÓO]N|DATE D.[ÉE]MISSION|AUSSTELLUNGSDATUM|DATA (?:DI |DE )?EMISS(?:IONE|ÃO)|DATA EMITERII|DÜZENLEME TARİHİ|ДАТА ВЫДАЧИ БИЛЕТА)\s*:?/i;
export const ticketLabel =
  /^(?:E?-?TICKET NUMBER|N[ÚU]MERO DE(?:L)? (?:BOLETO|BILLETE|BILHETE)|NUM[ÉE]RO DE BILLET|TICKETNUMMER|NUMERO (?:DEL |DI )?BIGLIETTO|NUM[ĂA]R(?:UL)? BILET(?:ULUI)?|BİLET NUMARASI|НОМЕР БИЛЕТА)\s*:?/i;
// TRAVEL DATE | AIRLINE | DEPARTURE | ARRIVAL | OTHER NOTES
export const tableHeadings = {
  airline: /^(?:AIRLINE|AEROL[ÍI]NEA|COMPAGNIE|FLUGGESELLSCHAFT|COMPAGNIA|COMPANHIA|COMPANI[AE]|HAVAYOLU|АВИАКОМПАНИЯ)/i,
  departure: /^(?:DEPARTURE|SALIDA|PARTIDA|D[ÉE]PART|ABFLUG|ABREISE|PARTENZA|SA[ÍI]DA|PLECARE|KALKIŞ|ОТПРАВЛЕНИЕ)/i,
  arrival: /^(?:ARRIVAL|LLEGADA|ARRIBO|ARRIV[ÉE]E|ANKUNFT|ARRIVO|CHEGADA|SOSIRE|VARIŞ|ПРИБЫТИЕ)/i,
};

// T7HG2L (BA), K9QWE (IB)
const codes = /(?<ref>[A-Z0-9]{5,8})\s?\((?<airline>[A-Z0-9]{2})\)/g;

/** The airlines' own booking references, each with its airline behind it in brackets. */
export function airlineRefsIn(lines: readonly Line[]): DraftItinerary['airlineRefs'] {
  const shape = /^[A-Z0-9]{5,8}\s?\([A-Z0-9]{2}\)/;
  const printed = labelledValue(lines, airlineCodes, shape) ?? labelledValue(lines, labelInTwo, shape, 400);
  return [...(printed?.value.matchAll(codes) ?? [])].flatMap(({ groups }) =>
    printed && groups?.airline && groups.ref ? [{ ...printed, value: { airline: groups.airline, ref: groups.ref } }] : [],
  );
}

/** The foot of a page, among the rows of a table. */
export const pageFoot =
  /^(?:page|seite|p[áa]g(?:ina)?\.?|стр\.?)\s*\d|(?:^|\s)\d+\s*(?:\/|of|von|de|din|di)\s*\d+$|https?:\/\/|^(?:printed|gedruckt|imprim)/i;
