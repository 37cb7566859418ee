import { Text, View } from '@react-pdf/renderer';
import { tagged } from './structure.ts';
import { ink, type } from './style.ts';

type LayoverLineProps = { text: string; alarm: boolean; size: 'large' | 'small' };

/** Between two passes of one journey: how long on the ground, and whether the airport changes. */
export function LayoverLine({ text, alarm, size }: LayoverLineProps) {
  return (
    <View
      wrap={false}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 9, paddingVertical: size === 'large' ? 5 : 1.5, paddingLeft: 14 }}
    >
      <View
        style={{
          width: 0,
          height: size === 'large' ? 15 : 9,
          borderLeftWidth: 1.6,
          borderLeftColor: alarm ? ink.hot : ink.text,
          borderStyle: 'dotted',
        }}
      />
      <Text {...tagged('P')} style={{ ...type.small, fontWeight: alarm ? 600 : 500, color: alarm ? ink.hot : ink.text }}>
        {text}
      </Text>
    </View>
  );
}
