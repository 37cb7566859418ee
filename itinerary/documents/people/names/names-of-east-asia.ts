/** Names in Chinese, Japanese and Korean letters, where a paper prints no Latin ones: `王小明`, `佐藤 花子 様`, `김민준`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { foundAt } from '../../../draft/found.ts';
import { type Cell, cellFrom, pieceCells } from '../../../layout/cells.ts';
import { airportsNamed } from '../../../reference/airports.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { kindIn, kindOf } from '../../../values/traveller-kinds.ts';
import { afterLabel, isLabelled } from '../passenger-labels.ts';
import { namesTicket } from '../tickets/cut-tickets.ts';
import { areIssuedTogether, type Placed, ticketsIn } from '../tickets/tickets-of-passengers.ts';

const kanji = String.raw`\p{Script=Han}々`;
const kana = String.raw`\p{Script=Hiragana}\p{Script=Katakana}ー`;
// 1. 王小明(成人) | 佐藤 花子 様 | 김민준 님: a name, what its bearer is called by courtesy, and in brackets what kind of traveller he is
const nameShape = new RegExp(
  `^(?:\\d{1,2}[.)]? ?)?(?<name>[${kanji}]{2,4}|[${kanji}${kana}]{1,5}[ ·][${kanji}${kana}]{1,5}|\\p{Script=Hangul}{2,5}|\\p{Script=Hangul}{1,2} \\p{Script=Hangul}{1,3}) ?(?:様|さま|先生|女士|小姐|님|씨)?(?: ?[(（](?<mark>[^()（）]{1,12})[)）])?$`,
  'du',
);

// 姓名 | 乘机人 | 搭乗者名 | お名前 | 성명: the word alone heads names here
const headOfNames = /^(?:中文)?(?:姓名|名字|旅客名|お?名前|氏名|이름|성명|성함)$/u;

const name = `[${kanji}]{2,4}|[${kanji}]{1,3} [${kanji}]{1,3}|\\p{Script=Hangul}{2,4}`;
const courtesy = '(?:様|さま|先生|女士|小姐|님|씨)';
// 松本健一様 2052418104773 / 松本和子様 2052418104774 | 山本恵子 様 航空券番号 131-2408856610
const beforeTicket = new RegExp(
  `(?<![${kanji}${kana}])(?<name>${name}) ?${courtesy}(?<word>[ :：]{0,3}[^\\d\\s]{0,8})[ :：]{0,3}(?=\\d{3}-?\\d{10}(?!\\d))`,
  'dgu',
);
// 1. 林淑芬(領隊教師) 695-2410118871 | 沈若涵 女 · 初二(3)班 | 佐藤 花子: first in its line or on its card, and what its bearer is behind it
const firstShape = (name: string) =>
  new RegExp(`^(?:\\d{1,2}[.)、]? ?)?(?<name>${name})(?: ?${courtesy})?(?=$| |[(（·,，、:：])`, 'du');
const inOneWord = firstShape(`[${kanji}]{2,4}|\\p{Script=Hangul}{2,4}`);
/** As in Japan, where Chinese papers have what somebody is behind a blank. */
const inTwoWords = firstShape(`[${kanji}]{1,3} [${kanji}${kana}]{1,4}`);
const ofJapan = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Under the head of their column, in the cell beside their label, or behind it; or right before their tickets, or over them. */
export function namesOfEastAsia(lines: readonly Line[]): Placed<DraftPassenger>[] {
  const courteous = lines.flatMap((line, row) =>
    [...line.text.matchAll(beforeTicket)].flatMap(({ indices, groups }) => {
      const place = indices?.groups?.name;
      const isNext = !groups?.word?.trim() || namesTicket(groups.word);
      return place && isNext ? [{ row, value: nameAt(line, place) }] : [];
    }),
  );
  if (courteous.length > 0) return courteous;
  const ticketed = besideOrOver(lines);
  if (ticketed.length > 0) return ticketed;
  const known = labelled(lines);
  return known.length > 0 ? known : counted(lines);
}

// 票出好了,两位:王小明、李芳。 | 세 분: 한지우, 오민석, 박서준: as many as it says
const countedNames = /(?<count>[2-9二两兩三四五六두세네]) ?(?:位|名|人|분|명)(?:旅客|乘客|様)?\s?[:：]\s?(?<names>[^。.:：]+)/du;
const figures = ['', '', '二两兩두', '三세', '四네', '五', '六'];
const countOf = (word: string): number => Number(word) || figures.findIndex((all) => all.includes(word));

// 接机两位:, 联系人两位: do not travel
const ofStaff = /联系|聯絡|接机|接機|司机|司機|导游|導遊|接待|担当|迎え|담당|연락|가이드/u;

/** In a sentence that counts them; the ticket of each is told by his family's name: `7812417700110(王)`. */
function counted(lines: readonly Line[]): Placed<DraftPassenger>[] {
  return lines.flatMap((line, row) => {
    const { groups, indices } = countedNames.exec(line.text) ?? {};
    const place = indices?.groups?.names;
    const [cell] = pieceCells(line);
    if (!groups || !place || !cell || ofStaff.test(line.text)) return [];
    const people = severalIn({ ...cell, text: line.text.slice(...place), start: place[0], end: place[1] });
    if (people.length !== countOf(groups.count ?? '')) return [];
    return people.map((person) => {
      const eticket = ticketOfFamily(person, people, lines);
      const name = eticket ? person.name : { ...person.name, certainty: 0.5 };
      return { row, value: { ...person, name, ...(eticket && { eticket }) } };
    });
  });
}

function ticketOfFamily(person: DraftPassenger, all: readonly DraftPassenger[], lines: readonly Line[]) {
  const own = ticketsIn(lines).find(({ row, value }) => {
    const behind = (lines[row]?.text.split(value.text)[1] ?? '').match(/^\s?[(（](?<part>[^()（）]{1,4})[)）]/u)?.groups?.part;
    return behind && all.filter(({ name }) => name.value.startsWith(behind)).length === 1 && person.name.value.startsWith(behind);
  });
  return own?.value;
}

const nameAt = (line: Line, [start, end]: readonly [number, number]): DraftPassenger => ({
  name: foundAt(line, start, end, 0.9),
  order: 'given-first',
});

/** Two and more whose tickets were issued together, each with the number of his own behind him or under him. */
function besideOrOver(lines: readonly Line[]): Placed<DraftPassenger>[] {
  const tickets = ticketsIn(lines);
  const isJapanese = lines.some(({ text }) => ofJapan.test(text));
  const people = tickets.flatMap(({ row, value: eticket }): Placed<DraftPassenger>[] => {
    const line = lines[row] as Line;
    const own = pieceCells(line).find((cell) => cell.text.includes(eticket.text));
    if (!own) return [];
    const before = { ...own, text: own.text.slice(0, own.text.indexOf(eticket.text)).trim() };
    const isAlone = before.text === '' || namesTicket(before.text);
    const above = lines[row - 1];
    const over =
      isAlone && above?.page === line.page ? pieceCells(above).find(({ x }) => Math.abs(x - own.x) <= aligned) : undefined;
    const beside = before.text === '' ? pieceCells(line)[pieceCells(line).indexOf(own) - 1] : undefined;
    const cell = isAlone ? [beside, over].find((one) => one && nameFirst(one, isJapanese)) : before;
    const value = cell && nameFirst(cell, isJapanese);
    return value && cell ? [{ row: over === cell ? row - 1 : row, value: { ...value, eticket } }] : [];
  });
  const names = new Set(people.map(({ value }) => value.name.value));
  const areTogether = people.every(({ value }) =>
    areIssuedTogether(value.eticket?.value ?? '', people[0]?.value.eticket?.value ?? ''),
  );
  return people.length > 1 && names.size === people.length && areTogether ? people : [];
}

/** In points: what stands under each other begins so near. */
const aligned = 3;

function nameFirst(cell: Cell, isJapanese: boolean): DraftPassenger | undefined {
  const found = (isJapanese && inTwoWords.exec(cell.text)) || inOneWord.exec(cell.text);
  const place = found?.indices?.groups?.name;
  if (!place || isLabelled(cell)) return undefined;
  const value = nameAt(cell.line, [cell.start + place[0], cell.start + place[1]]);
  return isNoName(value.name.value) ? undefined : value;
}

function labelled(lines: readonly Line[]): Placed<DraftPassenger>[] {
  return lines.flatMap((line, row) => {
    const cells = pieceCells(line);
    return cells.flatMap((cell, index): Placed<DraftPassenger>[] => {
      const bare = withoutCount(cell);
      const isHead = headOfNames.test(bare.text.replace(/ ?[:：]$/u, '')) || (isLabelled(bare) && afterLabel(bare)?.text === '');
      const rest = isHead ? cells[index + 1] : afterLabel(cell);
      const several = rest && !isHead ? severalIn(rest) : [];
      if (several.length > 0) return several.map((value) => ({ row, value }));
      // 姓名  王小明  性别  男: a form of two pairs in a row
      const isPair = isHead && index % 2 === 0 && cells.length === 4 && !isWordOfForm(cells[index + 1]) && isWordOfForm(cells[2]);
      const own = rest && (isPair || cells.length < (isHead ? 3 : 4)) ? nameIn(untilFigures(rest)) : undefined;
      if (own) return [{ row, value: own }];
      return isHead ? under(cell, lines, row) : [];
    });
  });
}

// 한지우, 오민석 | 王小明、李芳。: everybody, or nobody
function severalIn(cell: Cell): DraftPassenger[] {
  const parts = [...cell.text.replace(/[。.]$/u, '').matchAll(/[^,，、;；/]+/gu)].map(({ 0: part, index }) => {
    const start = cell.start + index + (part.length - part.trimStart().length);
    return nameIn({ ...cell, text: part.trim(), start, end: start + part.trim().length });
  });
  const people = parts.filter((one) => one !== undefined);
  return people.length > 1 && people.length === parts.length ? people : [];
}

// 탑승객 5명 | 旅客(3名) | 乘机人 2位
const count = / ?[(（]?\d{1,2} ?[명名人位][)）]?$/u;
const withoutCount = (cell: Cell): Cell => {
  const text = cell.text.replace(count, '');
  return text === cell.text ? cell : { ...cell, text, end: cell.start + text.length };
};

/** Down to the first row whose cell in this column is no name; under a head alone in its line each cell of a row may be one. */
function under(head: Cell, lines: readonly Line[], row: number): Placed<DraftPassenger>[] {
  const found: Placed<DraftPassenger>[] = [];
  for (const [below, line] of lines.slice(row + 1).entries()) {
    const cell = pieceCells(line).find(({ x, right }) => x < head.right && right > head.x);
    const value = cell && nameIn(cell);
    if (line.page !== head.line.page || (cell && !value)) break;
    const others = value && pieceCells(head.line).length === 1 ? pieceCells(line).map(nameIn) : [value];
    const people = others.every((one) => one !== undefined) ? others : [value];
    for (const one of people) if (one) found.push({ row: row + 1 + below, value: one });
  }
  return found;
}

// 王小明 身份证 1101********2714: behind one name what its bearer is known by
const beforePapers = /^\S{2,5}(?= \S+ ?\S*\d)/u;

function untilFigures(cell: Cell): Cell {
  const text = beforePapers.exec(cell.text)?.[0];
  return text === undefined ? cell : { ...cell, text, end: cell.start + text.length };
}

function nameIn(cell: Cell): DraftPassenger | undefined {
  const { name, mark } = nameShape.exec(cell.text)?.indices?.groups ?? {};
  if (!name) return undefined;
  const found = foundAt(cell.line, cell.start + name[0], cell.start + name[1], 0.9);
  const kind = mark && kindIn(cellFrom(cell, mark[0]).text);
  if (isNoName(found.value)) return undefined;
  return { name: found, order: 'given-first', ...(kind && { type: { ...found, value: kind } }) };
}

const isNoName = (words: string): boolean =>
  kindOf(words) !== undefined ||
  headOfNames.test(words) ||
  isHeading(words) ||
  namesTicket(words) ||
  airportsNamed(words).length > 0;

// 出生日期 | 護照號碼 | 經名 | 性别: what a form asks for
const isWordOfForm = (cell: Cell | undefined): boolean =>
  cell !== undefined &&
  (isHeading(cell.text) ||
    /^(?:性[别別]|出生.{0,4}|年[龄齡]|電話|电话|手机|手機|성별|생년월일|연락처|性別|年齢|生年月日)$/u.test(cell.text));

// 证件类型, 护照号码, 票号: heads and values of the columns beside
const isHeading = (text: string): boolean =>
  /[号號码碼型类類票证證照别別期间間舱艙额額]$|.姓名$|^(?:[經经法道俗曾]名|[别別]名|曾用名)$|^(?:姓名|航班|行程|확정|예약|여권|항공|성인|남성|여성)/u.test(
    text,
  );
