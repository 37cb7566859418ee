import styles from './SalBadge.module.css';

/** The consumer authority's badge for alternative dispute resolution, 250 × 50 px as ANPC Order 449/2022 asks, in the authority's colours. */
export function SalBadge({ label, newTab }: { label: string; newTab: string }) {
  return (
    <a className={styles.badge} href="https://anpc.ro/ce-este-sal/" target="_blank" rel="noopener">
      <span className="sr">
        {label} ({newTab})
      </span>
      <svg viewBox="0 0 250 50" width="250" height="50" aria-hidden="true">
        <path fill="#fff" d="M0 0h250v50H0z" />
        <path fill="#14489a" d="M0 0h58v50H0z" />
        <path d="M29 10v26M17 17h24M17 17l-6 13h12zM41 17l-6 13h12zM21 38h16" fill="none" stroke="#fff" strokeWidth="2" />
        <g fill="#0a1834" fontWeight="600">
          <text x="68" y="21" fontSize="12.5">
            Soluționarea alternativă
          </text>
          <text x="68" y="38" fontSize="12.5">
            a litigiilor
          </text>
          <text x="240" y="38" fontSize="11" textAnchor="end" fill="#14489a">
            ANPC
          </text>
        </g>
      </svg>
    </a>
  );
}
