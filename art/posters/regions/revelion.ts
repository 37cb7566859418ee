import type { Scene } from '../engine/scene.ts';
import { amsterdamRevelion } from '../scenes/amsterdam-revelion.ts';
import { antalyaRevelion } from '../scenes/antalya-revelion.ts';
import { athensRevelion } from '../scenes/athens-revelion.ts';
import { baliRevelion } from '../scenes/bali-revelion.ts';
import { madridRevelion } from '../scenes/madrid-revelion.ts';
import { maltaRevelion } from '../scenes/malta-revelion.ts';
import { moroccoRevelion } from '../scenes/morocco-revelion.ts';
import { parisRevelion } from '../scenes/paris-revelion.ts';
import { romeRevelion } from '../scenes/rome-revelion.ts';
import { sriLankaRevelion } from '../scenes/sri-lanka-revelion.ts';
import { thailandRevelion } from '../scenes/thailand-revelion.ts';
import { viennaRevelion } from '../scenes/vienna-revelion.ts';

/** Scenes of New Year's Eve. */
export const revelion = {
  'amsterdam-revelion': amsterdamRevelion,
  'antalya-revelion': antalyaRevelion,
  'athens-revelion': athensRevelion,
  'bali-revelion': baliRevelion,
  'madrid-revelion': madridRevelion,
  'malta-revelion': maltaRevelion,
  'morocco-revelion': moroccoRevelion,
  'paris-revelion': parisRevelion,
  'rome-revelion': romeRevelion,
  'sri-lanka-revelion': sriLankaRevelion,
  'thailand-revelion': thailandRevelion,
  'vienna-revelion': viennaRevelion,
} satisfies Record<string, Scene>;
