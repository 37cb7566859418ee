import { Circle, Image, Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import { type Sheet, telHref } from '../sheet/sheet.ts';
import { Mark } from './Mark.tsx';
import { tagged } from './structure.ts';
import { ink, page, type } from './style.ts';

type MastheadProps = Pick<
  Sheet,
  'brand' | 'phone' | 'phoneNote' | 'eyebrow' | 'title' | 'dates' | 'notes' | 'reference' | 'facts'
> & {
  /** Address of the picture of the destination. */
  poster: string | null;
};

/** The top of the first page: whose it is, where it goes, and the number everybody asks for. */
export function Masthead({ brand, phone, phoneNote, eyebrow, title, dates, notes, reference, facts, poster }: MastheadProps) {
  // Where no picture is, the way over the horizon takes the right side.
  const width = poster ? page.width - 2 * page.side : 400;
  return (
    <View
      style={{
        marginTop: -page.top,
        marginHorizontal: -page.side,
        overflow: 'hidden',
        backgroundColor: ink.board,
        marginBottom: 14,
      }}
    >
      <View style={{ ...row, justifyContent: 'space-between', paddingHorizontal: page.side, height: 48 }}>
        <View {...tagged('P', brand)}>
          <Mark brand={brand} ground="dark" />
        </View>
        <View {...tagged('P')} style={{ ...row, gap: 7 }}>
          <Text style={{ ...type.label, color: ink.boardDim }}>{phoneNote}</Text>
          <Link src={telHref(phone)} style={{ ...type.text, fontWeight: 600, color: ink.signal, textDecoration: 'none' }}>
            {phone}
          </Link>
        </View>
      </View>
      {poster ? <Image src={poster} style={{ width: page.width, height: 148, objectFit: 'cover' }} /> : <Route />}
      <View style={{ paddingHorizontal: page.side, paddingTop: poster ? 17 : 14, paddingBottom: 16 }}>
        <Text {...tagged('P')} style={{ ...type.label, color: ink.boardDim }}>
          {eyebrow}
        </Text>
        <Title parts={title} maxWidth={width} />
        <Days dates={dates} notes={notes} maxWidth={width} />
        <Facts reference={reference} facts={facts} />
      </View>
    </View>
  );
}

/** Each part stays on its line where the line can hold it, so that no name of a city is broken. */
function Title({ parts, maxWidth }: { parts: string[]; maxWidth: number }) {
  const whole = parts.join(' ');
  const fontSize = whole.length > 110 ? 16 : whole.length > 60 ? 20 : whole.length > 34 ? 25 : 30;
  return (
    <View {...tagged('H1', whole)} style={{ ...row, flexWrap: 'wrap', columnGap: fontSize / 4, maxWidth, marginTop: 3 }}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a journey comes through a city twice
        <Text key={index} style={{ ...heading, fontSize, maxWidth: '100%' }}>
          {part}
        </Text>
      ))}
    </View>
  );
}

/** When the journey is, and beside it how its clocks are meant: a line of its own at the end might stand alone on a page. */
function Days({ dates, notes, maxWidth }: Pick<MastheadProps, 'dates' | 'notes'> & { maxWidth: number }) {
  return (
    <View style={{ ...row, flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 16, maxWidth, marginTop: 5 }}>
      {dates !== '' && (
        <Text {...tagged('P')} style={{ ...type.text, color: ink.boardInk }}>
          {dates}
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} {...tagged('P')} style={{ ...type.label, color: ink.boardDim }}>
          {note}
        </Text>
      ))}
    </View>
  );
}

function Facts({ reference, facts }: Pick<MastheadProps, 'reference' | 'facts'>) {
  const all = [...(reference ? [{ ...reference, style: large }] : []), ...facts.map((one) => ({ ...one, style: fact }))];
  if (all.length === 0) return null;
  return (
    <View {...tagged('L')} style={{ ...row, alignItems: 'flex-end', flexWrap: 'wrap', gap: 26, rowGap: 10, ...factsRule }}>
      {all.map(({ label, value, style }) => (
        <View key={label} {...tagged('LI')}>
          <Text {...tagged('Lbl')} style={{ ...type.label, color: ink.boardDim }}>
            {label}
          </Text>
          <Text {...tagged('LBody')} style={style}>
            {value}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** Where no picture is: a way over the horizon, to the point that is meant. */
function Route() {
  return (
    <Svg viewBox="0 0 300 190" style={{ position: 'absolute', right: 0, top: 36, width: 236, height: 149.5 }}>
      {[150, 118, 86].map((radius) => (
        <Path
          key={radius}
          d={`M${190 - radius} 190a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
          stroke={ink.boardRule}
          strokeWidth={1}
          fill="none"
        />
      ))}
      <Path d="M40 190h260" stroke={ink.boardRule} strokeWidth={1} />
      <Path
        d="M46 150C92 52 196 30 262 96"
        stroke={ink.boardInk}
        strokeWidth={1.4}
        strokeDasharray="1.5 4.5"
        strokeLinecap="round"
        fill="none"
      />
      <Circle cx={46} cy={150} r={3} fill={ink.boardInk} />
      <Circle cx={262} cy={96} r={5} fill={ink.signal} />
    </Svg>
  );
}

const row = { flexDirection: 'row', alignItems: 'center' } as const;
const heading = { fontWeight: 600, letterSpacing: -0.9, lineHeight: 1.12, color: ink.boardInk } as const;
const factsRule = { borderTopWidth: 0.75, borderTopColor: ink.boardRule, marginTop: 13, paddingTop: 10 } as const;
const large = { fontSize: 20, fontWeight: 600, letterSpacing: 1.6, lineHeight: 1.15, color: ink.signal } as const;
const fact = { ...type.value, fontSize: 10, color: ink.boardInk, marginTop: 2 } as const;
