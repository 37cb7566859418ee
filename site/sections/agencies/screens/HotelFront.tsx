import styles from './Screen.module.css';

/** A hotel front in 190 × 136: how many storeys and windows, which roof, which colour. */
export type Facade = {
  floors: number;
  windows: number;
  roof: 'flat' | 'gable' | 'mansard';
  colour: 'gds' | 'ndc' | 'lowCost' | 'hotel';
};

/** Fronts of the invented hotels, drawn where a real list has photographs. */
export function HotelFront({ facade, x, y }: { facade: Facade; x: number; y: number }) {
  const { floors, windows, roof, colour } = facade;
  const width = windows * 22 + 16;
  const height = floors * 20 + 18;
  const left = x + (190 - width) / 2;
  const top = y + 136 - height;
  const panes = Array.from({ length: floors * windows }, (_, pane) => {
    const column = pane % windows;
    const row = Math.floor(pane / windows);
    return `M${left + 13 + column * 22} ${top + 9 + row * 20}h12v12h-12z`;
  });
  const roofs = {
    flat: `M${left - 4} ${top - 6}h${width + 8}v6h-${width + 8}z`,
    gable: `M${left - 6} ${top}l${width / 2 + 6}-26l${width / 2 + 6} 26z`,
    mansard: `M${left - 4} ${top}l12-18h${width - 16}l12 18z`,
  };
  return (
    <>
      <path className={styles[colour]} d={`M${x} ${y}h190v136h-190z`} />
      <path className={styles.wall} d={`M${left} ${top}h${width}v${height}h-${width}z${roofs[roof]}`} />
      <path className={styles.side} d={`${panes.join('')}M${x + 86} ${y + 116}h18v20h-18z`} />
      <path className={styles.shade} d={`M${x} ${y + 128}h190v8h-190z`} />
    </>
  );
}
