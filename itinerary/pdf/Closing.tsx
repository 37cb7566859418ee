import { Text, View } from '@react-pdf/renderer';
import { tagged } from './structure.ts';
import { ink, type } from './style.ts';

type ClosingProps = { notes: string[] };

/** Small print at the end: what the ticket says of emissions, whose clock counts, which document does. */
export function Closing({ notes }: ClosingProps) {
  return (
    <View wrap={false} style={{ marginTop: 16, paddingTop: 9, borderTopWidth: 0.75, borderTopColor: ink.rule, gap: 3 }}>
      {notes.map((note) => (
        <Text key={note} {...tagged('P')} style={{ ...type.small, color: ink.dim }}>
          {note}
        </Text>
      ))}
    </View>
  );
}
