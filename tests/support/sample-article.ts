import type { Article } from '#domain/schemas/article.ts';

const day = '2026-11-01';

/** An article in order; the places `port` and `insula` are the test's to know. */
export const sampleArticle: Article = {
  title: 'Ce iau în barcă?',
  name: 'Lucrurile din barcă',
  card: 'Lista de pus în rucsac și ce rămâne pe mal, ca să nu se ude nimic.',
  lead: 'Apă, o pălărie și o haină de vânt: restul rămâne pe mal, la umbră. În barcă se udă tot ce nu stă într-un sac închis.',
  list: {
    title: 'De pus în rucsac',
    groups: [{ points: ['Apa de băut', 'Pălăria', 'Haina de vânt', 'Sacul uscat', 'Cremă de soare'] }],
  },
  picture: { scene: 'suitcase', alt: 'Ce se vede în imagine' },
  places: ['port', 'insula'],
  sources: [{ claim: 'Bărcile pleacă la 8.', where: 'Portul', url: 'https://port.example', checkedOn: day, lasting: false }],
  writtenOn: day,
  checkedOn: day,
};
