import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { WalletCards } from '../sheet/cards-of.ts';
import { CutMarks } from './CutMarks.tsx';
import { tagged } from './structure.ts';
import { font, ink, page, type } from './style.ts';
import { cardSize, WalletCard } from './WalletCard.tsx';

/** Two cards beside each other, five below each other, in the middle of the sheet. */
const grid = { columns: 2, rows: 5 } as const;
const onPage = grid.columns * grid.rows;
const left = (page.width - grid.columns * cardSize.width) / 2;
const top = (page.height - grid.rows * cardSize.height) / 2;

/** Cards for the wallet, ten to a sheet. */
export function WalletDocument({ title, hint, cards, ...sign }: WalletCards) {
  const sheets = Array.from({ length: Math.ceil(cards.length / onPage) }, (_, index) =>
    cards.slice(index * onPage, (index + 1) * onPage),
  );
  return (
    <Document>
      {sheets.map((some, index) => (
        <Page key={some[0]?.id ?? ''} size="A4" style={{ fontFamily: font, color: ink.text }}>
          {index === 0 && (
            <View style={{ position: 'absolute', left, right: left, top: 8, flexDirection: 'row', gap: 7 }}>
              <Text {...tagged('H1')} style={{ ...type.label, fontWeight: 600, color: ink.text }}>
                {title}
              </Text>
              <Text {...tagged('P')} style={type.label}>
                {hint}
              </Text>
            </View>
          )}
          <CutMarks left={left} top={top} columns={grid.columns} rows={Math.ceil(some.length / grid.columns)} size={cardSize} />
          {some.map((card, place) => (
            <View key={card.id} style={placed(place)}>
              <WalletCard {...card} {...sign} />
            </View>
          ))}
        </Page>
      ))}
    </Document>
  );
}

const placed = (place: number) =>
  ({
    position: 'absolute',
    left: left + (place % grid.columns) * cardSize.width,
    top: top + Math.floor(place / grid.columns) * cardSize.height,
    ...cardSize,
  }) as const;
