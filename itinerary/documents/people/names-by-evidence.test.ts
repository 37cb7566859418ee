import { describe, expect, it } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { namedByEvidence } from './names-by-evidence.ts';

const readIn = (text: string) => namedByEvidence(readPastedText(text).lines);
const namesIn = (text: string) => readIn(text).map(({ name }) => name.value);

describe('names nobody knows', () => {
  it.each([
    ['Reiseplan for Torgunn Kvisla Øvregård', 'Torgunn Kvisla Øvregård'],
    ['Bilet de avion pentru Zenobia Crăiasă', 'Zenobia Crăiasă'],
    ['Jadwal penerbangan untuk Sukarmini Dharmayanti', 'Sukarmini Dharmayanti'],
    ['Resplan för Ragnhildis Åkesdotter-Bränn, bokning HJK4RT', 'Ragnhildis Åkesdotter-Bränn'],
    ['Reiseplan til Torgunn Øvregård', 'Torgunn Øvregård'],
    ['Reserva a nombre de Xiomara Quintanilla', 'Xiomara Quintanilla'],
    ['Assunto: Passagem de Ivandra Quebramar Lima - Praia / Lisboa', 'Ivandra Quebramar Lima'],
    ['Lohahevitra: Sidina ho any Kigali – RAKOTOVAO Fitiavana Noro', 'RAKOTOVAO Fitiavana Noro'],
    ['Betreff: OEVERGAARD Torgunn, Wien 12.5.', 'OEVERGAARD Torgunn'],
    ['Oggetto: biglietto aereo di Fiordaliso Bevil-Zorzi (Venezia)', 'Fiordaliso Bevil-Zorzi'],
  ])('stand behind a journey or a ticket: %s', (line, name) => {
    expect(namesIn(line)).toEqual([name]);
  });

  it('have the only ticket', () => {
    const [only] = readIn('Reiseplan for Torgunn Øvregård\nBillettnummer 701 2412330968');
    expect(only?.eticket?.value).toBe('7012412330968');
  });

  it('weigh more than who is greeted', () => {
    const letter =
      'Sr.\nArmindo Quebramar\nRua do Porto 8\n4900-560 Viana\n\nAssunto: Passagem de Ivandra Luzente\n\nCaro Sr. Armindo,';
    expect(namesIn(letter)).toEqual(['Ivandra Luzente']);
  });

  it.each([
    [
      'The e-ticket is 838-2109840001, made out to Elowen Rose Tregear exactly as on your driver’s licence.',
      'Elowen Rose Tregear',
    ],
    ['Das Ticket 220-2109840001 ist ausgestellt auf Elowen Tregear.', 'Elowen Tregear'],
    ['Lennupilet, e-ticket issued to Elowen Tregear', 'Elowen Tregear'],
    [
      'El boleto 230-2109840001 está emitido a nombre de Xochil Quebradal de Ruano, como en su pasaporte.',
      'Xochil Quebradal de Ruano',
    ],
  ])('stand behind what their ticket is made out to: %s', (line, name) => {
    expect(namesIn(line)).toEqual([name]);
  });

  it.each([
    ['Työntekijä   Rahimov Dilsho   s. 14.8.1994   passi FA3300001', 'Rahimov Dilsho'],
    ['Pracownik: Dilsho Rahimov, ur. 14.08.1994', 'Dilsho Rahimov'],
    ['Employee   Rahimov Dilsho   born 14/08/1994', 'Rahimov Dilsho'],
    ['Munkavállaló: Rahimov Dilsho   FA3300001', 'Rahimov Dilsho'],
  ])('stand behind who works for whom, beside a birth or a passport: %s', (line, name) => {
    expect(namesIn(line)).toEqual([name]);
  });

  it.each([
    ['Subject: MV BLUE HERON / ON-SIGNER 2/E JORIN PABALAN TREGEAR / DURBAN 17 JAN', 'JORIN PABALAN TREGEAR'],
    ['Subject: On-signer Master Jorin Tregear, MV Blue Heron', 'Jorin Tregear'],
    ['RE: ONSIGNER: AB JORIN TREGEAR', 'JORIN TREGEAR'],
  ])('stand behind who comes aboard: %s', (line, name) => {
    expect(namesIn(line)).toEqual([name]);
  });

  it.each([
    'Eira Mielikki Ylikorpela\nKeskuskatu 11 as. 2\n99830 SAARISELKÄ\n\nTeille on varattu Kelan korvaama lentomatka hoitoa varten.',
    'Eira Mielikki Ylikorpela\nFjordgata 3\n9800 VADSØ\n\nHer er billetten. Din flyreise er betalt av pasientreiser.',
    'Eira Mielikki Ylikorpela\n14, rue du Brill\n4041 ESCH\n\nVotre vol est confirmé.',
  ])('stand over the address of who is told of his own flight: %s', (letter) => {
    expect(namesIn(letter)).toEqual(['Eira Mielikki Ylikorpela']);
  });

  it.each([
    'Eira Mielikki Ylikorpela\nKeskuskatu 11 as. 2\n99830 SAARISELKÄ\n\nLento Ivalo - Helsinki',
    'Eira Mielikki Ylikorpela\n14, rue du Brill\n4041 ESCH\n\nVotre vol et celui de votre fils sont confirmés.',
    'Lohahevitra: RAKOTOVAO Fitiavana Noro',
    'Perihal: Kigali – SEGERA Lunasi Tagihan\n\nMohon lunasi tagihan Anda.',
    'Employee   Rahimov Dilsho',
    'Your ticket agent: invoice made out to Elowen Tregear',
    'Hotel voucher for the room, issued to Elowen Tregear',
    'Contract made out to Elowen Tregear',
    'Itinerary for Nordic Light Choir Tour',
    'E-tickets for Golden Week Tokyo',
    'Viagem de Lua de Mel',
    'Flights for London Heathrow',
    'Reise til Gule Brygge',
    'Viagem para Pedra Branca Alta',
    'Reserva para Casa Dorada',
    'Reserva de hotel para Pedra Branca',
    'Empresa de Juanón Pereztegui',
    'Reiseplan for Torgunn Øvregård, Gudveig Torsnes og Aslaug Bjørk',
    'Fjordreiser\nKontaktperson: Bjørnulf Skogstad',
    'Hilsen\nGudveig Torsnes',
    'Reiseplan\n\nHilsen\nGudveig Torsnes\n\nBillett for Gudveig Torsnes',
    'BCA 0451234567 a.n. Ketut Suardana',
    'Hotel contact: Fernão Sequeira',
    'Account name: Barnaby Thistlewood',
  ])('are nobody who travels: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('who is a guest', () => {
  it('is named in the column under that word, beside another', () => {
    expect(namesIn('GAST                    REISE-NR.\nOttilie Hasenöhrl       31870442')).toEqual(['Ottilie Hasenöhrl']);
    expect(namesIn('Hóspede:                Cabine\nIvandra Quebramar       8117')).toEqual(['Ivandra Quebramar']);
  });
  it('is nobody in another column, or under a word alone', () => {
    expect(namesIn('GAST                    REISE-NR.\n31870442                Ottilie Hasenöhrl')).toEqual([]);
    expect(namesIn('Gäste\nOttilie Hasenöhrl')).toEqual([]);
  });
});
