import type { Make } from './make.ts'

/** What sets each style of jeans apart, after its copy in the catalogue. */
export const JEANS: Readonly<Record<string, Partial<Make>>> = {
  Bulletproof: { knee: 73, hem: 61, thigh: 93, bottom: 932, apart: 22, bend: 6 },
  Raws: {
    fork: 308,
    hip: 197,
    thigh: 98,
    knee: 94,
    hem: 92,
    bottom: 872,
    apart: 0,
    bend: 0,
    hems: 'turned-up',
    folds: 0.6,
    creases: 0.6,
  },
  Featherweights: { thigh: 93, knee: 78, hem: 70, bottom: 900, apart: 30, bend: 10, folds: 1.2, creases: 2 },
  'Old Faithfuls': { fork: 302, hip: 198, thigh: 100, knee: 96, hem: 95, bottom: 942, apart: 8, creases: 1.4 },
  Thaws: {
    thigh: 98,
    hip: 198,
    knee: 84,
    hem: 74,
    bottom: 880,
    apart: 16,
    hems: 'turned-up',
    inside: '#b9a98c',
    folds: 1.4,
    creases: 0.5,
  },
  'Off-Blues': { thigh: 95, knee: 82, hem: 76, bottom: 916, apart: 20, bend: 12 },
}
