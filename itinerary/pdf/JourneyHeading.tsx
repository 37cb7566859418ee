import { Text, View } from '@react-pdf/renderer';
import { tagged } from './structure.ts';
import { ink, type } from './style.ts';

type JourneyHeadingProps = { name: string; route: string; length: string };

/** The name of a journey above its flights: Outbound, Bucharest – Tokyo, 18 h 40. */
export function JourneyHeading({ name, route, length }: JourneyHeadingProps) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 12,
        marginBottom: 7,
      }}
    >
      <Text {...tagged('H2')} style={type.h2}>
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
