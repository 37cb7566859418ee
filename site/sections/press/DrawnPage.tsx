import styles from './DrawnPage.module.css';

type DrawnPageProps = { kind: string; title: string; day: string; page: 'first' | 'second' };

/** Widths of the lines of text, in millimetres: paragraphs that end short. */
const paragraphs = {
  first: [
    [170, 164, 170, 92],
    [168, 170, 161, 170, 120],
    [170, 158, 66],
  ],
  second: [
    [170, 166, 170, 170, 104],
    [164, 170, 81],
    [170, 170, 162, 48],
    [120, 96],
  ],
};

/** A sheet of paper with greyed lines for text: it shows that a page belongs here, not what it says. Decoration. */
export function DrawnPage({ kind, title, day, page }: DrawnPageProps) {
  let y = page === 'first' ? 112 : 58;
  const lines = paragraphs[page].flatMap((paragraph) => {
    const drawn = paragraph.map((width, index) => ({ y: y + index * 7.5, width }));
    y += paragraph.length * 7.5 + 8;
    return drawn;
  });
  return (
    <svg className={styles.sheet} viewBox="0 0 210 297" aria-hidden="true">
      {page === 'first' && (
        <>
          <text x="20" y="66" fontSize="9">
            {kind}
          </text>
          <text x="20" y="82" fontSize="14" fontWeight="600">
            {title}
          </text>
          <text x="20" y="95" fontSize="8">
            {day}
          </text>
        </>
      )}
      <g className={styles.lines}>
        {lines.map((line) => (
          <path key={line.y} d={`M20 ${line.y}h${line.width}`} />
        ))}
        {page === 'second' && <path d="M20 236h52M126 236h44" />}
      </g>
      <path className={styles.rule} d="M20 272h170" />
    </svg>
  );
}
