/**
 * What one goes to a place for: few enough to choose from, each dividing the places of a continent. A place has one to three of
 * them, those its first sentences are about; what else it has is in its text. What each asks for stands in docs/ghid-continut.md.
 */
export const themeNames = ['oraș', 'mare', 'munte', 'natură', 'animale', 'istorie', 'artă', 'familie'] as const;

export type Theme = (typeof themeNames)[number];

export const mostThemes = 3;
