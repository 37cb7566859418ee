import { Document, Page, View } from '@react-pdf/renderer';
import type { Sheet, SheetJourney } from '../sheet/sheet.ts';
import { FlightPass } from './FlightPass.tsx';
import { FlightRow } from './FlightRow.tsx';
import { JourneyHeading } from './JourneyHeading.tsx';
import { LayoverLine } from './LayoverLine.tsx';
import { Masthead } from './Masthead.tsx';
import { PageFrame } from './PageFrame.tsx';
import { Passengers } from './Passengers.tsx';
import { font, ink, page } from './style.ts';

type ItineraryDocumentProps = Sheet & {
  /** Address of the picture of the destination. */
  poster: string | null;
};

/** More flights than this stand in rows: forty of them, with those who fly, are six pages. */
const mostPasses = 12;

/** The pages, top to bottom. */
export function ItineraryDocument({ journeys, passengers, running, ...head }: ItineraryDocumentProps) {
  const { brand, phone, phoneNote } = head;
  const flights = journeys.reduce((count, journey) => count + journey.flights.length, 0);
  const size = flights > mostPasses ? 'small' : 'large';
  return (
    <Document>
      <Page size="A4" style={sheet}>
        <PageFrame brand={brand} phone={phone} phoneNote={phoneNote} running={running} />
        <Masthead {...head} />
        <Passengers {...passengers} />
        {journeys.flatMap((journey) => journeyBlocks(journey, size))}
      </Page>
    </Document>
  );
}

/** Each flight is a block that stays whole; the first brings the heading along. They stand beside each other, for pages to fill. */
function journeyBlocks({ name, route, length, flights }: SheetJourney, size: 'large' | 'small') {
  const Flight = size === 'large' ? FlightPass : FlightRow;
  return flights.map(({ id, before, ...flight }, index) => (
    <View key={id} wrap={false} style={index === 0 ? { marginTop: size === 'large' ? 14 : 6 } : {}}>
      {index === 0 && <JourneyHeading name={name} route={route} length={length} size={size} />}
      {before && <LayoverLine {...before} size={size} />}
      <Flight {...flight} />
    </View>
  ));
}

const sheet = {
  fontFamily: font,
  fontSize: 9,
  color: ink.text,
  paddingTop: page.top,
  paddingBottom: page.bottom,
  paddingHorizontal: page.side,
} as const;
