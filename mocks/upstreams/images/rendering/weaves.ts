import { fractalNoise, noise, randomAt } from './noise.ts'

/**
 * The brightness of the threads of a cloth: -1 between two threads, 1 on top of one, 0 on average. `u` runs along the weft
 * (across a leg) and `v` along the warp (down the leg), in drawing units.
 */
export type Weave = (u: number, v: number) => number

const TAU = Math.PI * 2
const wave = (t: number) => Math.cos(TAU * t)
const fraction = (t: number) => t - Math.floor(t)

/** Twill: diagonal ribs at 63°, each a row of slanted floats. */
function diagonal(u: number, v: number, period: number, jitter: number): number {
  const across = (u * 0.89 + v * 0.45) / period + 0.12 * noise(u * 0.3, v * 0.3)
  const rib = Math.floor(across)
  const float = (v * 0.89 - u * 0.45) / (period * 1.3) + randomAt(rib, 3) * 0.5
  const yarn = randomAt(rib, Math.floor(float)) * jitter
  return 0.7 * wave(across) + 0.24 * wave(float) + yarn
}

/** Plain weave; `slub` varies the thickness of the threads. */
function plain(u: number, v: number, period: number, slub: number): number {
  const [i, j] = [Math.floor(u / period), Math.floor(v / period)]
  const over = (i + j) & 1
  const [fu, fv] = [fraction(u / period) - 0.5, fraction(v / period) - 0.5]
  const crown = over ? 1 - 5 * fu * fu - 1.6 * fv * fv : 1 - 5 * fv * fv - 1.6 * fu * fu
  const warp = randomAt(i, 11) + noise(i * 3.1, (v / period) * 0.05)
  const weft = randomAt(7, j) + noise((u / period) * 0.05, j * 3.3)
  return 0.6 * crown - 0.2 + slub * (over ? warp : weft)
}

/** Face side of a plain knit: columns of small Vs. */
function knit(u: number, v: number, period: number): number {
  const column = u / period
  const across = fraction(column) - 0.5
  const row = v / (period * 0.78) + Math.abs(across) * 1.1 + 0.06 * randomAt(Math.floor(column), 5)
  const legs = 1 - 9 * (Math.abs(across) - 0.25) ** 2 * 4
  return (
    0.45 * wave(row) * Math.max(0, legs) + 0.55 * (legs - 0.35) + 0.16 * randomAt(Math.floor(column), Math.floor(row))
  )
}

/** Ribbing: raised columns. */
function ribs(u: number, v: number, period: number): number {
  const column = fraction(u / period) - 0.5
  const crown = 1 - 7.5 * column * column
  return 0.75 * crown - 0.1 + 0.2 * wave(v / (period * 0.42) + Math.abs(column)) * Math.max(0, crown)
}

export const weaves = {
  none: () => 0,
  twill: (u, v) => 0.85 * diagonal(u, v, 2.1, 0.22) + 0.22 * noise(u * 0.5, v * 0.06) + 0.2 * noise(u * 0.06, v * 0.5),
  wool: (u, v) => 0.3 * diagonal(u, v, 1.9, 0.4) + 0.65 * noise(u * 0.9, v * 0.6) + 0.25 * noise(u * 0.12, v * 0.12),
  denim: (u, v) =>
    0.78 * diagonal(u, v, 2.6, 0.5) +
    0.55 * noise(u * 0.75, v * 0.02) +
    0.4 * noise(u * 1.6, v * 0.09) +
    0.25 * noise(u * 0.05, v * 0.4),
  cord: (u, v) => {
    const column = fraction(u / 7.2) - 0.5
    const crown = 1 - 8.5 * column * column
    return 0.95 * crown - 0.3 + 0.35 * noise(u * 1.4, v * 0.5) * crown - 0.5 * column
  },
  linen: (u, v) => plain(u, v, 2.3, 0.3) + 0.24 * noise(u * 0.02, v * 0.42) + 0.24 * noise(u * 0.42, v * 0.02),
  jersey: (u, v) => 0.8 * knit(u, v, 2.4) + 0.12 * noise(u * 0.5, v * 0.1),
  'heavy-jersey': (u, v) => knit(u, v, 3) + 0.12 * noise(u * 0.4, v * 0.1),
  pique: (u, v) => {
    const [i, j] = [u / 4.2, v / 2.9]
    const dimple = wave(i) * wave(j) + 0.35 * wave(i * 2) * wave(j * 2 + 0.25)
    return 0.75 * dimple + 0.15 * noise(u * 0.8, v * 0.8)
  },
  oxford: (u, v) => plain(u, v, 1.9, 0.3) + 0.2 * noise(u * 0.5, v * 0.5),
  fleece: (u, v) => 0.6 * knit(u, v, 3.2) + 0.4 * noise(u * 0.9, v * 0.9) + 0.2 * noise(u * 0.1, v * 0.1),
  nylon: (u, v) =>
    0.35 * plain(u, v, 1.6, 0.12) + 0.35 * (Math.max(wave(u / 9) - 0.9, 0) + Math.max(wave(v / 9) - 0.9, 0)) * 8,
  rib: (u, v) => ribs(u, v, 4.2),
  leather: (u, v) => {
    const cell = fractalNoise(u * 0.55, v * 0.55, 3)
    return 0.9 * (0.25 - Math.abs(cell)) * 2 + 0.3 * fractalNoise(u * 0.06, v * 0.06, 2)
  },
  /** Thick parallel yarns in a zigzag. */
  webbing: (u, v) => {
    const zig = Math.abs(fraction(v / 16) - 0.5) * 16
    return 0.8 * wave((u + zig) / 4.4) + 0.25 * wave(v / 2.2) + 0.15 * randomAt(Math.floor(u / 4.4), 9)
  },
  card: (u, v) => 0.5 * fractalNoise(u * 0.6, v * 0.6, 2),
} as const satisfies Record<string, Weave>

export type WeaveName = keyof typeof weaves
