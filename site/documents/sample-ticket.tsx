/**
 * A ticket of nobody, printed the way booking systems print them: for who wants to see what the itinerary tool makes of one. Travellers,
 * references and numbers are invented, and it says so itself.
 */
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { constants } from '#brand/tokens.ts';
import { fontStore } from '#itinerary/pdf/fonts.ts';
import { tagged } from '#itinerary/pdf/structure.ts';
import { font } from '#itinerary/pdf/style.ts';
import { taggedPdf } from '#itinerary/pdf/tagged-pdf.ts';
import { printFonts } from './print-fonts.ts';

type SampleFlight = { head: [flight: string, day: string]; rows: [label: string, value: string, when?: string][] };

const issued = '2027-11-15';
const travellers = ['POPESCU/ANA MARIA MRS', 'POPESCU/ANDREI MR'];

const flights: SampleFlight[] = [
  {
    head: ['FLIGHT     TK 1044 - TURKISH AIRLINES', 'FRI 12 MAY 2028'],
    rows: [
      ['DEPARTURE:', 'BUCHAREST, RO (HENRI COANDA INTL)', '12 MAY 09:10'],
      ['ARRIVAL:', 'ISTANBUL, TR (ISTANBUL AIRPORT)', '12 MAY 10:40'],
      ['', 'RESERVATION CONFIRMED, ECONOMY (K)', 'DURATION: 01:30'],
      ['BAGGAGE ALLOWANCE:', '1PC'],
      ['EQUIPMENT:', 'AIRBUS A321NEO'],
    ],
  },
  {
    head: ['FLIGHT     TK 52 - TURKISH AIRLINES', 'FRI 12 MAY 2028'],
    rows: [
      ['DEPARTURE:', 'ISTANBUL, TR (ISTANBUL AIRPORT)', '12 MAY 15:25'],
      ['ARRIVAL:', 'TOKYO, JP (NARITA), TERMINAL 1', '13 MAY 08:40'],
      ['', 'RESERVATION CONFIRMED, ECONOMY (K)', 'DURATION: 11:15'],
      ['BAGGAGE ALLOWANCE:', '1PC'],
      ['SEAT:', '23A CONFIRMED FOR POPESCU/ANA MARIA MRS'],
      ['EQUIPMENT:', 'AIRBUS A350-900'],
    ],
  },
  {
    head: ['FLIGHT     TK 53 - TURKISH AIRLINES', 'WED 24 MAY 2028'],
    rows: [
      ['DEPARTURE:', 'TOKYO, JP (NARITA), TERMINAL 1', '24 MAY 22:55'],
      ['ARRIVAL:', 'ISTANBUL, TR (ISTANBUL AIRPORT)', '25 MAY 05:35'],
      ['', 'RESERVATION CONFIRMED, ECONOMY (K)', 'DURATION: 12:40'],
      ['BAGGAGE ALLOWANCE:', '1PC'],
      ['EQUIPMENT:', 'AIRBUS A350-900'],
    ],
  },
  {
    head: ['FLIGHT     TK 1043 - TURKISH AIRLINES', 'THU 25 MAY 2028'],
    rows: [
      ['DEPARTURE:', 'ISTANBUL, TR (ISTANBUL AIRPORT)', '25 MAY 07:25'],
      ['ARRIVAL:', 'BUCHAREST, RO (HENRI COANDA INTL)', '25 MAY 08:50'],
      ['', 'RESERVATION CONFIRMED, ECONOMY (K)', 'DURATION: 01:25'],
      ['BAGGAGE ALLOWANCE:', '1PC'],
      ['EQUIPMENT:', 'AIRBUS A321NEO'],
    ],
  },
];

const closing = [
  'TICKET:  TK/ETKT 235 0000000001-02 FOR POPESCU/ANA MARIA MRS',
  'TICKET:  TK/ETKT 235 0000000003-04 FOR POPESCU/ANDREI MR',
  'FLIGHT(S) CALCULATED AVERAGE CO2 EMISSIONS IS 1284.60 KG/PERSON',
];

/** The same bytes at every build. */
export async function sampleTicket(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await taggedPdf(
    <Document>
      <Page size="A4" style={styles.page}>
        <Text style={styles.sample} {...tagged('H1')}>
          Sample ticket. Bilet de probă.
        </Text>
        <Text {...tagged('P')}>Nobody travels with it. Nimeni nu călătorește cu el.</Text>
        <View style={[styles.row, styles.top]}>
          <View>
            {travellers.map((name) => (
              <Text {...tagged('P')} key={name}>
                {name}
              </Text>
            ))}
          </View>
          <View>
            <Text {...tagged('P')}>BOOKING REF: SMPL27</Text>
            <Text {...tagged('P')}>DATE: 15 NOVEMBER 2027</Text>
          </View>
        </View>
        {flights.map(({ head, rows }) => (
          <View key={head.join()} style={styles.flight}>
            <View style={[styles.row, styles.head]}>
              {head.map((text) => (
                <Text {...tagged('P')} key={text}>
                  {text}
                </Text>
              ))}
            </View>
            {rows.map(([label, value, when]) => (
              <View key={value} style={styles.row}>
                <Text {...tagged('P')} style={styles.label}>
                  {label}
                </Text>
                <Text {...tagged('P')} style={styles.value}>
                  {value}
                </Text>
                <Text {...tagged('P')}>{when}</Text>
              </View>
            ))}
          </View>
        ))}
        {closing.map((text) => (
          <Text {...tagged('P')} key={text}>
            {text}
          </Text>
        ))}
      </Page>
    </Document>,
    fontStore(await printFonts()),
    {
      title: 'Sample ticket',
      author: '',
      subject: 'A ticket of nobody',
      language: 'en-GB',
      created: new Date(`${issued}T00:00:00Z`),
    },
  );
  return new Uint8Array(bytes);
}

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: font, fontSize: 9, lineHeight: 1.4, color: constants['print-ink'] },
  // Inherited line heights are those of the page's letters.
  sample: { fontSize: 18, fontWeight: 600, lineHeight: 1.4 },
  top: { marginTop: 18, marginBottom: 18 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  flight: { marginBottom: 14 },
  head: { borderBottomWidth: 0.5, borderBottomColor: constants['print-ink'], paddingBottom: 3, marginBottom: 4, fontWeight: 600 },
  label: { width: 120 },
  value: { flexGrow: 1 },
});
