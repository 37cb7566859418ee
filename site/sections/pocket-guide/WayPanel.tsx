import { formatDuration } from '#domain/format/dates.ts';
import { roadInWords } from '#domain/rules/place-facts.ts';
import type { GuideSheetProps } from './GuideSheet.tsx';

/** What the place is, for whom and for whom not, and all the ways there. */
export function WayPanel({ facts, lead }: Pick<GuideSheetProps, 'facts' | 'lead'>) {
  const { advisory, suits, notFor, months, arrivals, land, unesco } = facts;
  return (
    <div className="panel way" data-panel="way">
      <h2>De știut</h2>
      <p className="lead">{lead}</p>
      {months?.why && <p>{months.why}</p>}
      {suits && !advisory && (
        <p>
          <b>Pentru:</b> {suits}.
        </p>
      )}
      {notFor && (
        <p>
          <b>De ce nu:</b> {notFor}
        </p>
      )}
      {unesco && (
        <p>
          <b>UNESCO:</b> {[`pe listă din ${unesco.year}`, unesco.name].filter(Boolean).join(': ')}
        </p>
      )}
      <h2>Drumul</h2>
      <ul>
        {arrivals.map(({ code, name, city, minutes, way, transfer }) => (
          <li key={code}>
            <span>
              <b>{code}</b> {name === city ? name : `${name}, ${city}`}
              <small>
                {[way, transfer && `apoi ${transfer.how}, ${formatDuration(transfer.minutes)}`].filter(Boolean).join('; ')}
              </small>
            </span>
            {minutes && <b>{formatDuration(minutes)}</b>}
          </li>
        ))}
        {land.map((road) => (
          <li key={`${road.by} ${road.minutes}`}>
            <span>{roadInWords(road)}</span> <b>{formatDuration(road.minutes)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
