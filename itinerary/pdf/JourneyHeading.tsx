import { Text, View } from '@react-pdf/renderer';
import { tagged } from './structure.ts';
import { ink, type } from './style.ts';

type JourneyHeadingProps = {
  name: string;
  route: string;
  length: string;
  /** `small` where many flights stand on a page. */
  size: 'large' | 'small';
};

/** The name of a journey above its flights: Outbound, Bucharest – Tokyo, 18 h 40. */
export function JourneyHeading({ name, route, length, size }: JourneyHeadingProps) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 12,
        marginBottom: size === 'large' ? 7 : 3,
      }}
    >
      <Text {...tagged('H2')} style={{ ...type.h2, flexShrink: 1, ...(size === 'small' && { fontSize: 11, letterSpacing: 0 }) }}>
        {name}
        {name !== '' && '  '}
        <Text style={{ fontWeight: name === '' ? 600 : 400 }}>{route}</Text>
      </Text>
      {length !== '' && (
        <Text {...tagged('P')} style={{ ...type.small, color: ink.dim, fontWeight: 500 }}>
          {length}
        </Text>
      )}
    </View>
  );
}
