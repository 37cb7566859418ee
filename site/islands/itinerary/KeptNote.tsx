import { useEffect, useLayoutEffect, useState } from 'react';
import { formatDay } from '#domain/format/dates.ts';
import { today } from '#domain/rules/expiry.ts';
import { keptUntil } from '#domain/rules/last-itinerary.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { tripTitle } from '#itinerary/trip/trip-title.ts';
import { forgetAll, keepTool } from './keep-tool.ts';
import { keepItinerary } from './last-itinerary.ts';
import type { Reader } from './ticket.ts';
import type { ToolWords } from './words.ts';

type KeptNoteProps = { lang: Lang; words: ToolWords; itinerary: Itinerary; by: Reader };

/** Keeps what is shown, with its corrections, says so, and forgets it when asked to. */
export function KeptNote({ lang, words, itinerary, by }: KeptNoteProps) {
  const [until, setUntil] = useState<string | undefined>(() => keptUntil(itinerary, today()));
  const [forgotten, setForgotten] = useState(false);
  // Said from the first, and taken back before anything is painted: a line that came later would push the page while it scrolls.
  useLayoutEffect(() => {
    if (forgotten) return;
    const title = { en: tripTitle(itinerary, 'en'), ro: tripTitle(itinerary, 'ro') };
    setUntil(keepItinerary({ itinerary, by, title }));
  }, [forgotten, itinerary, by]);
  useEffect(() => {
    // Where pages cannot be kept, the itinerary is there whenever this one opens.
    void keepTool().catch(() => undefined);
  }, []);
  const forget = () => {
    forgetAll();
    setForgotten(true);
  };
  if (!until) return null;
  return (
    <p role="status">
      {forgotten ? words.forgotten : words.kept.replace('{day}', formatDay(lang, until))}{' '}
      {!forgotten && (
        <button type="button" className="link" onClick={forget}>
          {words.forget}
        </button>
      )}
    </p>
  );
}
