import { Link, Text, View } from '@react-pdf/renderer';
import type { WalletCard as WalletCardProps } from '../sheet/cards-of.ts';
import { type Sign, telHref } from '../sheet/sheet.ts';
import { Mark } from './Mark.tsx';
import { tagged } from './structure.ts';
import { ink, type } from './style.ts';

const millimetre = 72 / 25.4;

/** As large as a bank card (ISO/IEC 7810, ID-1). */
export const cardSize = { width: 85.6 * millimetre, height: 54 * millimetre } as const;

/** Whose journey, its numbers, its flights, and whom to call. */
export function WalletCard(props: WalletCardProps & Sign & { phoneNote: string }) {
  const { brand, phone, phoneNote, name, note, facts, flights, part } = props;
  const fontSize = flights.length > 4 ? 7.5 : flights.length === 4 ? 8 : 8.5;
  return (
    <View {...tagged('Sect')} style={{ ...cardSize, overflow: 'hidden', borderWidth: 0.4, borderColor: ink.rule }}>
      <View style={head}>
        <View {...tagged('P', brand)}>
          <Mark brand={brand} ground="dark" />
        </View>
        <View {...tagged('P')} style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
          <Text style={{ fontSize: 6.5, fontWeight: 500, color: ink.boardDim }}>{phoneNote}</Text>
          <Link src={telHref(phone)} style={call}>
            {phone}
          </Link>
        </View>
      </View>
      <View style={{ paddingHorizontal: 10, paddingTop: 6 }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline', gap: 6 }}>
          <Text {...tagged('H2')} style={{ fontSize: nameSize(name), fontWeight: 600, lineHeight: 1.15, flexShrink: 1 }}>
            {name}
            {note !== '' && <Text style={{ fontWeight: 400, color: ink.dim }}>{`  ${note}`}</Text>}
          </Text>
          {part !== '' && (
            <Text {...tagged('P')} style={{ fontSize: 7, fontWeight: 500, color: ink.dim }}>
              {part}
            </Text>
          )}
        </View>
        <View {...tagged('L')} style={{ flexDirection: 'row', gap: 18, marginTop: 4, marginBottom: 4 }}>
          {facts.map(({ label, value }) => (
            <View key={label} {...tagged('LI')}>
              <Text {...tagged('Lbl')} style={{ fontSize: 6, fontWeight: 500, color: ink.dim }}>
                {label}
              </Text>
              <Text {...tagged('LBody')} style={{ fontSize: 9.5, fontWeight: 600, lineHeight: 1.2 }}>
                {value}
              </Text>
            </View>
          ))}
        </View>
        <View {...tagged('L')} style={{ borderTopWidth: 0.6, borderTopColor: ink.text, paddingTop: 3 }}>
          {flights.map(({ id, date, number, from, to, shift, detail }) => (
            <View key={id} {...tagged('LI')}>
              <View {...tagged('LBody')} style={{ paddingVertical: 0.6 }}>
                <View style={{ flexDirection: 'row', columnGap: 4 }}>
                  <Text style={{ ...cell, fontSize, width: 44, fontWeight: 500 }}>{date}</Text>
                  <Text style={{ ...cell, fontSize, width: 40 }}>{number}</Text>
                  <Text style={{ ...cell, fontSize, flex: 1 }}>{`${from} – ${to}${shift === '' ? '' : ` ${shift}`}`}</Text>
                </View>
                {detail !== '' && (
                  <Text style={{ fontSize: 6.2, lineHeight: 1.15, fontWeight: 500, color: ink.dim }}>{detail}</Text>
                )}
              </View>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

/** Names are never cut: the longer, the smaller. */
const nameSize = (name: string): number => (name.length > 60 ? 6.5 : name.length > 30 ? 8.5 : 11);

const head = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 26,
  paddingHorizontal: 10,
  backgroundColor: ink.board,
} as const;
const call = { ...type.value, fontSize: 8.5, color: ink.signal, textDecoration: 'none' } as const;
const cell = { fontWeight: 600, lineHeight: 1.2 } as const;
