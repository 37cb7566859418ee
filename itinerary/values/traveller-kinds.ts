/** Words for kinds of travellers, as codes of reservation systems and in the reader's languages. */
import { fold } from '../text/fold.ts';

type TravellerKind = 'adult' | 'child' | 'infant';

/** Folded. */
const kinds: readonly (readonly [RegExp, TravellerKind])[] = [
  [
    /^(?:inf|ins|infant|bebe|bebelus|csecsemo|baby|kleinkind|neonato|infante|sugar|lactante|bebek|niemowle|μωρο|in[fs]?\d{0,2})$/,
    'infant',
  ],
  [
    /^(?:chd|cnn|child|copil|kind|enfant|cocuk|bambin[oa]|nino|nina|dziecko|barn|lapsi|gyermek|dite|dijete|crianca|ребенок|c\d{2}|unn|um)$/,
    'child',
  ],
  [
    /^(?:adt|adult[oei]?|erwachsene[r]?|yetiskin|dorosly|snr|src|sen|senior|yth|stu|lbr|mil|ygr|itx|jcb|ενηλικας|vuxen|voksen|felnott|aikuinen|volwassene|dospel[ya]|odrasl[ia]|взрослый)$/,
    'adult',
  ],
];

/** Of a word that is nothing but a kind. */
export const kindOf = (word: string): TravellerKind | undefined =>
  kinds.find(([shape]) => shape.test(fold(word).replace(/\./g, '')))?.[1];
