import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer';
import { ink, type } from './style.ts';

type MarkProps = { brand: string; ground: 'dark' | 'light' };

/** The agency's sign: the sun over the runway, and its name. */
export function Mark({ brand, ground }: MarkProps) {
  const line = ground === 'dark' ? ink.boardInk : ink.text;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <Svg viewBox="0 7 34 20" style={{ width: 26, height: 15.3 }}>
        <Path d="M3 25a14 14 0 0 1 28 0M17 11c-4.2 3-6 8-6 14M0 25h34" stroke={line} strokeWidth={2.5} fill="none" />
        <Circle cx={17} cy={11} r={3} fill={ink.signal} />
      </Svg>
      <Text style={{ ...type.text, fontSize: 12, fontWeight: 600, color: line }}>{brand}</Text>
    </View>
  );
}
