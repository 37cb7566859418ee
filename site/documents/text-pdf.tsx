/**
 * A text of content as a PDF: headings, paragraphs, lists and tables of Markdown on A4, tagged like the printed itinerary. The same
 * text gives the same bytes.
 */
import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { Lexer, type Token, type Tokens } from 'marked';
import { printable } from '#brand/printed-letters.ts';
import { constants } from '#brand/tokens.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { fontStore } from '#itinerary/pdf/fonts.ts';
import { tagged } from '#itinerary/pdf/structure.ts';
import { font } from '#itinerary/pdf/style.ts';
import { taggedPdf } from '#itinerary/pdf/tagged-pdf.ts';
import { printFonts } from './print-fonts.ts';

type TextPdf = {
  lang: Lang;
  title: string;
  /** Small, above the title: what kind of paper it is, its day. */
  kind: string;
  /** Markdown. */
  text: string;
  brand: string;
  /** Day of the text, YYYY-MM-DD. */
  day: string;
};

export async function textPdf({ lang, title, kind, text, brand, day }: TextPdf): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await taggedPdf(
    <Document>
      <Page size="A4" style={styles.page} wrap>
        <Text style={styles.kind}>{printable(kind)}</Text>
        <Text style={styles.title} {...tagged('H1')}>
          {printable(title)}
        </Text>
        {blocksOf(text).map((token) => (
          <Block key={token.raw} token={token} />
        ))}
        <Text
          fixed
          style={styles.foot}
          {...tagged('Artifact')}
          render={({ pageNumber, totalPages }) => `${printable(brand)}   ${pageNumber} / ${totalPages}`}
        />
      </Page>
    </Document>,
    fontStore(await printFonts()),
    {
      title,
      author: brand,
      subject: kind,
      language: lang === 'ro' ? 'ro-RO' : 'en-GB',
      created: new Date(`${day}T00:00:00Z`),
    },
  );
  return new Uint8Array(bytes);
}

const blocksOf = (text: string) => Lexer.lex(text).filter(({ type }) => type !== 'space');

/** One block of Markdown. What these texts do not use stops the build rather than being left out. */
function Block({ token }: { token: Token }) {
  switch (token.type) {
    case 'heading':
      return (
        <Text style={styles.heading} minPresenceAhead={40} {...tagged('H2')}>
          {inline(token.tokens)}
        </Text>
      );
    case 'paragraph':
      return (
        <Text style={styles.paragraph} {...tagged('P')}>
          {inline(token.tokens)}
        </Text>
      );
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'table':
      return <Table table={token as Tokens.Table} />;
    default:
      throw new Error(`a PDF of a text cannot have „${token.raw.trim().slice(0, 40)}” in it (${token.type})`);
  }
}

function List({ list }: { list: Tokens.List }) {
  return (
    <View style={styles.list} {...tagged('L')}>
      {list.items.map((item, index) => (
        <View key={item.raw} style={styles.item} wrap={false} {...tagged('LI')}>
          <Text style={styles.mark} {...tagged('Lbl')}>
            {list.ordered ? `${index + 1}.` : '•'}
          </Text>
          <Text style={styles.grow} {...tagged('LBody')}>
            {inline(item.tokens)}
          </Text>
        </View>
      ))}
    </View>
  );
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <View style={styles.table} {...tagged('Table')}>
      <View style={styles.row} {...tagged('TR')}>
        {header.map(({ tokens, text }, column) => (
          <Text key={text} style={[styles.strong, column === 0 ? styles.name : styles.grow]} {...tagged('TH')}>
            {inline(tokens)}
          </Text>
        ))}
      </View>
      {rows.map((cells) => (
        <View key={cells.map(({ text }) => text).join('|')} style={styles.row} wrap={false} {...tagged('TR')}>
          {cells.map(({ tokens, text }, column) => (
            <Text key={text} style={column === 0 ? styles.name : styles.grow} {...tagged(column === 0 ? 'TH' : 'TD')}>
              {inline(tokens)}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function inline(tokens: readonly Token[] = []): React.ReactNode[] {
  return tokens.map((token) => {
    const key = token.raw;
    if (token.type === 'strong')
      return (
        <Text key={key} style={styles.strong}>
          {inline(token.tokens)}
        </Text>
      );
    // Addresses of this site mean nothing on paper; others stay links.
    if (token.type === 'link' && /^(?:https|mailto|tel):/.test(token.href))
      return (
        <Link key={key} src={token.href} style={styles.link}>
          {inline(token.tokens)}
        </Link>
      );
    if ('tokens' in token && token.tokens) return inline(token.tokens);
    return printable('text' in token ? String(token.text) : token.raw);
  });
}

const rule = constants['print-rule'];
const styles = StyleSheet.create({
  page: {
    paddingVertical: 56,
    paddingHorizontal: 56,
    fontFamily: font,
    fontSize: 9.5,
    lineHeight: 1.5,
    color: constants['print-ink'],
  },
  kind: { fontSize: 9, color: constants['print-ink-2'], marginBottom: 6 },
  title: { fontSize: 19, fontWeight: 600, lineHeight: 1.2, marginBottom: 14 },
  heading: { fontSize: 12, fontWeight: 600, marginTop: 12, marginBottom: 4 },
  paragraph: { marginBottom: 7 },
  list: { marginBottom: 7 },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 14 },
  grow: { flex: 1 },
  table: { marginBottom: 9, borderTop: `0.75 solid ${rule}` },
  row: { flexDirection: 'row', paddingVertical: 4, borderBottom: `0.75 solid ${rule}`, gap: 12 },
  name: { width: 150, fontWeight: 500 },
  strong: { fontWeight: 600 },
  link: { color: constants['print-ink'], textDecoration: 'underline' },
  foot: { position: 'absolute', bottom: 26, left: 56, right: 56, fontSize: 8, lineHeight: 1, color: constants['print-ink-2'] },
});
