import { Text, View } from '@react-pdf/renderer';
import type { Sheet } from '../sheet/sheet.ts';
import { tagged } from './structure.ts';
import { ink, type } from './style.ts';

type PassengersProps = Sheet['passengers'];

/** More may need more than a page, and what may not be cut must never be longer than one. */
const mostOnOnePage = 14;

/** Who travels, and on which tickets: in two columns where there are many. */
export function Passengers({ title, nameLabel, ticketLabel, rows }: PassengersProps) {
  if (rows.length === 0) return null;
  const half = rows.length > 4 ? Math.ceil(rows.length / 2) : rows.length;
  const columns = [rows.slice(0, half), rows.slice(half)].filter((column) => column.length > 0);
  return (
    <View style={{ marginBottom: 4 }} wrap={rows.length > mostOnOnePage}>
      <Text {...tagged('H2')} style={{ ...type.h2, marginBottom: 6 }}>
        {title}
      </Text>
      <View style={{ flexDirection: 'row', gap: 26 }}>
        {columns.map((column) => (
          <View key={column[0]?.id ?? ''} {...tagged('Table')} style={{ flex: 1 }}>
            <View {...tagged('TR')} style={{ ...line, borderBottomColor: ink.text }}>
              <Text {...tagged('TH')} style={{ ...type.label, flex: 1 }}>
                {nameLabel}
              </Text>
              {ticketLabel !== '' && (
                <Text {...tagged('TH')} style={type.label}>
                  {ticketLabel}
                </Text>
              )}
            </View>
            {column.map(({ id, name, note, ticket }) => (
              <View key={id} {...tagged('TR')} wrap={false} style={line}>
                <Text {...tagged('TD')} style={{ ...type.value, flex: 1 }}>
                  {name}
                  {note !== '' && <Text style={{ fontWeight: 400, color: ink.dim }}>{`  ${note}`}</Text>}
                </Text>
                {ticketLabel !== '' && (
                  <Text {...tagged('TD')} style={{ ...type.value, fontWeight: 500 }}>
                    {ticket}
                  </Text>
                )}
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

const line = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 10,
  paddingVertical: 4.2,
  borderBottomWidth: 0.75,
  borderBottomColor: ink.rule,
} as const;
