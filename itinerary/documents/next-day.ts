/** How languages say that it is on the next day, folded. */
export const nextDayWords =
  '(?:the )?(?:next|following) day|(?:am )?(?:folgetag|nachsten (?:tag|morgen))|(?:in )?(?:ziua urmatoare|a doua zi)|(?:le )?(?:lendemain|jour suivant)|(?:il |del )?giorno (?:successivo|dopo)|(?:el |del )?dia siguiente|(?:no |do )?dia seguinte|(?:volgende|de volgende) dag|nastepnego dnia|nasledujici den|druhy den|masnap|kovetkezo nap|ertesi gun|nasta dag|neste dag|næste dag|sljedeci dan|την επομενη|на следующии день';
