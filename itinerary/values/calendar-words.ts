/**
 * Names of months and weekdays as tickets print them, folded (`fold`): English, Romanian, German, French, Turkish, Italian, Spanish, Catalan, Dutch, Polish, Greek (also in Latin letters), Portuguese, Hungarian, Swedish, Norwegian, Danish, Croatian, Serbian,
 * Czech, Slovak, Slovenian, Finnish, Estonian, Latvian, Lithuanian, Bulgarian, Macedonian, Ukrainian, Russian, Hebrew, Arabic, Indonesian and Malay.
 */

/** A list a month, January first; those of two words, of the Levant, without their blank. Names that are another month elsewhere (`lipanj` in short, `listopad`) are those of Polish; `days.ts` tells them apart. */
export const months: readonly string[] = [
  'jan january ian ianuarie januar janner jaenner janv janvier oca ocak gen gennaio gener ene enero januari sty stycznia styczen ianouariou ianouarios ιαν ιανουαριου ιανουαριος janeiro sijecanj sij sijecnja leden ledna januara tammikuu tammikuuta jaanuar januaris janvaris sausis sausio януари яну јануар јануари јан січень січ січня январь янв января tammi jaan ינואר בינואר ינו בינו يناير كانونالثاني جانفي',
  'feb february februarie februar fev fevr fevrier sub subat febbraio febrer febrero februari lut luty lutego febrouariou fevrouariou φεβ φεβρουαριου φεβρουαριος fevereiro febr veljaca velj veljace unor unora februara helmikuu helmikuuta veebruar februaris vasaris vasario февруари фев фебруар феб лютии лютого февраль февр февраля helmi veebr лют פברואר בפברואר פבר בפבר فبراير شباط فيفري pebruari',
  'mar march martie marz maerz mrz mars mart marzo maart mrt marca marzec martiou μαρ μαρτιου μαρτιος marco marcius marc ozujak ozu ozujka brezen brezna marec maaliskuu maaliskuuta marts kovas kovo март березень березня марта maalis мар бер מרץ במרץ مارس اذار maret mac',
  'apr april aprilie avr avril nis nisan aprile abr abril kwi kwiecien kwietnia apriliou απρ απριλιου απριλιος aprilis travanj tra travnja duben dubna aprila huhtikuu huhtikuuta aprill balandis balandzio април квітень квітня апрель апр апреля huhti квіт אפריל באפריל אפר באפר ابريل نيسان افريل',
  'may mai mayis mag maggio maig mayo mei maj maja maiou μαι μαιου μαιος maio majus svibanj svi svibnja kveten kvetna toukokuu toukokuuta maijs geguze geguzes маи мај травень травня мая touko трав מאי במאי مايو ايار ماي',
  'jun june iun iunie juni juin haz haziran giu giugno juny junio cze czerwiec czerwca ioun iouniou ιουν ιουνιου ιουνιος junho junius lipanj lipnja cerven cervna juna junij kesakuu kesakuuta juuni junijs birzelis birzelio юни јун јуни червень червня июнь июня черв июн יוני ביוני يونيو حزيران جوان',
  'jul july iul iulie juli juil juillet tem temmuz lug luglio juliol julio lip lipiec lipca ioul iouliou ιουλ ιουλιου ιουλιος julho julius srpanj srp srpnja cervenec cervence jula julij heinakuu heinakuuta juuli julijs liepa liepos юли јул јули липень липня июль июля heina лип июл יולי ביולי يوليو تموز جويلية يوليوز julai',
  'aug august aout aou agu agustos ago agosto agost augustus sie sierpien sierpnia augoustou avgoustou αυγ αυγουστου αυγουστος augusti augusztus avgust avg kolovoz kol kolovoza srpen srpna augusta elokuu elokuuta augusts rugpjutis rugpjucio август серпень серпня авг августа серп אוגוסט באוגוסט אוג באוג اغسطس اوت غشت agustus agt ogos',
  'sep sept september septembrie septembre eyl eylul set sett settembre septiembre setiembre wrz wrzesien wrzesnia septemvriou σεπ σεπτ σεπτεμβριου σεπτεμβριος setembro setembre szeptember szept septembar rujan ruj rujna zari septembra syyskuu syyskuuta septembris rugsejis rugsejo септември сеп септ септембар вересень вересня сентябрь сент сентября syys вер ספטמבר בספטמבר ספט בספט سبتمبر ايلول شتنبر',
  'oct october octombrie oktober okt octobre eki ekim ott ottobre octubre paz pazdziernik pazdziernika oktovriou οκτ οκτωβριου οκτωβριος out outubro oktobar rijen rijna oktobra lokakuu lokakuuta oktoober oktobris spalis spalio октомври октобар жовтень жовтня октябрь окт октября жовт אוקטובר באוקטובר אוק באוק اكتوبر تشرينالاول',
  'nov november noi noie noiembrie novembre kas kasim noviembre lis listopad listopada noemvriou νοε νοεμβριου νοεμβριος novembro novembar studeni stu studenoga novembra marraskuu marraskuuta novembris lapkritis lapkricio ноември ное ноем новембар листопада ноябрь нояб ноября marras listopadu лист листопад נובמבר בנובמבר נוב בנוב نوفمبر تشرينالثاني نونبر',
  'dec december decembrie dez dezember decembre ara aralik dic dicembre diciembre gru grudzien grudnia dekemvriou δεκ δεκεμβριου δεκεμβριος dezembro desembre des desember decembar pro prosinac prosinca prosinec prosince decembra joulukuu joulukuuta detsember decembris gruodis gruodzio декември децембар грудень грудня декабрь дек декабря joulu dets груд דצמבר בדצמבר דצמ בדצמ ديسمبر كانونالاول دجنبر disember',
];

/** A list a weekday, Monday first. `ma` is missing on purpose: it is Monday in Dutch and Tuesday in Romanian. */
export const weekdays: readonly string[] = [
  'mon mo monday lun lu luni montag lundi lunedi lunes dilluns pazartesi pzt pts maandag poniedzialek pon pn deftera δευτερα δευ segunda segunda-feira mandag man hetfo seg ponedeljak ponedjeljak pondeli pondelok ponedeljek maanantai esmaspaev pirmdiena pirmadienis понеделник понеділок понедельник שני الاثنين senin sen isnin',
  'tue tu tues tuesday mar marti dienstag di mardi martedi martes dimarts sali sal dinsdag wtorek wt triti τριτη τρι terca terca-feira tisdag tis tirsdag tirs kedd ter utorak uto utery utorok torek tiistai teisipaev otrdiena antradienis вторник вівторок שלישי الثلاثاء selasa',
  'wed we weds wednesday mie mi miercuri mittwoch mer mercredi mercoledi miercoles dimecres carsamba car crs woensdag wo sroda sr tetarti τεταρτη τετ quarta quarta-feira onsdag ons szerda qua sze sreda sre srijeda sri streda keskiviikko kolmapaev tresdiena treciadienis сряда середа среда רביעי الاربعاء rabu rab',
  'thu th thur thurs thursday joi jo donnerstag do jeu je jeudi gio giovedi jue jueves dijous persembe per prs donderdag czwartek czw pempti πεμπτη πεμ quinta quinta-feira torsdag tors tor csutortok qui cetvrtak cet ctvrtek stvrtok cetrtek torstai neljapaev ceturtdiena ketvirtadienis четвъртък четвер четверг חמישי الخميس kamis kam khamis',
  'fri fr friday vin vi vineri freitag ven ve vendredi venerdi vie viernes divendres cuma cum vrijdag vr vri piatek pt pia paraskevi παρασκευη παρ sexta sexta-feira fredag fre pentek sex petak pet patek piatok petek perjantai reede piektdiena penktadienis петък пятница שישי الجمعة jumat jum',
  'sat sa saturday sam samb sambata samstag sonnabend samedi sab sabato sabado dissabte cumartesi cmt cts zaterdag za zat sobota sob savvato σαββατο σαβ lordag lor szombat szo subota sub lauantai laupaev sestdiena sestadienis събота субота суббота שבת السبت sabtu',
  'sun su sunday dum du duminica sonntag so dim dimanche dom domenica domingo diumenge pazar paz zondag zo zon niedziela niedz nd ndz kyriaki κυριακη κυρ sondag son vasarnap nedelja ned nedjelja nedele nedela sunnuntai puhapaev svetdiena sekmadienis неделя неділя воскресенье ראשון الاحد minggu ahad',
];

const byName = (names: readonly string[]) =>
  new Map(names.flatMap((list, index) => list.split(' ').map((name) => [name, index + 1] as const)));

/** 1 January … 12 December, by folded name or abbreviation. */
export const monthNames: ReadonlyMap<string, number> = byName(months);
/** 1 Monday … 7 Sunday, by folded name or abbreviation. */
export const weekdayNames: ReadonlyMap<string, number> = byName(weekdays);
