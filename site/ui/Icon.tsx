const paths = {
  facebook: (
    <path
      fill="currentColor"
      stroke="none"
      d="M14 8h3V4h-3c-2.8 0-4.5 1.9-4.5 4.5V11H7v4h2.5v8h4v-8H17l.6-4h-4V9c0-.7.3-1 .4-1z"
    />
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M3.5 20.5l1.300-4A8.5 8.5 0 1 1 8 19.5z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M9 8.5c0 3.5 3 6.5 6.5 6.5l.5-1.800-2-.9-1 1c-1-.5-1.800-1.300-2.300-2.300l1-1-.9-2z"
      />
    </>
  ),
  search: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M15 15l7 7" />
    </>
  ),
  menu: <path d="M2 8h20M2 16h20" />,
  keep: <path d="M6 3h12v18l-6-5-6 5z" />,
  phone: <path d="M5 2h4l2 6-3 2c1 3 3 5 6 6l2-3 6 2v4c0 2-2 3-4 3C10 21 3 14 2 6c0-2 1-4 3-4z" />,
  left: <path d="M23 12H2M9 5l-7 7 7 7" />,
  right: <path d="M1 12h21M15 5l7 7-7 7" />,
  close: <path d="M4 4l16 16M20 4L4 20" />,
  lock: <path d="M4 11h16v11H4zM8 11V7a4 4 0 0 1 8 0v4" />,
  up: <path d="M12 22V3M4 11l8-8 8 8" />,
  /** Half lit: day on one side, night on the other. */
  theme: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path fill="currentColor" stroke="none" d="M12 3a9 9 0 0 1 0 18z" />
    </>
  ),
};

type IconName = keyof typeof paths;

/** A small drawing inside a named control; hidden from assistive technology, the control carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {paths[name]}
    </svg>
  );
}
