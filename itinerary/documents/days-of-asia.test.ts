import { expect, test } from 'vitest';
import { understandTicket } from '../parse-ticket.ts';
import { readPastedText } from '../text/pasted-text.ts';

const days = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-27');
  const segments = 'itinerary' in outcome ? outcome.itinerary.segments : [];
  return segments.map(({ flightNumber, departure, arrival }) => `${flightNumber} ${departure.date} ${arrival.date}`);
};

test('the day of buying is no day of flights in Chinese', () => {
  expect(
    days(`订单号：3687152094   预订日期：2026-11-23 20:18
去程  4月30日 周五
MU567  09:25 浦东国际机场T1 (PVG)   14:55 樟宜机场T3 (SIN)
返程  5月8日 周六
MU5030  00:50 樟宜机场T3 (SIN)   07:05 浦东国际机场T1 (PVG)`),
  ).toEqual(['MU567 2027-04-30 2027-04-30', 'MU5030 2027-05-08 2027-05-08']);
});

test('the day after stands before its hour in Japanese and Korean', () => {
  expect(
    days(`発券日：2026年11月20日
便名      出発                         到着
NH 106    2027年3月20日(土) 00:50 ロサンゼルス(LAX)   翌日 05:10 東京(HND)
KE 902    2027. 4. 14. (수) 21:00 파리(CDG)   익일 16:00 인천(ICN)`),
  ).toEqual(['NH106 2027-03-20 2027-03-21', 'KE902 2027-04-14 2027-04-15']);
});

test('the day of issue, of birth, and a term in Korean, Thai and Vietnamese', () => {
  expect(
    days(`발권일 2026.11.22   생년월일 1988.02.03
KE 901   인천(ICN) 12:05   파리(CDG) 18:30   2027. 4. 6. (화)`),
  ).toEqual(['KE901 2027-04-06 2027-04-06']);
  expect(
    days(`วันที่ออกตั๋ว: 20/11/2569
TG 921  วันเสาร์ที่ 20 มีนาคม 2570
(FRA) 14:40    (BKK) 06:10`),
  ).toEqual(['TG921 2027-03-20 2027-03-21']);
  expect(
    days(`Ngày đặt: 20/11/2026
VN 253  Hà Nội (HAN) 09:00   TP. Hồ Chí Minh (SGN) 11:15
Thứ Hai, ngày 8 tháng 3 năm 2027
Hoàn vé trước ngày 1 tháng 3 năm 2027`),
  ).toEqual(['VN253 2027-03-08 2027-03-08']);
});

test('the day a letter was made is no day of flights, whatever its label, where each flight has its own over it', () => {
  expect(
    days(`制单：2026年11月22日
3月12日（周五）
CA933  (PEK) 13:30   (CDG) 17:45
3月20日（周六）
CA934  (CDG) 19:20   (PEK) 3月21日 12:20`),
  ).toEqual(['CA933 2027-03-12 2027-03-12', 'CA934 2027-03-20 2027-03-21']);
  expect(
    days(`จองเมื่อ 20 พ.ย. 69
ขาไป ศ. 12 มี.ค. 70
TG 922  BKK 23:40  FRA 05:55 +1
ขากลับ ส. 20 มี.ค. 70
TG 921  FRA 14:40  BKK 06:10 +1`),
  ).toEqual(['TG922 2027-03-12 2027-03-13', 'TG921 2027-03-20 2027-03-21']);
});
