/**
 * The sheet as one web page in one file: styles and picture are inside, nothing is fetched and nothing runs, so that it opens
 * from a mail, a stick or a phone without a network. It says so itself, in a policy that forbids both.
 */
import type { Lang } from '#domain/schemas/lang.ts';
import { type Html, html, pageText, raw } from './html.ts';
import { pageStyles } from './page-styles.ts';
import { type Fact, type FlightEnd, type Sheet, type SheetFlight, type SheetJourney, telHref } from './sheet.ts';

/** @param picture the destination as SVG, which is shown as an image: what is in it cannot run */
export function sheetPage(sheet: Sheet, lang: Lang, picture: string | undefined): string {
  const { brand, phone, phoneNote, eyebrow, title, dates, reference, facts, passengers, journeys, notes } = sheet;
  const all = reference ? [reference, ...facts] : facts;
  return pageText(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${[title.join(' '), reference?.value].filter(Boolean).join(', ')}</title>
<style>${raw(pageStyles)}</style>
</head>
<body>
<header>
<p class="bar"><b>${brand}</b> <span>${phoneNote} <a href="${telHref(phone)}">${phone}</a></span></p>
${picture === undefined ? '' : html`<img src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}" alt="">`}
<div class="head">
<p class="eyebrow">${eyebrow}</p>
<h1>${title.map((part) => html`<span>${part}</span> `)}</h1>
${dates === '' ? '' : html`<p>${dates}</p>`}
${all.length > 0 ? listOf(all, reference ? 'facts large' : 'facts') : ''}
</div>
</header>
<main>
${passengers.rows.length > 0 ? passengersOf(passengers) : ''}
${journeys.map(journeyOf)}
</main>
<footer>${notes.map((note) => html`<p>${note}</p>`)}</footer>
</body>
</html>
`);
}

const listOf = (facts: readonly Fact[], kind: 'facts' | 'facts large' | 'details'): Html =>
  html`<dl class="${kind}">${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

const passengersOf = ({ title, nameLabel, ticketLabel, rows }: Sheet['passengers']): Html => html`<h2>${title}</h2>
<table><thead><tr><th scope="col">${nameLabel}</th>${ticketLabel === '' ? '' : html`<th scope="col">${ticketLabel}</th>`}</tr></thead>
<tbody>${rows.map(
  ({ name, note, ticket }) =>
    html`<tr><th scope="row">${name}${note === '' ? '' : html` <small>${note}</small>`}</th>${ticketLabel === '' ? '' : html`<td>${ticket}</td>`}</tr>`,
)}</tbody></table>`;

const journeyOf = ({ name, route, length, flights }: SheetJourney): Html => html`<section>
<h2>${name === '' ? '' : html`<b>${name}</b> `}${route}${length === '' ? '' : html` <small>${length}</small>`}</h2>
${flights.map(flightOf)}
</section>`;

const flightOf = (flight: SheetFlight): Html => html`${
  flight.before ? html`<p class="${flight.before.alarm ? 'stop alarm' : 'stop'}">${flight.before.text}</p>` : ''
}<article>
<h3><b>${flight.number}</b> ${flight.airline} <span>${flight.date}</span></h3>
<div class="ends">${endOf(flight.departure)}<p class="way">${flight.duration} <span aria-hidden="true">→</span></p>${endOf(flight.arrival)}</div>
${flight.operatedBy === '' ? '' : html`<p class="quiet">${flight.operatedBy}</p>`}
${flight.details.length > 0 ? listOf(flight.details, 'details') : ''}
</article>`;

const endOf = ({ code, city, time, zone, shift, day, note }: FlightEnd): Html => html`<div>
<p class="code">${code}</p><p>${city}</p>
<p class="time">${time}${zone === '' ? '' : html` <small>${zone}</small>`}${shift === '' ? '' : html` <em>${shift}</em>`}</p>
${day === '' ? '' : html`<p><em>${day}</em></p>`}${note === '' ? '' : html`<p class="quiet">${note}</p>`}
</div>`;
