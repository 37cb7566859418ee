import { expect, test } from 'vitest';
import { tellUnreadPeople } from '../../../steps/unread/tell-unread-people.ts';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket, type }) =>
    [name.value, eticket?.value, type?.value].filter(Boolean).join(' '),
  );

test('who is named in two alphabets in one row is one person, in Latin letters', () => {
  const table =
    'Пътници\n№   Име   Име на латиница   Билет №\n1   Г-жа Елена Стоянова   STOYANOVA/ELENA MRS   623-2412996051\n2   Г-н Петър Стоянов   STOYANOV/PETAR MR   623-2412996052';
  expect(people(table)).toEqual(['STOYANOVA/ELENA MRS 6232412996051', 'STOYANOV/PETAR MR 6232412996052']);
});

test('a head may say that names stand there as the ticket or the passport has them', () => {
  const table = (head: string) => [
    `Пассажир          ${head.padEnd(24)}Паспорт      Номер билета`,
    'Олег Чеботарь     CHEBOTAR OLEG MR        AB1204877    235 2408816620',
    'Инна Чеботарь     CHEBOTAR INNA MRS       AB1204878    235 2408816621',
  ];
  for (const head of ['Имя в билете', 'ФИО (латиницей)', 'Name as in passport', 'Имя по загранпаспорту'])
    expect(people(table(head).join('\n'))).toEqual(['CHEBOTAR OLEG MR 2352408816620', 'CHEBOTAR INNA MRS 2352408816621']);
});

test('or their spelling in the ticket, whatever office each of them holds', () => {
  const table = (head: string, office: string) => [
    `№   Име, презиме             ${head.padEnd(26)}${office.padEnd(14)}Билет`,
    '1   Олег Чеботарь           Oleg CHEBOTAR             съветник      235 2408816620',
    '2   Инна Чеботарь           Inna CHEBOTAR             експерт       235 2408816621',
  ];
  const heads = [
    ['Изписване в билета', 'Длъжност'],
    ['Име во билетот', 'Функција'],
    ['Написание в билете', 'Должность'],
    ['Написання у квитку', 'Посада'],
  ] as const;
  for (const [head, office] of heads)
    expect(people(table(head, office).join('\n')), head).toEqual(['Oleg CHEBOTAR 2352408816620', 'Inna CHEBOTAR 2352408816621']);
});

test('so do the heads of Arabic tables, and a day of birth may stand before the ticket', () => {
  const rows = [
    'بيانات المسافرين',
    'م        الاسم                  الاسم كما في جواز السفر      تاريخ الميلاد      رقم التذكرة',
    '1        كريم سعيد منصور        KARIM SAEED MANSOUR          04/03/1979         077-2415503391',
    '2        هدى كريم منصور         HODA KARIM MANSOUR           19/08/1983         077-2415503392',
  ];
  expect(people(rows.join('\n'))).toEqual(['KARIM SAEED MANSOUR 0772415503391', 'HODA KARIM MANSOUR 0772415503392']);
});

test('so is who is named in two places, with what each says', () => {
  const letter =
    'Επιβάτες\nκ. Γεώργιος Νικολάου\nΝικόλαος Νικολάου (παιδί)\n\nNIKOLAOU/GEORGIOS MR   390-2415508271\nNIKOLAOU/NIKOLAOS   390-2415508273';
  expect(people(letter)).toEqual(['NIKOLAOU/GEORGIOS MR 3902415508271', 'NIKOLAOU/NIKOLAOS 3902415508273 child']);
});

test('who is named in another alphabet alone stays', () => {
  expect(people('Пътници\nГ-н Иван Петров\nMR JOHN SMITH')).toEqual(['Г-н Иван Петров', 'MR JOHN SMITH']);
});

test('nobody is said to be missing who was read in Latin letters', () => {
  const { lines } = readPastedText('Επιβάτες\nκ. Γεώργιος Νικολάου   NIKOLAOU/GEORGIOS MR   390-2415508271');
  expect(tellUnreadPeople(lines, passengersIn(lines))).toEqual([]);
});

test('the Latin name in brackets is his whatever stands behind it, and his ticket goes by the name in his own letters', () => {
  const pair = 'პაციენტი: ნინო ბერიძე (NINO BERIDZE), დაბ. 17.03.1971\nთანმხლები პირი: გიორგი მაისურაძე (GIORGI MAISURADZE)';
  const tickets = 'მაისურაძე გიორგი – ბილეთი № 235-9027741461\nბერიძე ნინო – ბილეთი № 235-9027741460';
  expect(people(`${pair}\n${tickets}`)).toEqual(['NINO BERIDZE 2359027741460', 'GIORGI MAISURADZE 2359027741461']);
  const unlabelled = 'Παναγιώτα Καραλή (PANAGIOTA KARALI), γεν. 17.03.1971\nΚαραλή Παναγιώτα: 390-9027741460';
  expect(people(unlabelled)).toEqual(['PANAGIOTA KARALI 3909027741460']);
});

test('a kind behind both names is of their bearer', () => {
  expect(people('Пътници:\nКалоян Колев (KALOYAN KOLEV), дете')).toEqual(['KALOYAN KOLEV child']);
});

test('a label in two alphabets beside a ticket is nobody', () => {
  const page = 'Пассажир / Passenger   KASSYMOVA/AIGERIM MS\nНомер билета / Ticket number   465 2408116271';
  expect(people(`${page}\n\n${page.replace('6271', '6272')}`)).not.toContainEqual(expect.stringContaining('number'));
});

test('in sentences of Hebrew and Arabic those named in Latin letters have the tickets behind them, whatever the ends of lines part', () => {
  const hebrew =
    "שלום רב לכולם, אנחנו שמחים להודיע שהכרטיסים של שני הנוסעים הונפקו היום. הכרטיסים הונפקו על שם Mira\nStern (מירה שטרן), מספר כרטיס 220-2419900001, ועל שם Uri Katz (אורי כ'ץ), מספר כרטיס 220-\n2419900002. את הכרטיסים אפשר לקבל במשרד.";
  expect(people(hebrew)).toEqual(['Mira Stern 2202419900001', 'Uri Katz 2202419900002']);
  const arabic =
    'يسرنا إبلاغكم بأن تذاكر المسافرين قد صدرت اليوم من مكتبنا في القاهرة. صدرت التذاكر باسم Nadia\nMansour (نادية منصور)، رقم التذكرة 220-2419900001، وباسم Karim Salem (كريم سالم)، رقم التذكرة 220-\n2419900002. تجدون التذاكر في المكتب.';
  expect(people(arabic)).toEqual(['Nadia Mansour 2202419900001', 'Karim Salem 2202419900002']);
});

test('a name in Latin letters in another cell of the row is its bearer’s, whatever the head says, and may leave out the father’s', () => {
  const table = [
    'Турист                       Документ на виїзд        Паспорт      Квиток',
    'Бондар Остап Іванович        BONDAR OSTAP             FT118840     125-2391174600',
    'Бондар Марта Іванівна        BONDAR MARTA             FT118855     125-2391174601',
  ];
  expect(people(table.join('\n'))).toEqual(['BONDAR OSTAP 1252391174600', 'BONDAR MARTA 1252391174601']);
  const letter = 'Пътник\nВенета Иванова Белева\nBELEVA/VENETA MRS\nБилет 257 2416 908 431';
  expect(people(letter)).toEqual(['BELEVA/VENETA MRS 2572416908431']);
});

test('of a name in an order or on a stage the one in the passport counts', () => {
  const list = (own: string) => `Passengers\n1. Ana Pop\n2. ${own}\n3. Ion Pop`;
  for (const own of [
    'Monahia Irina (în pașaport: Dana Rusu)',
    'Schwester Irina (im Reisepass: Dana Rusu)',
    'Sister Irina (passport Dana Rusu), vegetarian',
  ])
    expect(people(list(own)), own).toEqual(['Ana Pop', 'Dana Rusu', 'Ion Pop']);
});

test('what somebody is called at home may stand in brackets between both', () => {
  const list = [
    'รายชื่อผู้เดินทาง',
    '1) พยาบาล พิมพ์ใจ สายทอง (ปุ้ย) / MS PIMJAI SAITHONG     เลขที่ตั๋ว 217-2418990850',
    '2) นาย วิชัย บุญมา / MR WICHAI BUNMA     เลขที่ตั๋ว 217-2418990851',
  ];
  expect(people(list.join('\n'))).toEqual(['MS PIMJAI SAITHONG 2172418990850', 'MR WICHAI BUNMA 2172418990851']);
  expect(people('Туристы:\n1. Иванов Пётр (Петя) / IVANOV PETR\n2. Белова Анна (Аня) / BELOVA ANNA')).toEqual([
    'IVANOV PETR',
    'BELOVA ANNA',
  ]);
});
