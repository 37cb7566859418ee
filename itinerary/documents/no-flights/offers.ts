/** Papers that offer a journey, in the words agencies and tour operators say so: its flights are nobody's before something of it is booked. */
import { pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

// Newsletter | Abmelden | Dezabonare | Black Friday: of what is for sale nobody has a booking
const ofSales =
  /(?<!\p{L})(?:newsletter|unsubscribe|abmelden|abbestellen|dezabon\p{L}*|desabonn\p{L}*|se desinscrire|darse de baja|disiscri\p{L}*|annulla iscrizione|leiratkoz\p{L}*|wypisz|promo(?:tional)? code|cod(?:ul)? promo\p{L}*|aktionscode|black friday)(?!\p{L})/u;

// Angebot A-26/3391: Thailand | Ofertă de preț | Preventivo n. 214 | QUOTATION; `Offerte` alone leads to those of a site
const quotation =
  /^(?!(?:offerte|oferta)$)(?:(?:reise|flug|unser )?angebot|reisevorschlag|offerte|oferta?|quot(?:e|ation)|(?:price|travel|flight) (?:quote|quotation|offer)|proposal|devis|proposition (?:de voyage|commerciale)|preventivo|presupuesto|cotizacion|orcamento|cotacao|arajanlat|ajanlat|nabidka|ponuka|ponuda|tarjous|tilbud|pakkumine|teklif|fiyat teklifi|(?:οικονομικη |ταξιδιωτικη )?προσφορα|(?:αρ(?:ιθ(?:μοσ)?)?|nr|no|cislo|broj|numar|numer)\.? (?:προσφορασ|ofert[aey]i?|angebot|nabidky|ponude|devis|teklif)|предложение)(?:$|\s?[:#№]|\s(?:\p{L}{1,5}\.? )?\S*\d|\s(?:de|di|fur|for|pentru|pour|para|per|για|за|nr|no|numar)(?!\p{L}))/u;

// Data ofertei: 24.11.2026 | nu s-au efectuat rezervări | Es wurde noch nichts gebucht
const unbooked =
  /(?:data|valabilitatea|numarul|nr\.?) ofertei|nu s-?au? (?:efectuat|facut) (?:inca )?(?:nicio )?rezerv|(?:no|nothing) (?:bookings?|reservations?|space|seats?|places?|pnrs?)? ?(?:has|have) (?:yet )?been (?:made|booked|blocked|held|reserved|generated|created)|noch (?:ist |sind |wurde )?(?:nichts|nicht) (?:gebucht|reserviert)|unverbindliche[sn]? \p{L}*angebot|(?:oferta fara obligatii|non-binding (?:offer|quote|quotation)|offre sans engagement|oferta sin compromiso|offerta senza impegno)|angebotsdatum|quot(?:e|ation) (?:date|valid)|aucune reservation n.a|no se ha (?:realizado|hecho|efectuado) (?:ninguna )?reserva|nessuna prenotazione|no hay nada reservado|δεν ε(?:χει|χουν) (?:γιν(?:ει|ουν)|πραγματοποιηθει) (?:ακομ[αη] )?(?:καμ+ια |οι )?κρατησ|не (?:е|са) (?:направен|извършен)\p{L} (?:никакв\p{L} )?резервац|бронирование (?:еще )?не (?:произвед|выполн|создан)|nie dokonano (?:jeszcze )?(?:zadnej )?rezerwac|nije (?:izvrsena|napravljena) (?:nikakva )?rezervacij|(?:nebyla|nebola) (?:zatim )?(?:provedena|vykonana) (?:zadna |ziadna )?rezervac|rezervasyon yapilma(?:mis|di)|nimic (?:nu (?:e|este) )?(?:inca )?rezervat|nothing (?:is|was) (?:booked|reserved)|rien n.est (?:encore )?reserve|niente (?:e )?(?:ancora )?prenotato|nada (?:esta )?reservado|nic (?:jeszcze )?nie (?:jest|zostalo) (?:jeszcze )?zarezerwowan|nog nie(?:ts?) (?:is )?(?:gereserveerd|geboekt)|(?:intet|ingenting) er (?:endnu |enna )?(?:reserveret|reservert|booket|bestilt)|(?:inget|ingenting) ar (?:annu )?(?:bokat|reserverat)|zatim (?:neni|nebylo) nic (?:re[sz]ervovan|zarezervovan)|(?:meg )?semmi (?:sincs|nincs) (?:meg )?(?:lefoglalva|foglalva)|not (?:yet )?booked yet|flights? not (?:yet )?booked|ei ole (?:viela )?varattu|henuz (?:bir )?rezervasyon yapilma/u;

// OPCIÓN 1 - Iberia directo | Varianta 2: | Option B | Proposta A – € 684,00 a persona
const choice =
  /^[\s*•·-]*(?:propost[ae]|proposition|propuesta|propunerea?|proposal|vorschlag|(?:flug|reise)?angebot|offer|offre|oferta|offerta|soluti[ae]|soluzione|solution|solucion|solucao|losung|javaslat|ajanlat|navrh|propozycja|predlog|prijedlog|forslag|ehdotus|voorstel|oneri|teklif|προταση|предложение|option|opcion|opcao|opzione|optiunea?|varianta?|variante|wariant|opcja|moznost|alternativ[ea]?|optie|vaihtoehto|secenek|lehetoseg|επιλογη|вариант) ?(?:nr\.? ?|no\.? ?)?(?<which>[1-9a-e])(?![\p{L}\d])/u;

const offerWord =
  '(?:offers?|quot(?:e|ation)s?|proposal|estimate|\\p{L}*(?:angebots?|vorschlag|voorstel|offerte)|kostenvoranschlag|offre|devis|proposition|offerta|preventivo|proposta|oferta|ofert(?:a|ei|y|e)|propuner[ei]a?|presupuesto|propuesta|cotizacion|orcamento|cotacao|nabidk\\p{L}*|ponuk\\p{L}*|ponud\\p{L}*|propozycj\\p{L}*|\\p{L}*ajanlat\\p{L}{0,3}|\\p{L}*tilbud(?:d?et)?|\\p{L}*offert(?:en)?|\\p{L}*forslag(?:et)?|\\p{L}*tarjous|pakkumine|pasiulymas|piedavajums|teklif[il]?\\p{L}{0,3}|προσφορα\\p{L}?|предложени\\p{L}|пропозиці\\p{L}|оферта)';
const notBinding =
  '(?:non-?binding|no-?obligation|without (?:any )?(?:obligation|commitment)|unverbindlich\\p{L}*|freibleibend\\p{L}*|sans (?:engagement|obligation)|non contractuel\\p{L}*|non vincolante|senza impegno|non impegnativ[oa]|sin compromiso|no vinculante|sem compromisso|nao vinculativ[oa]|fara (?:caracter |valoare )?(?:obligatori[eu]|obligati[ei]|contractual\\p{L}?|angajament)|neangajant\\p{L}*|nezavazn\\p{L}*|niewiazac\\p{L}*|niezobowiazujac\\p{L}*|nem kotelezo(?: ervenyu)?|kotelezettseg nelkuli|vrijblijvend\\p{L}*|uforpligtende|uforpliktende|icke-?bindande|ej bindande|utan forpliktelser?|sitoumukset\\p{L}*|neobvezujuc\\p{L}*|neobavezujuc\\p{L}*|neobvezn\\p{L}*|baglayici olmayan|μη δεσμευτικ\\p{L}*|χωρις δεσμευση|без обязательств|необвързващ\\p{L}*|mittesiduv|neipareigojant\\p{L}*)';
const betweenWords = String.raw`\s(?:\p{L}{1,15} ){0,2}?`;
// NEZÁVAZNÁ NABÍDKA ZÁJEZDU | Ofertă fără caracter obligatoriu | Oferta wycieczki – niewiążąca
const nonBinding = new RegExp(
  `(?<!\\p{L})(?:${notBinding}${betweenWords}${offerWord}|${offerWord}${betweenWords}(?:[–—(-] ?)?${notBinding})(?!\\p{L})`,
  'u',
);

// Tato nabídka není návrhem smlouvy | This quotation is not a booking | ce devis ne constitue pas une réservation
const noBooking = new RegExp(
  `(?<!\\p{L})${offerWord}(?: \\p{L}{1,15})? (?:(?:is|does|are) not|ist kein\\p{L}*|stellt kein\\p{L}*|n.est pas|ne constitue pas|non (?:e|costituisce)|no (?:es|constituye)|nao (?:e|constitui)|nu (?:este|reprezinta|constituie)|neni|nie (?:je|jest|stanowi)|nem|is geen|er ikke|ar inte|ei ole|nije|ni)(?: \\p{L}{1,12}){0,2} (?:booking|reservation|contract|confirmation|\\p{L}*(?:buchung|reservierung|bestatigung|vertrag)|contrat|confirmation|prenotazione|conferma|contratto|reserva|contrato|confirmacion|confirmacao|rezerv\\p{L}*|rezerw\\p{L}*|contract\\p{L}*|confirmar\\p{L}*|navrh\\p{L}*|smlouv\\p{L}*|zmluv\\p{L}*|umow\\p{L}*|foglal\\p{L}*|szerzodes\\p{L}*|boeking|reservering|bestilling|bokning|varaus|ugovor)(?!\\p{L})`,
  'u',
);

// Det er kun et TILBUD | This is only a quotation | Es handelt sich nur um ein Angebot | Det är bara ett förslag
const onlyOffer = new RegExp(
  `(?<!\\p{L})(?:is|it.s|ist|sich|er|ar|est|n.est|s.agit|e|es|este|jest|je|on) (?:only|just|merely|nur|lediglich|bloss|kun|bare|bara|endast|seulement|simplement|que|solo|soltanto|solamente|unicamente|apenas|doar|numai|tylko|pouze|jen|slechts|alleen|vain|samo) (?:um |d.)?(?:(?:an?|eine?|et|ett|en|un[ea]?|uma?|een|o) )?(?!offers)${offerWord}(?!\\p{L})`,
  'u',
);

// Ihr Reiseangebot | Your holiday quotation | NABÍDKA ZÁJEZDU č. N-26/4471 | Oferta imprezy turystycznej nr 12/2027
const offerTitle = new RegExp(
  `^(?:(?:your|our|the|personal\\p{L}*|tailor-?made|travel|holiday|flight|trip|tour|group|price|ihr|unser|personlich\\p{L}*|individuell\\p{L}*|votre|notre|la (?:sua|tua|vostra|nostra)|il (?:suo|tuo|vostro)|su|nuestra|nuestro|vase?|cenova|utazasi|twoja|panstwa|seyahat|fiyat|tur|di[tn]|ditt|deres|jeres|vores|vart?) ){0,3}(?!offers|quotes)${offerWord}(?:(?: \\p{L}{2,15}){0,3} (?:\\p{L}{1,4}\\.?|n°|№|#)? ?\\S*\\d\\S*|(?: \\p{L}{2,15}){0,3})$`,
  'u',
);
/** What an offer says of itself besides: until when it holds, that no place is held, that all of it may change before one books. */
const signs = [
  new RegExp(
    `(?<!\\p{L})(?:(?:valid(?:ity|ade)?|gultig\\p{L}*|bindefrist|valable|validite|valid[ao]|validita|vigencia|validez|valab\\p{L}*|platn\\p{L}*|waz\\p{L}{1,4}|ervenyes\\p{L}*|geldig\\p{L}*|gyldig\\p{L}*|gaelder|gjelder|giltig\\p{L}*|voimassa\\p{L}*|vrijedi|vazi|velja|gecerli\\p{L}*|ισχυ\\p{L}*|действ\\p{L}*|валидн\\p{L}*)(?: \\p{L}{1,12}){0,2} ${offerWord}|${offerWord}(?: \\p{L}{1,12}){0,2} (?:valid\\p{L}*|gultig|valable|vigente|valabil\\p{L}*|plati|je platn\\p{L}|wazna|ervenyes\\p{L}*|geldig|gyldigt?|gaelder|gjelder|galler|voimassa|vrijedi|vazi|velja|gecerli\\p{L}*|ισχυ\\p{L}*|действ\\p{L}*|валидн\\p{L}*))(?!\\p{L})`,
    'u',
  ),
  /(?<!\p{L})(?:(?:no )?(?:seats|places|flights|services) (?:are|have) (?:not )?(?:yet )?(?:been )?(?:reserved|booked|held|blocked)|keine? (?:platze|fluge|leistungen) \p{L}*(?:gebucht|reserviert)|platze (?:sind|wurden) (?:noch )?nicht|places ne sont pas|aucune place n.|posti non sono|plazas no estan|lugares nao estao|locuri(?:le)? nu sunt|nu s-?au (?:blocat|rezervat) locuri|mist[ao] (?:nejsou|neni|nejsu)|miesta nie su|miejsca nie (?:sa|zostaly)|helyek nincsenek|plaatsen zijn niet|plads(?:er|erne)? er ikke|plasse(?:r|ne) er ikke|platser(?:na)? ar inte|paikkoja ei ole|mjesta nisu|yerler? (?:henuz )?rezerve edilme\p{L}*|места не (?:за)?бронир\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:until|at|on|before|upon) (?:the )?(?:time of )?(?:\p{L}{1,10} )?(?:booking|reservation)|bei buchung(?:sabschluss)?|zum buchungszeitpunkt|zwischenverkauf vorbehalten|lors de la reservation|sous reserve de disponibilite\p{L}*|salvo disponibilita|all.atto della prenotazione|al momento de (?:la )?reserva\p{L}*|sujet[oa] a disponibilidade?|no (?:ato|momento) da reserva|in functie de disponibilit\p{L}*|in limita (?:locurilor )?disponibil\p{L}*|(?:la )?momentul rezervarii|do okamziku \p{L}* ?objednavky|podle dostupnosti|w (?:chwili|momencie) rezerwacji|w miare dostepnosci|foglalaskor|bij boeking|onder voorbehoud van beschikbaarheid|ved bestilling|vid bokning|varaushetkella|kod rezervacije|rezervasyon aninda)(?!\p{L})/u,
];

/** Lines of a page's head; in letters: a longer cell is a sentence. */
const head = 12;
const longestTitle = 60;

/** Whether a paper is an offer by its title, or by what it says of itself; a booking's reference says otherwise. */
export function isQuotation(lines: readonly Line[]): boolean {
  const titles = lines
    .slice(0, head)
    .flatMap((line) => pieceCells(line).flatMap(({ text }) => partsOf(fold(text).replace(subject, ''))));
  if (titles.some((part) => quotation.test(part))) return true;
  const texts = lines.map(({ text }) => fold(text));
  if (texts.some((text) => [nonBinding, noBooking, onlyOffer].some((words) => words.test(text)))) return true;
  const isTitled = titles.some((part) => part.length <= longestTitle && offerTitle.test(part.trim()));
  return isTitled && signs.some((sign) => texts.some((text) => sign.test(text)));
}

// Emne: Dit rejseforslag – Jorden rundt | Sub: QUOTATION - GROUP FARE
const subject =
  /^(?:subj?(?:ect)?|re|betreff|betr|emne|amne|aihe|objet|oggetto|asunto|assunto|subiect|temat|predmet|targy|onderwerp|konu|θεμα|тема)\.?\s?:\s*/u;
// Agenzia Tramontana – Preventivo n. 0417/26
const partsOf = (title: string): string[] => title.split(/\s[–—|·•/-]\s/u);

/** Whether it says that nothing of it is booked, or lets one choose between several ways. */
export function isUnbooked(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => fold(text));
  const choices = new Set(texts.flatMap((text) => choice.exec(text.trimStart())?.groups?.which ?? []));
  return (
    choices.size > 1 || texts.some((text) => unbooked.test(text)) || texts.slice(0, head).some((text) => nonBinding.test(text))
  );
}

/** Whether a text offers flights: nobody is named in it, no reference and no ticket. */
export const isOffer = (text: string): boolean => ofSales.test(fold(text));
