/** Mails, pages, passes and calendars made to do harm, each with the code it is refused with; `read` where it is a ticket all the same. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { bytesOf, flightReservation, jsonLdScript, pageOf, toFrankfurt } from './flight-data.ts';
import { mailOf } from './mails.ts';
import { boardingPassJson, passOf } from './passes.ts';

type HostileContents = { name: string; make: () => Uint8Array | Promise<Uint8Array>; code: string };

const reservation = jsonLdScript(flightReservation(toFrankfurt, { ref: 'QX7RT2', name: 'Ion Popescu' }));
const page = (body: string) => bytesOf(pageOf(body));

/** Composed once: composing a mail in a mail takes as long as reading it. */
async function mailInMails(depth: number): Promise<Uint8Array> {
  let mail = await mailOf({ html: pageOf(reservation) });
  for (let level = 0; level < depth; level += 1)
    mail = await mailOf({
      text: 'fwd',
      attachments: [{ filename: 'm.eml', contentType: 'message/rfc822', content: Buffer.from(mail) }],
    });
  return mail;
}

function partsInParts(depth: number): Uint8Array {
  const open = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  );
  return bytesOf(
    `From: a@example.org\r\nTo: b@example.org\r\nSubject: x\r\nMIME-Version: 1.0\r\n${open.join('')}Content-Type: text/plain\r\n\r\nx\r\n`,
  );
}

const calendar = (events: readonly string[]) => bytesOf(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`);
const flightEvent = (more = '') =>
  `BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270412T111000Z\r\nDTEND:20270412T134500Z\r\nSUMMARY:RO 301 OTP-FRA\r\n${more}END:VEVENT\r\n`;

const emptyEntries = (count: number): Zippable =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.png`, new Uint8Array()]));

/** Says in its directory that it unpacks to less than it does. */
function understated(): Uint8Array {
  const file = zipSync({ 'pass.json': new Uint8Array(20_000_000) });
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 0; at < file.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  return file;
}

export const hostileContents: readonly HostileContents[] = [
  {
    name: 'a bomb of zeros in a pass',
    make: () => zipSync({ 'pass.json': new Uint8Array(40_000_000) }),
    code: 'pass-too-large',
  },
  { name: 'a bomb that hides its size', make: understated, code: 'pass-damaged' },
  {
    name: 'a bomb among the words of a pass',
    make: () => passOf(boardingPassJson({}), { en: 'x'.repeat(20_000_000) }),
    code: 'pass-too-large',
  },
  {
    name: 'a picture that unpacks to 60 MB stays packed',
    make: () => zipSync({ 'pass.json': strToU8('{"storeCard":{}}'), 'icon.png': new Uint8Array(60_000_000) }),
    code: 'pass-not-of-flight',
  },
  {
    name: 'ten thousand entries',
    make: () => zipSync({ ...emptyEntries(10_000), 'pass.json': strToU8('{}') }),
    code: 'pass-too-large',
  },
  {
    name: 'a pass of passes of passes',
    make: () => zipSync({ 'a.pkpass': zipSync({ 'b.pkpass': passOf(boardingPassJson({})) }) }),
    code: 'pass-damaged',
  },
  {
    name: 'a pass whose text is brackets',
    make: () => zipSync({ 'pass.json': strToU8('['.repeat(250_000)) }),
    code: 'pass-damaged',
  },
  { name: 'half a pass', make: () => passOf(boardingPassJson({})).subarray(0, 400), code: 'pass-damaged' },
  {
    name: 'words of a pass that never close',
    make: () => passOf(boardingPassJson({}), { en: '"a'.repeat(100_000) }),
    code: 'no-itinerary',
  },
  { name: 'another archive', make: () => zipSync({ 'word/document.xml': strToU8('<w/>') }), code: 'not-a-pdf' },
  { name: 'mails in mails, fifty deep', make: () => mailInMails(50), code: 'mail-too-deep' },
  { name: 'mails in mails, three deep', make: () => mailInMails(3), code: 'read' },
  { name: 'parts in parts, five hundred deep', make: () => partsInParts(500), code: 'mail-too-deep' },
  {
    name: 'ten thousand parts',
    make: () =>
      bytesOf(
        `From: a@example.org\r\nSubject: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/html\r\n\r\n<p>x\r\n'.repeat(10_000)}--b--\r\n`,
      ),
    code: 'no-itinerary',
  },
  {
    name: 'a header without end',
    make: () => bytesOf(`From: a@example.org\r\nSubject: ${'x'.repeat(3_000_000)}\r\n\r\nx`),
    code: 'mail-too-deep',
  },
  { name: 'a page of 15 MB', make: () => page('<p>x</p>'.repeat(1_900_000)), code: 'page-too-large' },
  {
    name: 'a mail with a page of 14 MB',
    make: () => mailOf({ html: `<html><body>${'<p>word</p>'.repeat(900_000)}</body></html>` }),
    code: 'page-too-large',
  },
  { name: 'a million elements', make: () => page('<b>'.repeat(900_000)), code: 'page-too-large' },
  { name: 'elements in elements, without end', make: () => page('<div>'.repeat(50_000)), code: 'page-too-large' },
  {
    name: 'letters in bold in letters in bold, opened again in each paragraph',
    make: () =>
      page(
        Array.from({ length: 250 }, (_, index) => `<b id="${index}">`)
          .join('')
          .concat('<p>x'.repeat(100_000)),
      ),
    code: 'page-too-large',
  },
  { name: 'tables in tables', make: () => page(`${'<table><tr><td>'.repeat(20_000)}x`), code: 'page-too-large' },
  {
    name: 'a cell over ten thousand rows',
    make: () => page(`<table><tr><td rowspan="99999999">x</td></tr>${'<tr><td>y</td></tr>'.repeat(10_000)}</table>`),
    code: 'text-too-long',
  },
  {
    name: 'entities that name entities',
    make: () => page(`<!DOCTYPE html [<!ENTITY a "${'&b;'.repeat(1000)}">]>${'&a;'.repeat(10_000)}`),
    code: 'no-itinerary',
  },
  {
    name: 'data of brackets',
    make: () => page(`<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`),
    code: 'no-itinerary',
  },
  {
    name: 'data of a hundred thousand reservations',
    make: () => page(`${reservation}${jsonLdScript(Array.from({ length: 30_000 }, () => ({ '@type': 'FlightReservation' })))}`),
    code: 'read',
  },
  {
    name: 'microdata in microdata',
    make: () => page('<div itemscope itemprop="a" itemtype="x">'.repeat(20_000)),
    code: 'page-too-large',
  },
  {
    name: 'a property named __proto__',
    make: () =>
      page(`<div itemscope><meta itemprop="__proto__" content="x"><meta itemprop="constructor" content="x"></div>${reservation}`),
    code: 'read',
  },
  {
    name: 'ten thousand events',
    make: () => calendar(Array.from({ length: 10_000 }, () => flightEvent())),
    code: 'calendar-too-large',
  },
  {
    name: 'an event of every second, for ever',
    make: () => calendar([flightEvent('RRULE:FREQ=SECONDLY\r\n')]),
    code: 'calendar-without-flights',
  },
  {
    name: 'a zone that changes its clocks every second',
    make: () =>
      calendar([
        'BEGIN:VTIMEZONE\r\nTZID:X\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n',
        flightEvent().replace('DTSTART:', 'DTSTART;TZID=X:').replace('Z', ''),
      ]),
    code: 'read',
  },
  {
    name: 'a line of a megabyte',
    make: () => calendar([`BEGIN:VEVENT\r\nSUMMARY:${'RO 301 '.repeat(120_000)}\r\nEND:VEVENT\r\n`]),
    code: 'calendar-without-flights',
  },
  {
    name: 'a calendar in a calendar, without end',
    make: () => bytesOf('BEGIN:VCALENDAR\r\n'.repeat(20_000)),
    code: 'calendar-damaged',
  },
];
