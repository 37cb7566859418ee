/**
 * The squares and the great streets of the centre and the north of Bucharest, for the map of the office. Places by their
 * published coordinates (Wikipedia, OpenStreetMap); a street is drawn straight from one to the next.
 */
import type { LonLat } from './geography.ts';

const victoriei: LonLat = [26.0857, 44.4524];
const romana: LonLat = [26.0966, 44.447];
const charlesDeGaulle: LonLat = [26.0864, 44.4652];
const arculDeTriumf: LonLat = [26.0781, 44.4672];
const universitate: LonLat = [26.1025, 44.4355];

export const squares: readonly { name: string; at: LonLat }[] = [
  { name: 'Piața Victoriei', at: victoriei },
  { name: 'Piața Romană', at: romana },
  { name: 'Piața Charles de Gaulle', at: charlesDeGaulle },
  { name: 'Arcul de Triumf', at: arculDeTriumf },
  { name: 'Piața Universității', at: universitate },
];

export const streets: readonly { name: string; through: readonly [LonLat, LonLat, ...LonLat[]] }[] = [
  { name: 'Șos. Kiseleff', through: [victoriei, arculDeTriumf, [26.0757, 44.4775]] },
  { name: 'Bd. Aviatorilor', through: [victoriei, charlesDeGaulle] },
  { name: 'Bd. Iancu de Hunedoara', through: [victoriei, [26.1047, 44.4529], [26.1246, 44.4494]] },
  { name: 'Bd. Lascăr Catargiu', through: [victoriei, romana] },
  { name: 'Bd. Magheru', through: [romana, universitate] },
  { name: 'Calea Victoriei', through: [victoriei, [26.0966, 44.4408]] },
  { name: 'Bd. Nicolae Titulescu', through: [victoriei, [26.0676, 44.4512]] },
  { name: 'Bd. Ion Mihalache', through: [victoriei, [26.0508, 44.4711]] },
];
