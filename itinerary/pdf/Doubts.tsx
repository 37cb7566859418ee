import { Text, View } from '@react-pdf/renderer';
import { tagged } from './structure.ts';
import { ink, type } from './style.ts';

export type Doubt = { id: string; text: string };

type DoubtsProps = { title: string; messages: Doubt[] };

/** What the reader of the ticket was not sure of: before everything else, since somebody has to look. */
export function Doubts({ title, messages }: DoubtsProps) {
  if (messages.length === 0) return null;
  return (
    <View style={{ borderLeftWidth: 4, borderLeftColor: ink.signal, backgroundColor: ink.tint, padding: 11, marginBottom: 20 }}>
      <Text {...tagged('H2')} style={{ ...type.value, fontSize: 10.5, marginBottom: 3 }}>
        {title}
      </Text>
      <View {...tagged('L')}>
        {messages.map(({ id, text }) => (
          <View key={id} {...tagged('LI')}>
            <Text {...tagged('LBody')} style={type.text}>
              {text}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}
