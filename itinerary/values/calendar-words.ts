/** Names of months and weekdays as tickets print them, folded (`fold`): English, Romanian, German, French, Turkish, Italian, Spanish, Dutch, Polish, Greek (also in Latin letters), Portuguese, Hungarian, Swedish, Norwegian, Danish. */

/** A list a month, January first. */
export const months: readonly string[] = [
  'jan january ian ianuarie januar janner jaenner janv janvier oca ocak gen gennaio ene enero januari sty stycznia styczen ianouariou ianouarios ιαν ιανουαριου ιανουαριος janeiro',
  'feb february februarie februar fev fevr fevrier sub subat febbraio febrero februari lut luty lutego febrouariou fevrouariou φεβ φεβρουαριου φεβρουαριος fevereiro',
  'mar march martie marz maerz mrz mars mart marzo maart mrt marca marzec martiou μαρ μαρτιου μαρτιος marco marcius',
  'apr april aprilie avr avril nis nisan aprile abr abril kwi kwiecien kwietnia apriliou απρ απριλιου απριλιος aprilis',
  'may mai mayis mag maggio mayo mei maj maja maiou μαι μαιου μαιος maio majus',
  'jun june iun iunie juni juin haz haziran giu giugno junio cze czerwiec czerwca ioun iouniou ιουν ιουνιου ιουνιος junho junius',
  'jul july iul iulie juli juil juillet tem temmuz lug luglio julio lip lipiec lipca ioul iouliou ιουλ ιουλιου ιουλιος julho julius',
  'aug august aout aou agu agustos ago agosto augustus sie sierpien sierpnia augoustou avgoustou αυγ αυγουστου αυγουστος augusti augusztus',
  'sep sept september septembrie septembre eyl eylul set sett settembre septiembre setiembre wrz wrzesien wrzesnia septemvriou σεπ σεπτ σεπτεμβριου σεπτεμβριος setembro szeptember',
  'oct october octombrie oktober okt octobre eki ekim ott ottobre octubre paz pazdziernik pazdziernika oktovriou οκτ οκτωβριου οκτωβριος out outubro',
  'nov november noi noie noiembrie novembre kas kasim noviembre lis listopad listopada noemvriou νοε νοεμβριου νοεμβριος novembro',
  'dec december decembrie dez dezember decembre ara aralik dic dicembre diciembre gru grudzien grudnia dekemvriou δεκ δεκεμβριου δεκεμβριος dezembro des desember',
];

/** A list a weekday, Monday first. `ma` is missing on purpose: it is Monday in Dutch and Tuesday in Romanian. */
export const weekdays: readonly string[] = [
  'mon mo monday lun lu luni montag lundi lunedi lunes pazartesi pzt pts maandag poniedzialek pon pn deftera δευτερα δευ segunda segunda-feira mandag man hetfo',
  'tue tu tues tuesday mar marti dienstag di mardi martedi martes sali sal dinsdag wtorek wt triti τριτη τρι terca terca-feira tisdag tis tirsdag tirs kedd',
  'wed we weds wednesday mie mi miercuri mittwoch mer mercredi mercoledi miercoles carsamba car crs woensdag wo sroda sr tetarti τεταρτη τετ quarta quarta-feira onsdag ons szerda',
  'thu th thur thurs thursday joi jo donnerstag do jeu je jeudi gio giovedi jue jueves persembe per prs donderdag czwartek czw pempti πεμπτη πεμ quinta quinta-feira torsdag tors tor csutortok',
  'fri fr friday vin vi vineri freitag ven ve vendredi venerdi vie viernes cuma cum vrijdag vr vri piatek pt pia paraskevi παρασκευη παρ sexta sexta-feira fredag fre pentek',
  'sat sa saturday sam samb sambata samstag sonnabend samedi sab sabato sabado cumartesi cmt cts zaterdag za zat sobota sob savvato σαββατο σαβ lordag lor szombat',
  'sun su sunday dum du duminica sonntag so dim dimanche dom domenica domingo pazar paz zondag zo zon niedziela niedz nd ndz kyriaki κυριακη κυρ sondag son vasarnap',
];

const byName = (names: readonly string[]) =>
  new Map(names.flatMap((list, index) => list.split(' ').map((name) => [name, index + 1] as const)));

/** 1 January … 12 December, by folded name or abbreviation. */
export const monthNames: ReadonlyMap<string, number> = byName(months);
/** 1 Monday … 7 Sunday, by folded name or abbreviation. */
export const weekdayNames: ReadonlyMap<string, number> = byName(weekdays);
