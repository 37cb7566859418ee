import { Document, Page, View } from '@react-pdf/renderer';
import { Closing } from './Closing.tsx';
import { type Doubt, Doubts } from './Doubts.tsx';
import { FlightPass, type FlightPassProps } from './FlightPass.tsx';
import { JourneyHeading } from './JourneyHeading.tsx';
import { LayoverLine } from './LayoverLine.tsx';
import { type Fact, Masthead } from './Masthead.tsx';
import { PageFrame } from './PageFrame.tsx';
import { type PassengerRow, Passengers } from './Passengers.tsx';
import { font, ink, page } from './style.ts';

export type PrintedFlight = FlightPassProps & { id: string; before: { text: string; alarm: boolean } | null };
export type PrintedJourney = { name: string; route: string; length: string; flights: PrintedFlight[] };

/** An itinerary in the words it is printed in. */
export type PrintedItinerary = {
  brand: string;
  phone: string;
  phoneNote: string;
  eyebrow: string;
  title: string;
  dates: string;
  running: string;
  reference: Fact | null;
  facts: Fact[];
  poster: string | null;
  doubts: { title: string; messages: Doubt[] };
  passengers: { title: string; nameLabel: string; ticketLabel: string; rows: PassengerRow[] };
  journeys: PrintedJourney[];
  notes: string[];
};

/** The pages, top to bottom. */
export function ItineraryDocument({ journeys, doubts, passengers, notes, running, ...head }: PrintedItinerary) {
  const { brand, phone, phoneNote } = head;
  return (
    <Document>
      <Page size="A4" style={sheet}>
        <PageFrame brand={brand} phone={phone} phoneNote={phoneNote} running={running} />
        <Masthead {...head} />
        <Doubts {...doubts} />
        <Passengers {...passengers} />
        {journeys.flatMap(journeyBlocks)}
        <Closing notes={notes} />
      </Page>
    </Document>
  );
}

/** Each flight is a block that stays whole; the first brings the heading along. They stand beside each other, for pages to fill. */
function journeyBlocks({ name, route, length, flights }: PrintedJourney) {
  return flights.map(({ id, before, ...flight }, index) => (
    <View key={id} wrap={false} style={index === 0 ? firstOfJourney : {}}>
      {index === 0 && <JourneyHeading name={name} route={route} length={length} />}
      {before && <LayoverLine {...before} />}
      <FlightPass {...flight} />
    </View>
  ));
}

const firstOfJourney = { marginTop: 14 } as const;

const sheet = {
  fontFamily: font,
  fontSize: 9,
  color: ink.text,
  paddingTop: page.top,
  paddingBottom: page.bottom,
  paddingHorizontal: page.side,
} as const;
