// The stage every scene is drawn on, and the windows cut from it.
// Stage: 1600 × 1250 units. The 4:5 crop is the middle 1000 columns; the 16:9 crop is the full width, 900 units tall.
// Terrain is sampled in stage coordinates, so a wider window only reveals more land.

export const STAGE = { width: 1600, height: 1250, centre: 800 } as const;

/** Ground is filled down to here, a little below the stage. */
export const BASE = 1270;

/** x, y of the top left corner, width, height, in stage units. */
export type View = readonly [x: number, y: number, width: number, height: number];

export const cropNames = ['4:5', '16:9', '3:2', '1:1', '21:9'] as const;
export type Crop = (typeof cropNames)[number];

/** The window of a crop; `wideTop` is where the scene wants its wide windows to begin. */
export function cropView(crop: Crop, wideTop: number): View {
  switch (crop) {
    case '4:5':
      return [300, 0, 1000, 1250];
    case '16:9':
      return [0, wideTop, 1600, 900];
    case '3:2':
      return [125, wideTop, 1350, 900];
    case '1:1':
      return [300, Math.min(250, wideTop + 10), 1000, 1000];
    case '21:9':
      return [-200, wideTop + 60, 2000, 840];
  }
}
