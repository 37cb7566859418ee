/** Between what is taken and what it gives. */
export const Arrow = () => (
  <svg viewBox="0 0 22 14" width="18" height="12" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M0 7h20M14 1l6 6-6 6" />
  </svg>
);
