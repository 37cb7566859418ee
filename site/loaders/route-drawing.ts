import { routeMap } from '#art/maps/route-map.ts';
import type { Lang } from '#domain/schemas/lang.ts';

const words: Record<Lang, { title: string; description: string }> = {
  en: {
    title: 'Chart of the Istanbul–Timișoara route',
    description: 'Both directions over Bulgaria and Serbia, with the Danube, the Black Sea and the Aegean.',
  },
  ro: {
    title: 'Harta rutei Istanbul–Timișoara',
    description: 'Ambele sensuri peste Bulgaria și Serbia, cu Dunărea, Marea Neagră și Marea Egee.',
  },
};

/** The drawn map of the promoted route, as SVG. */
export const routeDrawing = (lang: Lang): string => routeMap({ lang, ...words[lang], width: 400, height: 400 });
