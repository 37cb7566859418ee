import type { GuideSheetProps } from './GuideSheet.tsx';

/** More than a panel has room for; those that do not fit are cut off. */
const mostLines = 14;

/** Health and safety where there is something to say, lines for the rest, and how the sheet is folded. */
export function NotesPanel({ facts, agency, checked, page }: Pick<GuideSheetProps, 'facts' | 'agency' | 'checked' | 'page'>) {
  const { health, safety } = facts;
  return (
    <div className="panel notes" data-panel="notes">
      {health && (
        <>
          <h2>Sănătate</h2>
          <p>
            <b>Apa:</b> {health.water} <b>Vaccinuri:</b> {health.vaccines} <b>Malaria:</b> {health.malaria}
          </p>
        </>
      )}
      {safety && (
        <p>
          <b>Siguranță:</b> {safety.text}
        </p>
      )}
      <h2>Note</h2>
      <div className="lines" aria-hidden="true">
        {Array.from({ length: mostLines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
          <i key={line} />
        ))}
      </div>
      <ol className="folds">
        <li>
          <svg viewBox="0 0 60 60" aria-hidden="true">
            <path d="M14 3h32v54H14z" />
            <path className="fold" d="M8 30h44" />
            <path d="M50 14q8 16 0 32l-5-5m5 5 4-7" />
          </svg>
          Partea de sus, pe dedesubt.
        </li>
        <li>
          <svg viewBox="0 0 60 60" aria-hidden="true">
            <path d="M3 16h54v28H3z" />
            <path className="fold" d="M30 10v40" />
            <path d="M16 9q14-9 28 0l-6 2m6-2-2-6" />
          </svg>
          Stânga, pe sub dreapta.
        </li>
        <li>
          <svg viewBox="0 0 60 60" aria-hidden="true">
            <path d="M16 8h28v44H16z" />
            <path className="solid" d="M16 36h28v16H16z" />
          </svg>
          Coperta e deasupra.
        </li>
      </ol>
      <p className="foot">
        <b>{agency.brand}</b>, {agency.hours}, {agency.mailbox}
        <br />
        {checked && `Verificat: ${checked}. `}Sursele: {page}
      </p>
    </div>
  );
}
