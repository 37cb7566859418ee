import type { Zone } from './zone-rules.ts';

/** Rooms of the ticket reader in the order they stand on one another: each may import itself and those before it. */
const read = ['itinerary/text/*'];
const drafted = [...read, 'itinerary/draft/*', 'itinerary/reference/*'];
const valued = [...drafted, 'itinerary/values/*'];
const laidOut = [...valued, 'itinerary/layout/*'];
const documented = [...laidOut, 'itinerary/documents/*'];

export const pdfjs = ['pdfjs-dist/legacy/build/pdf.mjs', 'pdfjs-dist/legacy/build/pdf.worker.mjs'];
/** Of the ticket reader: `zone-rules.ts` puts them among the others. */
export const itineraryZones: readonly Zone[] = [
  {
    files: /^itinerary\/text\//,
    may: [...read, ...pdfjs],
    because: 'text is what is printed and where: it knows nothing of what it means.',
  },
  {
    files: /^itinerary\/reference\//,
    may: ['itinerary/reference/*', 'itinerary/text/*'],
    because: 'reference holds tables: airports, airlines, aircraft.',
  },
  {
    files: /^itinerary\/draft\//,
    may: [...read, 'itinerary/draft/*', 'domain/schemas/itinerary.ts'],
    because: 'a draft is what was read before anything is concluded: it stands on text, below values and formats.',
  },
  {
    files: /^itinerary\/values\//,
    may: [...valued, 'domain/schemas/itinerary.ts'],
    because: 'a value is read from its words alone: where they stand is layout, whose they are is documents.',
  },
  { files: /^itinerary\/layout\//, may: laidOut, because: 'layout says which words stand together, whoever printed them.' },
  {
    files: /^itinerary\/documents\//,
    may: [...documented, 'domain/rules/flight-time.ts'],
    because: 'documents hold what several formats have in common, what can be flown by the clocks included: they know no format.',
  },
  {
    files: /^itinerary\/formats\/registry\.ts$/,
    may: ['itinerary/formats/*'],
    because: 'the registry is the list of formats.',
  },
  {
    files: /^itinerary\/formats\/(?<format>[\w-]+)(\/|\.ts$)/,
    may: [
      ...documented,
      ...[
        'itinerary/formats/contract.ts',
        'itinerary/formats/<format>/*',
        'itinerary/barcode/bcbp.ts',
        'domain/schemas/itinerary.ts',
      ],
    ],
    because: 'a ticket format stands alone, on what all formats read with: never another format, never pdf/.',
  },
  {
    files: /^itinerary\/barcode\//,
    may: [...drafted, 'itinerary/barcode/*', 'zxing-wasm/reader', ...pdfjs],
    because: 'barcodes are read from pixels and become lines of the text: they know no format.',
  },
  {
    files: /^itinerary\/files\//,
    may: [
      ...[
        ...documented,
        'itinerary/files/*',
        'itinerary/barcode/bcbp.ts',
        'domain/rules/flight-time.ts',
        'domain/rules/calendar-days.ts',
      ],
      ...['fflate', 'ical.js', 'parse5', 'postal-mime'],
    ],
    because: 'files are opened here and give words and stated values: they know no format and conclude nothing.',
  },
  {
    files: /^itinerary\/(steps\/|parse-ticket\.ts$)/,
    may: [...documented, 'itinerary/steps/*', 'itinerary/formats/*', 'itinerary/barcode/*', 'domain/*'],
    because: 'steps conclude from what formats read, without ever drawing anything.',
  },
  {
    files: /^itinerary\/parse-file\.ts$/,
    may: [
      ...documented,
      'itinerary/parse-ticket.ts',
      'itinerary/files/*',
      'itinerary/steps/*',
      'itinerary/formats/*',
      'itinerary/barcode/*',
    ],
    because: 'a file is opened, its views are read as tickets are, and merged.',
  },
  {
    files: /^itinerary\/pdf\//,
    may: [
      ...['itinerary/pdf/*', 'itinerary/sheet/*', 'itinerary/trip/*', 'domain/*', 'brand/*', 'react', 'pdfkit'],
      ...['@react-pdf/font', '@react-pdf/layout', '@react-pdf/render', '@react-pdf/renderer'],
    ],
    because: 'the PDF is drawn from the itinerary, whichever format it came from.',
  },
  {
    files: /^itinerary\/sheet\//,
    may: ['itinerary/sheet/*', 'itinerary/trip/*', 'domain/*', 'brand/*'],
    because: 'a sheet is the itinerary in the words the traveller gets, wherever they are placed.',
  },
  {
    files: /^itinerary\/(trip\/|calendar\/|plain-text\.ts$|json-ld\.ts$|readable-answer\.ts$)/,
    may: ['itinerary/trip/*', 'itinerary/calendar/*', 'itinerary/reference/*', 'domain/*'],
    because: 'an itinerary is told, dated and answered from itself alone, however it was read.',
  },
];
