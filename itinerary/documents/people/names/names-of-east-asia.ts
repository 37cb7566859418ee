/** Names in Chinese, Japanese and Korean letters, where a paper prints no Latin ones: `王小明`, `佐藤 花子 様`, `김민준`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { foundAt } from '../../../draft/found.ts';
import { type Cell, cellFrom, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { kindIn, kindOf } from '../../../values/traveller-kinds.ts';
import { afterLabel, isLabelled } from '../passenger-labels.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';

const kanji = String.raw`\p{Script=Han}々`;
const kana = String.raw`\p{Script=Hiragana}\p{Script=Katakana}ー`;
// 1. 王小明(成人) | 佐藤 花子 様 | 김민준 님: a name, what its bearer is called by courtesy, and in brackets what kind of traveller he is
const nameShape = new RegExp(
  `^(?:\\d{1,2}[.)]? ?)?(?<name>[${kanji}]{2,4}|[${kanji}${kana}]{1,5}[ ·][${kanji}${kana}]{1,5}|\\p{Script=Hangul}{2,5}|\\p{Script=Hangul}{1,2} \\p{Script=Hangul}{1,3}) ?(?:様|さま|先生|女士|小姐|님|씨)?(?: ?[(（](?<mark>[^()（）]{1,12})[)）])?$`,
  'du',
);

// 姓名 | 乘机人 | 搭乗者名 | お名前 | 성명: the word alone heads names here
const headOfNames = /^(?:中文)?(?:姓名|名字|旅客名|お?名前|氏名|이름|성명|성함)$/u;

// 松本健一様 2052418104773 / 松本和子様 2052418104774
const beforeTicket = new RegExp(
  `(?<![${kanji}${kana}])(?<name>[${kanji}]{2,4}|[${kanji}]{1,3} [${kanji}]{1,3}|\\p{Script=Hangul}{2,4}) ?(?:様|さま|先生|女士|小姐|님|씨)[ :]{0,3}(?=\\d{3}-?\\d{10}(?!\\d))`,
  'dgu',
);

/** Under the head of their column, in the cell beside their label, or behind it; or right before their tickets. */
export function namesOfEastAsia(lines: readonly Line[]): Placed<DraftPassenger>[] {
  const ticketed = lines.flatMap((line, row) =>
    [...line.text.matchAll(beforeTicket)].flatMap(({ indices }) => {
      const place = indices?.groups?.name;
      return place ? [{ row, value: { name: foundAt(line, place[0], place[1], 0.9), order: 'given-first' as const } }] : [];
    }),
  );
  return ticketed.length > 0 ? ticketed : labelled(lines);
}

function labelled(lines: readonly Line[]): Placed<DraftPassenger>[] {
  return lines.flatMap((line, row) => {
    const cells = pieceCells(line);
    return cells.flatMap((cell, index): Placed<DraftPassenger>[] => {
      const isHead = headOfNames.test(cell.text.replace(/ ?[:：]$/u, '')) || (isLabelled(cell) && afterLabel(cell)?.text === '');
      const rest = isHead ? cells[index + 1] : afterLabel(cell);
      // 姓名  王小明  性别  男: a form of two pairs in a row
      const isPair = isHead && index % 2 === 0 && cells.length === 4 && !isWordOfForm(cells[index + 1]) && isWordOfForm(cells[2]);
      const own = rest && (isPair || cells.length < (isHead ? 3 : 4)) ? nameIn(untilFigures(rest)) : undefined;
      if (own) return [{ row, value: own }];
      return isHead ? under(cell, lines, row) : [];
    });
  });
}

/** Down to the first row whose cell in this column is no name. */
function under(head: Cell, lines: readonly Line[], row: number): Placed<DraftPassenger>[] {
  const found: Placed<DraftPassenger>[] = [];
  for (const [below, line] of lines.slice(row + 1).entries()) {
    const cell = pieceCells(line).find(({ x, right }) => x < head.right && right > head.x);
    const value = cell && nameIn(cell);
    if (line.page !== head.line.page || (cell && !value)) break;
    if (value) found.push({ row: row + 1 + below, value });
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
  if (kindOf(found.value) || headOfNames.test(found.value) || isHeading(found.value)) return undefined;
  return { name: found, order: 'given-first', ...(kind && { type: { ...found, value: kind } }) };
}

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
