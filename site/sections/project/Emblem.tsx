type EmblemProps = { of: 'eu' | 'romania' };

/** The emblem of a funder, drawn in the funder's own colours. Decoration: whoever shows it names it. */
export function Emblem({ of }: EmblemProps) {
  return of === 'eu' ? <EuropeanUnion /> : <Romania />;
}

/** Twelve upright stars on a circle of a third of the height, each a ninth of it (Official Journal, graphical specifications). */
function EuropeanUnion() {
  return (
    <svg viewBox="0 0 162 108" width="162" height="108" aria-hidden="true">
      <path fill="var(--eu-blue)" d="M0 0h162v108H0z" />
      <g fill="#fc0">
        {Array.from({ length: 12 }, (_, hour) => {
          const angle = (hour * Math.PI) / 6;
          return <path key={angle} d={star(81 + 36 * Math.sin(angle), 54 - 36 * Math.cos(angle), 6)} />;
        })}
      </g>
    </svg>
  );
}

/** A star of five points, one of them up. */
function star(x: number, y: number, radius: number): string {
  const inner = radius * 0.381966;
  const points = Array.from({ length: 10 }, (_, corner) => {
    const angle = (corner * Math.PI) / 5;
    const reach = corner % 2 === 0 ? radius : inner;
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

/**
 * The coat of arms (Law 146/2016) reduced to what is known at a glance: the crowned golden eagle with the cross in its
 * beak, the sword and the mace, and the shield of the provinces on its breast.
 */
function Romania() {
  return (
    <svg viewBox="0 0 162 108" width="162" height="108" aria-hidden="true">
      <path fill="#fff" d="M0 0h162v108H0z" />
      <g transform="translate(27 0)">
        <path fill="#0a6ab6" d="M17 6h74v55c0 23-20 36-37 43-17-7-37-20-37-43z" />
        <g fill="#ffd23f">
          <path d="M48 42C44 33 36 28 26 27c0 5 1 8 3 11-2 0-3 0-4-1 0 5 2 9 5 12-2 0-3 0-4-1 1 5 4 9 8 11-1 1-2 1-3 1 3 4 8 6 13 5l6-6z" />
          <path d="M60 42c4-9 12-14 22-15 0 5-1 8-3 11 2 0 3 0 4-1 0 5-2 9-5 12 2 0 3 0 4-1-1 5-4 9-8 11 1 1 2 1 3 1-3 4-8 6-13 5l-6-6z" />
          <path d="M48 34c0-4 3-7 7-7s6 3 6 7c0 3-1 5 0 9l2 19c-2 6-4 9-4 12l5 10c-3 0-5 0-6-2l-4 8-4-8c-1 2-3 2-6 2l5-10c0-3-2-6-4-12l2-17c1-4 1-7 1-11z" />
          <path d="M47 74l-7 8-2-2 7-8zM61 74l7 8 2-2-7-8z" />
          <path d="M49 26l-1.5-7 3.5 2.5 3.5-5.5 3.5 5.5 3.5-2.5-1.5 7z" />
          <path d="M38.500 15.500h2.600v4h4v2.600h-4v9l-2.600-1.500v-7.500h-4v-2.600h4z" />
        </g>
        <path fill="#d8232a" d="M48.500 30.500l-7 .5 6 4zM36 80l5 1-3 4zM72 80l-5 1 3 4z" />
        <path d="M38 83l-9-17M70 83l9-17" stroke="#fff" strokeWidth="2" />
        <path
          fill="#fff"
          d="M77 63.500a2.600 2.600 0 1 1 4.800 2 2.600 2.600 0 0 1-4.800-2zM45 43h18v14c0 6-5 9-9 11-4-2-9-5-9-11z"
        />
        <path fill="#0a6ab6" d="M46 44h7.600v10H46zM54.400 54.800H62v3.500h-7.600z" />
        <path fill="#d8232a" d="M54.400 44H62v10h-7.600zM46 54.800h7.600v11C49 64 46 61 46 57z" />
        <path fill="#ffd23f" d="M54.400 58.300H62c-.4 3.600-3.300 5.900-7.600 7.500z" />
      </g>
    </svg>
  );
}
