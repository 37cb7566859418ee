import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';

const booking = (rows: string) => `Booking reference K7QX2M\nPassenger POPESCU/ANA MS\n${rows}`;
async function unconfirmed(text: string, title = 'Your trip'): Promise<(string | null)[]> {
  const outcome = await parseTicket({ text: `${title}\n${booking(text)}` }, { today: '2026-11-21' });
  if ('problem' in outcome) throw new Error(outcome.problem.code);
  return outcome.itinerary.warnings.flatMap(({ code, where }) => (code === 'not-confirmed' ? [where] : []));
}
const out = 'OS 792 Bucharest OTP 14:25 Vienna VIE 15:10 on 16 March 2027';
const back = 'OS 795 Vienna VIE 20:25 Bucharest OTP 23:05 on 21 March 2027';

test('flights that are said to be cancelled are told', async () => {
  expect(await unconfirmed(`The following flights have been cancelled:\n${out}\n${back}`)).toEqual([
    'segments[0].status',
    'segments[1].status',
  ]);
  expect(await unconfirmed(`Zboruri anulate\n${out}`)).toEqual(['segments[0].status']);
});

const answer = async (text: string) => {
  const outcome = await parseTicket({ text }, { today: '2026-11-21' });
  return 'problem' in outcome ? outcome.problem.code : 'read';
};

test('where the title says that all is cancelled there is no journey', async () => {
  const titles = ['Stornobestätigung', 'Confirmare anulare rezervare', 'Confirmation d’annulation', 'Avbokningsbekräftelse'];
  const sentences = [
    'Your booking 4417302 has been cancelled',
    'Тема: Замовлення №48817320 скасовано',
    'Rezervarea dvs. este anulată',
  ];
  for (const title of [...titles, ...sentences])
    expect(await answer(`${title}\n${booking(out)}`), title).toBe('journey-cancelled');
  expect(await answer(`A booking can be cancelled within 24 hours\n${booking(out)}`)).toBe('read');
  expect(await unconfirmed(out, 'Booking confirmation   Cancellation policy')).toEqual([]);
});

test('of what is cancelled in part the title is told of each flight that nothing else is said of', async () => {
  const part = `The following flight remains as booked\n${out}\n${back}`;
  expect(await unconfirmed(part, 'Cancellation confirmation')).toEqual(['segments[0].status', 'segments[1].status']);
});

test('so is a flight that is waited for, and not the one that is confirmed', async () => {
  expect(await unconfirmed(`Confirmed: ${out}\nWaitlisted: ${back}`)).toEqual(['segments[1].status']);
});

test('conditions say it of no flight', async () => {
  expect(await unconfirmed(`This booking can be cancelled free of charge\n${out}\n${back}`)).toEqual([]);
});

test('a flight on a waiting list that is not confirmed is told, below those that are', async () => {
  const table = (words: readonly [string, string]) => `${words[0]}\n${out}\n${words[1]}\n${back}`;
  expect(await unconfirmed(table(['Vols confirmés', 'Liste d’attente (non confirmé)']))).toEqual(['segments[1].status']);
  expect(await unconfirmed(table(['Confirmed flights', 'Waitlisted (not confirmed)']))).toEqual(['segments[1].status']);
});

test('a paper whose every flight is marked as cancelled is of no journey, whatever its title', async () => {
  const rows = (...states: string[]) =>
    [out, back].map((flight, index) => `${flight.replace(/ on /, '  ')}   ${states[index]}`).join('\n');
  expect(await answer(`Itinerario\n${booking(rows('CANCELADO', 'CANCELADO'))}`)).toBe('journey-cancelled');
  expect(await answer(`Itinerario\n${booking(rows('CANCELADO', 'OK'))}`)).toBe('read');
  expect(await answer(`Маршрут\n${booking(rows('отменен', 'не отменен'))}`)).toBe('read');
});

test('so is one that is headed by the cancellation of a booking, and confirms that', async () => {
  const confirmed = 'Le confirmamos que la totalidad de la reserva\nfue ANULADA.';
  expect(await answer(`Asunto: ANULACIÓN TOTAL de su reserva - código K7QX2M\n${confirmed}\n${booking(out)}`)).toBe(
    'journey-cancelled',
  );
  expect(await answer(`Annulation de votre réservation\nVotre voyage est annulé.\n${booking(out)}`)).toBe('journey-cancelled');
  expect(await answer(`Annulation de réservation   Enregistrement\n${booking(out)}`)).toBe('read');
  expect(await answer(`Conditions d’annulation de la réservation\n${booking(out)}`)).toBe('read');
  expect(await answer(`Annulation partielle de votre réservation\n${booking(out)}`)).toBe('read');
  const purchase = 'Confirmamos o CANCELAMENTO total da sua compra. Esta reserva não é mais válida.';
  const subject = 'Assunto: Sua reserva foi cancelada - Pedido nº 488 120 773 10 de 16/11/2026';
  expect(await answer(`${subject}\n${purchase}\n${booking(out)}`)).toBe('journey-cancelled');
  expect(await answer(`Sua reserva não foi cancelada\n${booking(out)}`)).toBe('read');
});

test('and one that says so of the whole journey, of its reference or of each ticket, whatever becomes of other services', async () => {
  const other = 'Remaining services\nParking P7   free of charge';
  const all = [
    'We have cancelled your entire booking.',
    'Anulowaliśmy całą podróż.',
    'Ihre gesamte Reise wurde storniert.',
    'Toute la réservation a été annulée.',
    'Întreaga rezervare a fost anulată.',
    'Booking reference: K7QX2M – CANCELLED',
    'Numer rezerwacji: K7QX2M – ANULOWANA',
    'Ticket 257-2417730154   status: REFUNDED',
  ];
  for (const text of all) expect(await answer(`Your trip\n${text}\n${booking(out)}\n${other}`), text).toBe('journey-cancelled');
  for (const text of ['Your entire booking may be cancelled.', 'The whole booking will be cancelled.', 'Ticket 257-2417730154'])
    expect(await answer(`Your trip\n${text}\n${booking(out)}`), text).toBe('read');
});

test('where every ticket is refunded there is no journey, whatever the number of the order looks like', async () => {
  const [order, one, other] = ['订单号:CZ2610184477120', 'LIN/XIAOYUN MS   784-2417903385', 'LIN/ZHIHAO CHD   784-2417903386'];
  expect(await answer(`${order}\n${one}   REFUNDED\n${other}   REFUNDED\n${out}`)).toBe('journey-cancelled');
  expect(await answer(`${order}\n${one}   REFUNDED\n${other}   OPEN\n${out}`)).toBe('read');
});

test('nor is there one where the title stands below an address', async () => {
  const address =
    'Reisebüro Lindner\nInh. Petra Lindner\nBahnhofstraße 4, 4600 Wels\nTel. 07242 118\nHerrn\nDr. Ulrich Brandt\nLindenweg 3\n4020 Linz';
  expect(await answer(`${address}\nStornobestätigung und Gutschrift\n${booking(`${out}\n${back}`)}`)).toBe('journey-cancelled');
  expect(await answer(`${address}\nIhre Buchung\n${booking(`${out}\n${back}`)}`)).toBe('read');
});

test('nor on a voucher for a journey that was cancelled, whatever else one may book with it', async () => {
  const spent = 'Lo puede usar al hacer una nueva reserva. El saldo restante se mantiene.';
  for (const title of ['BONO DE REEMBOLSO', 'Refund voucher', 'Erstattungsgutschein', 'Buono rimborso', 'Voucher de rambursare'])
    expect(await answer(`${title}\n${booking(`${out}\n${back}`)}\n${spent}`), title).toBe('journey-cancelled');
  expect(await answer(`Refund voucher\n${booking(`Cancelled: ${out}\nThis flight remains as booked:\n${back}`)}`)).toBe('read');
});

test('nor where a sentence says that it was cancelled wholly', async () => {
  const sentences = [
    'Este importe sustituye al viaje Cluj - Lima, cancelado en su totalidad por los\nclientes.',
    'Ihre Reise wurde vollständig storniert.',
    'We have fully cancelled your booking.',
    'Votre voyage a été entièrement annulé.',
    'Rezerwacja została w całości anulowana.',
    'Călătoria a fost anulată integral.',
  ];
  for (const text of sentences) expect(await answer(`Bun venit\n${text}\n${booking(out)}`), text).toBe('journey-cancelled');
  for (const text of [
    'If your trip is fully cancelled',
    'Votre voyage peut être entièrement annulé.',
    'Paid with the voucher of your trip to Oslo, cancelled in full.',
  ])
    expect(await answer(`Your trip\n${text}\n${booking(out)}`), text).toBe('read');
});
