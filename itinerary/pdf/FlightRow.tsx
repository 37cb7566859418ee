import { Text, View } from '@react-pdf/renderer';
import type { FlightEnd } from '../sheet/sheet.ts';
import type { FlightPassProps } from './FlightPass.tsx';
import { tagged } from './structure.ts';
import { ink, type } from './style.ts';

/** One flight of many: what a pass says, in three lines. */
export function FlightRow({ number, airline, date, departure, arrival, duration, operatedBy, details }: FlightPassProps) {
  return (
    <View {...tagged('Sect')} wrap={false} style={row}>
      <View
        style={{ flexDirection: 'row', alignItems: 'center', backgroundColor: ink.board, minHeight: 15, paddingHorizontal: 8 }}
      >
        <View {...tagged('H3')} style={{ flexDirection: 'row', alignItems: 'center', gap: 7, flex: 1 }}>
          <Text style={{ ...head, color: ink.signal, letterSpacing: 0.6 }}>{number}</Text>
          <Text style={{ ...head, color: ink.boardInk }}>{[airline, operatedBy].filter(Boolean).join('  ·  ')}</Text>
        </View>
        <Text {...tagged('P')} style={{ ...head, color: ink.boardInk }}>
          {date}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', gap: 10, paddingVertical: 4, paddingHorizontal: 8 }}>
        <End {...departure} />
        <Text {...tagged('P')} style={{ ...type.small, fontSize: 7.5, width: 46, textAlign: 'center', paddingTop: 2.5 }}>
          {duration === '' ? '→' : `${duration} →`}
        </Text>
        <End {...arrival} />
        <View {...tagged('L')} style={{ flex: 1.45, flexDirection: 'row', flexWrap: 'wrap', columnGap: 7 }}>
          {details.map(({ label, value }) => (
            <View key={label} {...tagged('LI')} style={{ flexDirection: 'row', gap: 2.5, maxWidth: '100%' }}>
              <Text {...tagged('Lbl')} style={{ ...detail, fontWeight: 500, color: ink.dim }}>
                {label}
              </Text>
              <Text {...tagged('LBody')} style={{ ...detail, fontWeight: 600, flexShrink: 1 }}>
                {value}
              </Text>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

function End({ code, city, time, zone, shift, day, note }: FlightEnd) {
  const where = [city, note].filter(Boolean).join(', ');
  return (
    <View {...tagged('Div')} style={{ flex: 1 }}>
      <Text style={{ fontSize: 11, fontWeight: 600, lineHeight: 1.2 }}>
        {`${code} ${time}`}
        {zone !== '' && <Text style={{ fontSize: 7, fontWeight: 500, color: ink.dim }}>{` ${zone}`}</Text>}
        {shift !== '' && <Text style={{ fontSize: 8, color: ink.hot }}>{` ${shift}`}</Text>}
      </Text>
      {day !== '' && <Text style={{ ...detail, fontWeight: 600, color: ink.hot }}>{day}</Text>}
      {where !== '' && <Text style={detail}>{where}</Text>}
    </View>
  );
}

const row = { borderWidth: 0.75, borderColor: ink.text, marginBottom: 3 } as const;
const head = { fontSize: 8, fontWeight: 600, lineHeight: 1.2 } as const;
const detail = { fontSize: 7.5, lineHeight: 1.3 } as const;
