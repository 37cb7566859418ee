import { Text, View } from '@react-pdf/renderer';
import type { FlightEnd, SheetFlight } from '../sheet/sheet.ts';
import { FlightArc } from './FlightArc.tsx';
import { tagged } from './structure.ts';
import { column, ink, type } from './style.ts';

export type FlightPassProps = Omit<SheetFlight, 'id' | 'before'>;

const stub = 172;

/** One flight as a boarding pass: where and when in large, the rest on the stub behind the perforation. */
export function FlightPass({ number, airline, date, departure, arrival, duration, operatedBy, details }: FlightPassProps) {
  return (
    <View {...tagged('Sect')} wrap={false} style={pass}>
      <View style={{ flexDirection: 'row', backgroundColor: ink.board, height: 25, alignItems: 'center' }}>
        <View {...tagged('H3')} style={{ flexDirection: 'row', alignItems: 'center', gap: 9, flex: 1, paddingLeft: 14 }}>
          <Text style={plate}>{number}</Text>
          <Text style={{ ...type.value, color: ink.boardInk }}>{airline}</Text>
        </View>
        <Text {...tagged('P')} style={{ ...type.value, color: ink.boardInk, width: stub, paddingLeft: 14 }}>
          {date}
        </Text>
      </View>
      <View style={{ flexDirection: 'row' }}>
        <View style={{ flex: 1, paddingTop: 9, paddingBottom: 10, paddingHorizontal: 14 }}>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
            <End {...departure} side="left" />
            <View {...tagged('P')} style={middle}>
              <FlightArc />
              <Text style={{ ...type.small, fontWeight: 500, marginTop: 3 }}>{duration}</Text>
            </View>
            <End {...arrival} side="right" />
          </View>
          {operatedBy !== '' && (
            <Text {...tagged('P')} style={{ ...type.small, color: ink.dim, marginTop: 5 }}>
              {operatedBy}
            </Text>
          )}
        </View>
        <View {...tagged('L')} style={{ width: stub, paddingLeft: 14, paddingRight: 10, paddingVertical: 10, gap: 3.5 }}>
          {details.map(({ label, value }) => (
            <View key={label} {...tagged('LI')} style={{ flexDirection: 'row' }}>
              <Text {...tagged('Lbl')} style={{ ...type.label, width: 44, paddingTop: 1.2 }}>
                {label}
              </Text>
              <Text {...tagged('LBody')} style={{ ...type.value, flex: 1 }}>
                {value}
              </Text>
            </View>
          ))}
        </View>
      </View>
      <View style={{ ...perforation, top: 25, bottom: 0, borderLeftColor: ink.text }} />
      <View style={{ ...perforation, top: 0, height: 25, borderLeftColor: ink.boardDim }} />
      <View style={{ ...notch, top: -7 }} />
      <View style={{ ...notch, bottom: -7 }} />
    </View>
  );
}

function End({ code, city, time, zone, shift, day, note, side }: FlightEnd & { side: 'left' | 'right' }) {
  const textAlign = side;
  return (
    <View {...tagged('Div')} style={{ flex: 1 }}>
      <Text style={{ fontSize: 32, fontWeight: 600, letterSpacing: -1.4, lineHeight: 1.05, textAlign }}>{code}</Text>
      <Text style={{ ...type.value, fontWeight: 500, marginTop: 2.5, textAlign }}>{city}</Text>
      <Text style={{ fontSize: 16, fontWeight: 600, lineHeight: 1.3, textAlign }}>
        {time}
        {zone !== '' && <Text style={{ fontSize: 7.5, fontWeight: 500, color: ink.dim }}>{` ${zone}`}</Text>}
        {shift !== '' && <Text style={{ fontSize: 9, color: ink.hot }}>{` ${shift}`}</Text>}
      </Text>
      {day !== '' && <Text style={{ ...type.small, fontWeight: 600, color: ink.hot, textAlign }}>{day}</Text>}
      {note !== '' && <Text style={{ ...type.small, color: ink.dim, textAlign }}>{note}</Text>}
    </View>
  );
}

/** Over the two ends, so that their words have half the pass each. */
const middle = { position: 'absolute', left: 0, right: 0, top: 6, alignItems: 'center' } as const;
const pass = {
  position: 'relative',
  overflow: 'hidden',
  borderWidth: 0.9,
  borderColor: ink.text,
  backgroundColor: ink.paper,
} as const;
const plate = {
  ...type.value,
  fontSize: 10,
  letterSpacing: 0.9,
  lineHeight: 1,
  color: ink.signal,
  backgroundColor: ink.boardRule,
  paddingTop: 2.2,
  paddingBottom: 3.8,
  paddingHorizontal: 5,
} as const;
const perforation = {
  position: 'absolute',
  left: column - stub - 1,
  width: 1,
  borderLeftWidth: 1,
  borderStyle: 'dashed',
} as const;
const notch = {
  position: 'absolute',
  left: column - stub - 7.4,
  width: 14,
  height: 14,
  borderRadius: 7,
  backgroundColor: ink.paper,
  borderWidth: 0.9,
  borderColor: ink.text,
} as const;
