import { Text, View } from '@react-pdf/renderer';
import { Mark } from './Mark.tsx';
import { tagged } from './structure.ts';
import { ink, page, type } from './style.ts';

type PageFrameProps = { brand: string; phone: string; phoneNote: string; running: string };

/** What stands on every page: whose it is, whom to call, which page; and from the second on, whose trip. */
export function PageFrame({ brand, phone, phoneNote, running }: PageFrameProps) {
  return (
    <>
      <View fixed {...tagged('Artifact')} style={{ position: 'absolute', top: 22, left: page.side, right: page.side }}>
        <Text style={small} render={({ pageNumber }) => (pageNumber > 1 ? running : '')} />
      </View>
      <View fixed {...tagged('Artifact')} style={foot}>
        <Mark brand={brand} ground="light" />
        <Text style={{ ...type.small, color: ink.dim }}>
          {`${phoneNote}  `}
          <Text style={{ color: ink.text, fontWeight: 600 }}>{phone}</Text>
        </Text>
      </View>
      <Text
        fixed
        {...tagged('Artifact')}
        style={{
          ...small,
          position: 'absolute',
          top: foot.top + 3,
          left: page.width - page.side - 60,
          width: 60,
          textAlign: 'right',
        }}
        render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
      />
    </>
  );
}

// No line height: what is rendered for each page would have it multiplied by itself from page to page.
const small = { fontSize: 8, color: ink.dim, fontWeight: 500 } as const;
const foot = {
  position: 'absolute',
  // From the top: a distance from the bottom is measured before the pages are cut, and falls off them.
  top: page.height - 36,
  left: page.side,
  right: page.side,
  flexDirection: 'row',
  alignItems: 'center',
  height: 17,
  gap: 16,
} as const;
