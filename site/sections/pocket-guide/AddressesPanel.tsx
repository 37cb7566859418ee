import type { GuideSheetProps } from './GuideSheet.tsx';

/** Named places to eat, sleep and stop at, numbered, and the areas to stay in. */
export function AddressesPanel({ facts: { named, sleep } }: Pick<GuideSheetProps, 'facts'>) {
  return (
    <div className="panel addresses" data-panel="addresses">
      <h2>Adrese</h2>
      <ol>
        {named.map(({ name, kind, where, why }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              {where && `, ${where}`}
            </span>
            <small>
              {kind}: {why}
            </small>
          </li>
        ))}
      </ol>
      <h2>Unde dormiți</h2>
      <ul>
        {sleep.map(({ area, why }) => (
          <li key={area}>
            <b>{area}</b>: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
