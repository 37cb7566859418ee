/** Relatives who do something for a traveller: `signed by his mother, Mrs Ann Roy`. */
import { fold } from '../../text/fold.ts';

// signée par sa mère, Mme Anne Roy | signed by his mother, Mrs Ann Roy | von seinem Vater Karl Roth: whoever does something for another; folded
const byRelative =
  /(?<!\p{L})(?:by|par|von|vom|por|d[ae]l(?:l['ao]?)?|da|de|door|przez|od|av|af|fra|fran|lui) (?:(?:his|her|their|the|sa|son|leur|seine[mr]?|ihre[mr]?|der|dem|su|sua|seu|la|il|suo|zijn|haar|jego|jej|jeho|jeji|hans|hennes|hendes|deres|catre) ){0,2}(?:mother|father|mum|dad|parents?|guardian|wife|husband|daughter|son|mere|pere|tut(?:eur|rice)|epou(?:x|se)|mutter|vater|vormund|ehefrau|ehemann|frau|madre|padre|tutor[ae]?|espos[oa]|mae|pai|genitore|tatal|mama|tata|moeder|vader|matke|ojca|matky|otce|matka|otcem|mor|far|moren|faren|moder|fader)(?: (?:lui|ei|sau|sa))?,? (?:\p{Lu}?\p{L}{1,4}\.? )?$/u;

/** @param before what a sentence says up to a name. */
export const isByRelative = (before: string): boolean => byRelative.test(fold(before));
