import type { Make } from './make.ts'

/** What sets each style of shorts apart. Their hems follow from their leg. */
export const SHORTS: Readonly<Record<string, Partial<Make>>> = {
  'Half Heroes': { hem: 96, hip: 194 },
  'Siesta Shorts': { hem: 112, hip: 200, pocketFrom: 34, pocketTo: 222, folds: 1.3, creases: 2.2, backPocket: 'flap' },
  'Enduro Shorts': {
    hem: 88,
    hip: 190,
    front: 'darted',
    pocket: 'zip',
    pocketFrom: 26,
    pocketTo: 214,
    closure: 'tab',
    creases: 0.3,
  },
  'Sunday Shorts': {
    waist: 152,
    band: 42,
    hip: 198,
    hem: 104,
    closure: 'cord',
    gathers: 'all',
    loops: 'none',
    pocket: 'welt',
    pocketFrom: 20,
    pocketTo: 226,
    folds: 1.6,
    creases: 0,
  },
  Deckhands: {
    waist: 158,
    band: 36,
    hip: 188,
    fork: 296,
    hem: 101,
    closure: 'cord',
    gathers: 'sides',
    loops: 'none',
    hems: 'rolled',
    creases: 1.4,
  },
  'Short Ridges': {
    hem: 108,
    hip: 198,
    fork: 312,
    closure: 'tab',
    loops: 'none',
    hasAdjusters: true,
    hems: 'turned-up',
    creases: 0.3,
  },
}

/** What sets each style of swim shorts apart. */
export const SWIMS: Readonly<Record<string, Partial<Make>>> = {
  Laps: { hem: 93, hip: 188 },
  Breakers: { hem: 107, hip: 197, fork: 310 },
}
