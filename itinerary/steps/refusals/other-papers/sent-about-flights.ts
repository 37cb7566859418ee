/** Messages of apps, shops, papers and friends about a flight that one watches, has flown, reads of or may book: nobody is booked in them. */
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';

// Flight-Status-Alarm | Price alert | Alerte prix | 航班动态提醒: at its top
const alert =
  /(?<!\p{L})(?:(?:flight|price|fare|status|delay|gate)[ -](?:status[ -])?(?:alerts?|alarm|watch|tracker|tracking|notification)|flug-?status(?:-?(?:alarm|meldung|info\p{L}*))?|(?:preis|flug)(?:alarm|wecker|benachrichtigung)|alertes? (?:de )?(?:prix|vol)|alerta (?:de )?(?:precios?|vuelo|precos?|voo|pret\p{L}*|zbor)|avviso (?:di )?(?:prezz[oi]|volo)|alert (?:cenowy|lotniczy)|hlidac (?:cen|letu)|cenovy alarm|(?:ar|jarat)(?:riasztas|figyel\p{L}*|ertesites\p{L}*)|prijsalert|vluchtalert|pris(?:alarm|agent|varsel|bevakning)|fiyat alarmi|ucus (?:durumu|bildirimi|alarmi)|ειδοποιηση (?:τιμης|πτησης)|отслеживание (?:цен|рейса)|статус рейса|flightradar24|flightaware)(?!\p{L})|(?:航班|价格|價格|机票)(?:动态|動態|状态|狀態)?(?:提醒|通知|变动)|(?:運航状況|価格)(?:の)?(?:お知らせ|通知|アラート)|(?:항공편|운항|가격) ?(?:지연 ?안내|알림|상태)/u;
// … weil Sie den Flug in unserer App beobachten | because you track prices for this trip | 您关注的航班 | Manage your alerts
const followed =
  /(?<!\p{L})(?:because you (?:are )?(?:track|follow|watch|subscrib)\p{L}*|you(?:.re| are) (?:tracking|following|watching)|(?:manage|edit|stop) (?:your |these )?(?:alerts?|tracking|notifications)|tracked (?:flights?|prices?|routes?)|weil sie .{0,40}(?:beobachte|verfolge|abonnier)\p{L}*|(?:car|parce que) vous (?:suivez|etes abonne)|porque (?:sigues|segues|acompanha|esta siguiendo)|perche (?:segui|stai seguendo)|(?:pentru ca|deoarece) (?:urmaresti|urmariti|v-ati abonat)|poniewaz (?:obserwuje|sledzi)\p{L}*|protoze (?:sleduje|odebira)\p{L}*|mert (?:figyel|kovet|feliratkoz)\p{L}*|omdat (?:u|je) .{0,30}volgt|fordi du (?:folger|abonnerer)|eftersom du (?:foljer|bevakar|prenumererar)|takip ettiginiz|(?:вы|ты) (?:отслеживае|подписа|следи)\p{L}*)(?!\p{L})|[您你](?:关注|關注|订阅|訂閱)的|取消(?:关注|關注|订阅|訂閱)|구독하신|フォロー中|配信(?:停止|解除)/u;
// How was your flight | Wie war Ihr Flug | Cum a fost zborul | thank you for having flown | compila il questionario
const flown =
  /(?<!\p{L})(?:how was your (?:\p{L}+ )?(?:flight|trip|journey|experience)|(?:you )?recently (?:flew|travell?ed)|for having flown|you flew|wie war (?:ihr|dein)\p{L}* (?:flug|reise)|(?:geflogen|gereist) sind|mit uns geflogen|comment s.est passe\p{L}*|avez (?:recemment )?voyage (?:avec|sur)|(?:como|que tal) (?:fue|estuvo|ha ido|foi|correu) (?:su|tu|o seu|a sua) (?:vuelo|viaje|voo|viagem)|com.e andat[oa]|(?:per )?aver (?:volato|viaggiato)|hai viaggiato|cum a fost (?:zborul|calatoria)|(?:ati|ai) (?:zburat|calatorit)|jak (?:minal|przebiegl)\p{L}*|jaky byl|jak se vam letelo|milyen volt (?:a |az )?(?:repul|utaz|jarat)\p{L}*|hoe was (?:uw|je) (?:vlucht|reis)|hvordan var (?:din )?(?:fly|rejse|reise)\p{L}*|hur var (?:din )?(?:flyg|res)\p{L}*|millainen (?:lentosi|matkasi)|(?:ucusunuz|yolculugunuz) nasil\p{L}*|ucusunuzu degerlendir\p{L}*|πως ηταν (?:η )?πτηση|που πεταξατε|как прошел|как прошла|(?:вы )?летели с нами)(?!\p{L})/u;
// Read more: | Čtěte také: | Weiterlesen | Share this article
const ofPress =
  /(?<!\p{L})(?:read (?:more|also)|related (?:articles?|stories)|share (?:this )?article|weiterlesen|lesen sie auch|artikel teilen|lire (?:aussi|la suite)|partager (?:cet |l.)?article|leer mas|lea tambien|compartir (?:el )?articulo|leggi anche|condividi (?:l.)?articolo|leia (?:tambem|mais)|citeste si|citeste mai (?:mult|departe)|distribuie (?:articolul)?|czytaj (?:tez|takze|wiecej)|udostepnij|ctete take|cist dale|sdilet clanek|citajte (?:aj|tiez)|olvasta mar|lees (?:ook|meer|verder)|laes ogsa|les ogsa|las (?:ocksa|mer)|haberin devami|ayrica okuyun|διαβαστε (?:επισης|περισσοτερα)|читайте также|прочетете (?:още|също)|читайте також)(?!\p{L})|相关(?:阅读|新闻)|関連記事|관련 ?기사/u;
// Press release | Pressemitteilung | بيان صحفي: at its top
const release =
  /(?<!\p{L})(?:press release|pressemitteilung|communique de presse|(?:comunicado|nota) de (?:prensa|imprensa)|comunicat de presa|comunicato stampa|komunikat prasowy|tiskova zprava|tlacova sprava|sajtokozlemeny|persbericht|presse?meddelelse|pressmeddelande|basin (?:bulteni|aciklamasi)|δελτιο τυπου|пресс-?релиз|прессъобщение|пресреліз)(?!\p{L})|新闻稿|新聞稿|プレスリリース|보도자료|بيان صحفي/u;
// Which do you prefer? | Was ist euch lieber? | Book IKKE noget før | Ich buche dann morgen: friends weigh what may be flown
const weighed =
  /(?<!\p{L})(?:which (?:one |flight )?(?:do|would|should) (?:you|we)|(?:don.t|do not) book (?:anything|it|them|yet)|i.ll book (?:it|them|then|tomorrow|tonight)|was ist (?:euch|dir|ihnen) lieber|welche[rns]? (?:flug |variante )?(?:passt|ist|war|ware|nehmen wir|wollt ihr|willst du)|(?:ich buche|bucht?e?) (?:dann|morgen|noch nicht|nichts)|(?:laquelle|lequel|quel vol) (?:preferez|preferes|tu|vous)|je reserve (?:demain|ce soir)|(?:quale|quali|quale volo) prefer\p{L}*|prenoto (?:domani|stasera)|cual (?:prefieres|prefiere|preferis|os viene)|reservo manana|qual (?:preferes|prefere|preferem)|(?:ce|care|pe care) (?:preferi\p{L}*|alegem|luam)|rezerv maine|(?:ktor[ya]|co) (?:wolisz|wolicie|bierzemy)|(?:ktery|kterou|ktory|ktoru) (?:chces|chcete|bereme|preferuje\p{L}*)|melyik (?:legyen|jo|lenne)\p{L}*|welke (?:wil|willen|neem|nemen)|(?:hvilken|hvad for en) (?:vil|skal|tager|foretraekker)|book ikke|vilken (?:vill|ska|tar|foredrar)|boka inte|kumman (?:otamme|haluat)|hangisi\p{L}*|hangi ucak|ποια προτιμα\p{L}*|как(?:ой|ую|ие) (?:рейс|вариант|выб|берем|лучше)\p{L}*)(?!\p{L})|哪(?:个|一?班|趟)[^。]{0,6}[??]|どれにし|どちらに|어느 (?:것|편|걸)/u;
/** In lines. */
const head = 6;

/** Whether it tells of flights that are watched, were flown, are in the news or weighed. */
export function isSentAboutFlights(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => fold(text).normalize('NFC'));
  return (
    texts.slice(0, head).some((text) => alert.test(text) || release.test(text)) ||
    texts.some((text) => [followed, flown, ofPress, weighed].some((words) => words.test(text)))
  );
}
