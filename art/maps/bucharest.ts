/**
 * The squares and the great streets of the centre and the north of Bucharest, for the map of the office. Places by their
 * published coordinates (Wikipedia, OpenStreetMap); a street is drawn straight from one to the next, under the name it has where it leaves its square.
 */
import type { LonLat } from './geography.ts';

const victoriei: LonLat = [26.0857, 44.4524];
const romana: LonLat = [26.0966, 44.447];
const charlesDeGaulle: LonLat = [26.0864, 44.4652];
const arculDeTriumf: LonLat = [26.0781, 44.4672];
const universitate: LonLat = [26.1025, 44.4355];

/** `anchor` says where the name stands below its square: under its middle, or ending at it where streets leave on the other side. */
export const squares: readonly { name: string; at: LonLat; anchor: 'middle' | 'end' }[] = [
  { name: 'Piața Victoriei', at: victoriei, anchor: 'end' },
  { name: 'Piața Romană', at: romana, anchor: 'middle' },
  { name: 'Piața Charles de Gaulle', at: charlesDeGaulle, anchor: 'end' },
  { name: 'Arcul de Triumf', at: arculDeTriumf, anchor: 'end' },
  { name: 'Piața Universității', at: universitate, anchor: 'end' },
];

export const streets: readonly { name: string; through: readonly [LonLat, LonLat, ...LonLat[]] }[] = [
  { name: 'Șos. Kiseleff', through: [victoriei, arculDeTriumf, [26.0757, 44.4775]] },
  { name: 'Bd. Aviatorilor', through: [victoriei, charlesDeGaulle] },
  {
    name: 'Bd. Iancu de Hunedoara',
    through: [victoriei, [26.1047, 44.4529], [26.1246, 44.4494], [26.1336, 44.4408], [26.1392, 44.4317]],
  },
  { name: 'Bd. Lascăr Catargiu', through: [victoriei, romana] },
  { name: 'Bd. Magheru', through: [romana, universitate] },
  { name: 'Calea Victoriei', through: [victoriei, [26.0966, 44.4408], [26.0965, 44.4316]] },
  { name: 'Bd. Nicolae Titulescu', through: [victoriei, [26.0676, 44.4512], [26.0604, 44.443], [26.0524, 44.4305]] },
  { name: 'Bd. Ion Mihalache', through: [victoriei, [26.0508, 44.4711]] },
];
