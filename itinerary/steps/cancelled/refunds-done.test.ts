import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { isOfRefund } from './refunds-done.ts';

const isRefund = (text: string) => isOfRefund(readPastedText(text).lines);

test.each([
  '【某航空】退票成功通知',
  '以下の航空券の払い戻しが完了しました。',
  '항공권 환불 완료 안내',
  'تم استرداد قيمة تذكرتك بنجاح',
  'İade işleminiz tamamlandı',
  'Your refund has been processed',
  'Ihre Erstattung wurde veranlasst',
  'Confirmation de remboursement',
  'Возврат билета оформлен',
  'AGENCE DU LAC\n3 rue du Port\nFACTURE D’AVOIR N° AV27-0012',
  'Stornorechnung Nr. 1182',
  'Nota di credito n. 14/2027',
  'BONO DE REEMBOLSO   Viajes del Cabo',
  'Refund voucher RV-2027-118',
  'Erstattungsgutschein Nr. 12',
  'Återbetalningsavi',
  'Notificare de rambursare',
])('%s', (text) => expect(isRefund(text)).toBe(true));

test.each([
  '改签成功通知,差价退款已完成',
  '환불 규정',
  'Once your refund has been processed you will get a mail.',
  'Refund of the fare difference has been processed',
  'Erstattung: nicht möglich',
  'Billet remboursable',
  'Bezahlt mit Erstattungsgutschein Nr. 12',
  'Rechnung Nr. 1182, abzüglich Gutschrift Nr. 12',
])('%s is no refund', (text) => expect(isRefund(text)).toBe(false));
