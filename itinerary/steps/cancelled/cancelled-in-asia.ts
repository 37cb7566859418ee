/** That a flight is cancelled, in Japanese, Chinese and Korean: `▼2区間目【欠航】`, `状态:已取消`, `UA2127便は欠航となりました`. */
import { isOfAsia } from '../../reference/places-of-asia.ts';

const gone =
  '(?:航班|班[机機]|フライト|운항 ?|항공편 ?)?(?:欠航|運航(?:中止|取りやめ|取消)|運休|取り?消し?(?:済み?)?|キャンセル(?:済み?)?|已?取消|已?停[飞飛航]|결항|취소(?:됨|완료)?|운항 ?(?:중단|중지))';
const stays =
  '(?:(?:ご?予約)?確定|[变變]更(?:なし|あり)|変更(?:なし|あり|無し?)|時刻変更|時間変更|予定通り|通常運航|[确確][认認定]|已[确確][认認定]|正常|[无無][变變]更|[时時][间間刻][变變][更动動]|확정|예약 ?확정|(?:변경|변동) ?없음|(?:시간|시각|일정) ?변경|정상 ?운항)';
const label = '(?:状態|状況|運航状況|予約状況|ステータス|状态|狀態|航班状态|상태|예약 ?상태|운항 ?상태)\\s*[::]?\\s*';
const alone = (words: string) => new RegExp(`^[^\\p{L}\\d]*(?:${label})?${words}[^\\p{L}\\d]*$`, 'u');
// ▼2区間目【欠航】 | 第2段(取消) | 구간 2 [결항]
const marked = (words: string) => new RegExp(`[(\\[【「『〔<] ?${words} ?[)\\]】」』〕>]`, 'u');
const [goneAlone, staysAlone] = [alone(gone), alone(stays)];
const [goneMarked, staysMarked] = [marked(gone), marked(stays)];
const condition = /場合|際|もし|可能|如|若|免[费費]|경우|만약|가능/u;
// 欠航となりました | 運航中止 | 已取消, and not キャンセル料, 取消政策, 취소 수수료
const told = new RegExp(`${gone}(?! ?(?:料|费|費|手|规|規|政|可|不|期|数|수|규|불|待|대기))`, 'u');

/** A status: whether by it the flight is cancelled, and whether it heads the flight below as marks of a heading do; undefined of other words. */
export function statusOfAsia(text: string): { isGone: boolean; heads: boolean } | undefined {
  if (!isOfAsia(text) || text.length > longest) return undefined;
  for (const [isGone, whole, part] of [
    [true, goneAlone, goneMarked],
    [false, staysAlone, staysMarked],
  ] as const) {
    if (whole.test(text)) return { isGone, heads: false };
    if (part.test(text)) return { isGone, heads: true };
  }
  return undefined;
}
/** In letters: longer ones are sentences. */
const longest = 40;

/** Whether a line says it of the only flight it names. */
export const isToldGoneOfAsia = (text: string): boolean => isOfAsia(text) && told.test(text) && !condition.test(text);
