import type { ContinentKey } from '#domain/rules/continents.ts';
import type { SceneName } from './scenes.ts';

/**
 * What the scenes show: for countries and regions, and for every New Year offer, the pictures kept for it. Makers find a
 * picture by country here, and no place shows a scene that was drawn for another; a country that is not here is photographed.
 */
export const subjects: Record<ContinentKey | 'revelion', Readonly<Record<string, readonly SceneName[]>>> = {
  romania: {
    Oltenia: ['brancusi', 'horezu'],
    Maramureș: ['maramures', 'sapanta'],
    Transilvania: ['bran', 'sibiu', 'sphinx-bucegi', 'transfagarasan'],
    Dobrogea: ['constanta', 'delta'],
  },
  europa: {
    Franța: ['eiffel', 'montsaintmichel', 'louvre'],
    Grecia: ['parthenon', 'santorini'],
    Spania: ['madrid', 'sagrada'],
    Germania: ['brandenburg', 'neuschwanstein', 'oktoberfest'],
    'Marea Britanie': ['bigben', 'edinburgh'],
    Croația: ['dubrovnik', 'plitvice'],
    Bulgaria: ['rila', 'sofia'],
    Finlanda: ['helsinki', 'lapland', 'finland'],
    Portugalia: ['lisbon', 'porto'],
    Elveția: ['lucerne', 'matterhorn', 'gornergrat'],
    Slovenia: ['bled', 'piran'],
    Olanda: ['amsterdam', 'kinderdijk'],
    Italia: ['colosseum', 'venice'],
    Austria: ['hallstatt', 'vienna', 'prater'],
    Cehia: ['cesky-krumlov', 'prague'],
    Suedia: ['stockholm', 'visby'],
    Islanda: ['iceland', 'kirkjufell'],
    Norvegia: ['bergen', 'lofoten'],
    Rusia: ['moscow', 'saint-petersburg'],
  },
  asia: {
    'Emiratele Arabe Unite': ['dubai', 'sheikh-zayed'],
    Thailanda: ['phiphi', 'wat-arun'],
    Turcia: ['istanbul', 'cappadocia', 'goreme'],
    Japonia: ['fuji', 'kyoto'],
    China: ['greatwall', 'li-river'],
    Indonezia: ['bali', 'bromo'],
    Maldive: ['maldives', 'atoll'],
    India: ['taj', 'hawa-mahal'],
    Vietnam: ['halong', 'hoi-an'],
    Myanmar: ['bagan', 'shwedagon'],
    Filipine: ['palawan', 'banaue'],
    Yemen: ['shibam', 'dragon-blood', 'socotra'],
    Singapore: ['marina', 'supertrees'],
    Cambodgia: ['angkor', 'bayon'],
  },
  africa: {
    Egipt: ['giza', 'abu-simbel'],
    Angola: ['angola', 'kalandula'],
    Zimbabwe: ['victoria', 'matobo'],
    Tanzania: ['kilimanjaro', 'zanzibar'],
    Botswana: ['okavango', 'makgadikgadi', 'okavango-herd'],
    Madagascar: ['baobabs', 'lemurs'],
    Kenya: ['masai-mara', 'lamu', 'mara'],
    Mauritius: ['mauritius', 'le-morne'],
    'Africa de Sud': ['tablemountain', 'boulders'],
  },
  americadenord: {
    'Statele Unite ale Americii': ['liberty', 'goldengate', 'monument-valley'],
    Canada: ['toronto', 'moraine'],
    Mexic: ['chichen', 'tulum'],
    'Republica Dominicană': ['santo-domingo', 'caribbean'],
  },
  americadesud: {
    Brazilia: ['rio', 'pantanal'],
    Bolivia: ['uyuni', 'salar'],
    Argentina: ['iguazu', 'perito', 'buenos-aires'],
    Peru: ['machupicchu', 'cusco', 'titicaca'],
    Ecuador: ['galapagos', 'cotopaxi', 'paramo'],
  },
  australiasioceania: {
    Australia: ['opera', 'red-centre', 'reef'],
    Oceania: ['milford', 'bora-bora'],
  },
  revelion: {
    Amsterdam: ['amsterdam-revelion'],
    Antalya: ['antalya-revelion', 'antalya'],
    Atena: ['athens-revelion'],
    Bali: ['bali-revelion'],
    Madrid: ['madrid-revelion'],
    Malta: ['malta-revelion', 'malta'],
    Maroc: ['morocco-revelion', 'koutoubia', 'chefchaouen'],
    Paris: ['paris-revelion'],
    Roma: ['rome-revelion'],
    'Sri Lanka': ['sri-lanka-revelion', 'sigiriya', 'nine-arch'],
    Thailanda: ['thailand-revelion'],
    Viena: ['vienna-revelion'],
  },
};

/** True for a country, region or offer that pictures are kept for, under this name. */
export const isSubject = (name: string): boolean => Object.values(subjects).some((entries) => Object.hasOwn(entries, name));

/** The country or region a scene was drawn for; scenes that no filter asks for have none. */
export function subjectOf(scene: SceneName): string | undefined {
  for (const entries of Object.values(subjects))
    for (const [name, scenes] of Object.entries(entries)) if (scenes.includes(scene)) return name;
  return undefined;
}
