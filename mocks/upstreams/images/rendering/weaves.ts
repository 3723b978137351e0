import { fractalNoise, noise, randomAt } from './noise.ts'

/** A pattern in the plane of the cloth. `u` runs along the weft (across a leg) and `v` along the warp, in drawing units. */
type Field = (u: number, v: number) => number

/** The face of a cloth. */
export type Weave = {
  /** Height of the threads: -1 between two threads, 1 on top of one, 0 on average. */
  threads: Field
  /** Thick and thin, light and dark yarn, which shows where single threads do not. */
  slub: Field
}

const TAU = Math.PI * 2
const wave = (t: number) => Math.cos(TAU * t)
const fraction = (t: number) => t - Math.floor(t)

/** Uneven yarns along both directions. */
const yarns: Field = (u, v) => noise(u * 0.5, v * 0.04) + noise(u * 0.04, v * 0.5)
/** Fibres without direction. */
const fibres: Field = (u, v) => noise(u * 0.9, v * 0.7) + 0.7 * noise(u * 0.25, v * 0.2)
/** Loose hairs that lie on the face, at two angles. */
const nap: Field = (u, v) => noise(u * 2.6 + v * 0.9, v * 0.7) + 0.7 * noise(u * 0.8 - v * 0.5, v * 2.2 + u * 0.3)

/** Twill: diagonal ribs at 63°, each a row of slanted floats of twisted yarn. */
function diagonal(u: number, v: number, period: number, jitter: number): number {
  const across = (u * 0.89 + v * 0.45) / period + 0.1 * noise(u * 0.3, v * 0.3)
  const rib = Math.floor(across)
  const float = (v * 0.89 - u * 0.45) / (period * 1.5) + randomAt(rib, 3) * 0.5
  const [x, y] = [fraction(across) - 0.5, fraction(float) - 0.5]
  const crown = 1 - 4.6 * x * x - 2.4 * y * y * (1 - x)
  const twist = 0.14 * wave((u * 1.4 - v * 0.6) / (period * 0.32))
  return crown - 0.42 + twist + randomAt(rib, Math.floor(float)) * jitter
}

/** Plain weave of `count` threads side by side. */
function plain(u: number, v: number, period: number, count = 1): number {
  const [i, j] = [Math.floor(u / (period * count)), Math.floor(v / (period * count))]
  const isOver = ((i + j) & 1) === 1
  const [wide, tall] = [fraction(u / (period * count)) - 0.5, fraction(v / (period * count)) - 0.5]
  const [x, y] = [fraction(u / period) - 0.5, fraction(v / period) - 0.5]
  const crown = isOver ? 1 - 3.6 * x * x - 2.6 * tall * tall : 0.9 - 3.6 * y * y - 2.6 * wide * wide
  const twist = 0.12 * wave((isOver ? v * 0.9 + u * 0.8 : u * 0.9 - v * 0.8) / (period * 0.42))
  return (
    crown - 0.38 + twist + 0.16 * (isOver ? randomAt(Math.floor(u / period), j) : randomAt(i, Math.floor(v / period)))
  )
}

/** Face side of a plain knit: columns of small Vs. */
function stitches(u: number, v: number, period: number): number {
  const column = u / period + 0.05 * noise(u * 0.2, v * 0.2)
  const across = fraction(column) - 0.5
  const row = v / (period * 0.78) + Math.abs(across) * 1.1 + 0.06 * randomAt(Math.floor(column), 5)
  const legs = 1 - 9 * (Math.abs(across) - 0.25) ** 2 * 4
  const twist = 0.1 * wave((v + Math.abs(across) * period * 2) / (period * 0.2))
  return (
    0.45 * wave(row) * Math.max(0, legs) +
    0.55 * (legs - 0.35) +
    (0.12 * randomAt(Math.floor(column), Math.floor(row)) + twist) * Math.max(0, legs)
  )
}

/** Raised columns of knit stitches. */
function ribs(u: number, v: number, period: number, row = 0.42): number {
  const column = fraction(u / period) - 0.5
  const crown = 1 - 7.5 * column * column
  return 0.75 * crown - 0.1 + 0.26 * wave(v / (period * row) + Math.abs(column) * 1.4) * Math.max(0, crown)
}

/** Ridges of cut pile. */
function wales(u: number, v: number, period: number): number {
  const column = fraction(u / period) - 0.5
  const crown = 1 - 8.5 * column * column
  return 0.95 * crown - 0.3 + 0.3 * nap(u, v * 1.3) * Math.max(0, crown)
}

/** Strands of leather that cross at right angles, on the bias. */
function strands(u: number, v: number): number {
  const [p, q] = [(u + v) / 15, (u - v) / 15]
  const isOver = ((Math.floor(p) + Math.floor(q)) & 1) === 1
  const [x, y] = [fraction(p) - 0.5, fraction(q) - 0.5]
  return (isOver ? 1 - 4.4 * x * x - 1.6 * y * y : 1 - 4.4 * y * y - 1.6 * x * x) - 0.45
}

const even: Field = () => 0

export const weaves = {
  none: { threads: even, slub: even },
  twill: { threads: (u, v) => diagonal(u, v, 2.1, 0.18), slub: yarns },
  drill: { threads: (u, v) => diagonal(u, v, 3, 0.16), slub: yarns },
  moleskin: { threads: (u, v) => 0.8 * nap(u * 0.8, v * 0.5), slub: fibres },
  poplin: { threads: (u, v) => plain(u, v, 1.4), slub: yarns },
  bedford: { threads: (u, v) => 0.8 * wave(u / 3.6) + 0.3 * diagonal(u, v, 1.2, 0.2), slub: yarns },
  ripstop: {
    threads: (u, v) =>
      0.5 * plain(u, v, 1.6) + 5 * (Math.max(wave(u / 9.6) - 0.8, 0) + Math.max(wave(v / 9.6) - 0.8, 0)) - 0.3,
    slub: yarns,
  },
  wool: { threads: (u, v) => 0.5 * diagonal(u, v, 1.9, 0.3) + 0.45 * nap(u, v), slub: fibres },
  worsted: { threads: (u, v) => diagonal(u, v, 1.7, 0.16), slub: yarns },
  flannel: { threads: (u, v) => 0.18 * diagonal(u, v, 2.2, 0.3) + 0.7 * nap(u * 0.7, v * 0.7), slub: fibres },
  hopsack: { threads: (u, v) => plain(u, v, 1.4, 2), slub: yarns },
  denim: {
    threads: (u, v) => diagonal(u, v, 2.6, 0.42),
    slub: (u, v) => 1.1 * noise(u * 0.75, v * 0.02) + 0.7 * noise(u * 1.6, v * 0.09) + 0.4 * noise(u * 0.05, v * 0.4),
  },
  cord: { threads: (u, v) => wales(u, v, 10.5), slub: fibres },
  needlecord: { threads: (u, v) => wales(u, v, 5.6), slub: fibres },
  linen: {
    threads: (u, v) => plain(u, v, 2.3) + 0.3 * noise(u * 3, v * 0.3),
    slub: (u, v) => noise(u * 0.02, v * 0.42) + noise(u * 0.42, v * 0.02) + 0.5 * noise(u * 1.1, v * 0.06),
  },
  seersucker: {
    threads: (u, v) => {
      const isPuckered = fraction(u / 13) < 0.5
      const pucker = isPuckered ? noise(u * 0.16, v * 0.34) + 0.6 * wave(v / 5.4 + noise(u * 0.1, v * 0.2)) : 0
      return 0.3 * plain(u, v, 1.5) + 0.8 * pucker
    },
    slub: yarns,
  },
  jersey: { threads: (u, v) => stitches(u, v, 2.4), slub: (u, v) => 1.6 * noise(u * 0.02, v * 0.5) },
  'heavy-jersey': { threads: (u, v) => stitches(u, v, 3), slub: (u, v) => noise(u * 0.4, v * 0.1) },
  pique: {
    threads: (u, v) => {
      const [i, j] = [u / 4.2, v / 2.9]
      return 0.75 * (wave(i) * wave(j) + 0.35 * wave(i * 2) * wave(j * 2 + 0.25)) + 0.15 * noise(u * 0.8, v * 0.8)
    },
    slub: fibres,
  },
  'fine-knit': { threads: (u, v) => stitches(u, v, 1.8), slub: fibres },
  'wool-knit': { threads: (u, v) => stitches(u, v, 4.4) + 0.3 * nap(u, v), slub: fibres },
  fleece: { threads: (u, v) => 0.75 * stitches(u, v, 3.2) + 0.3 * nap(u, v), slub: fibres },
  oxford: { threads: (u, v) => plain(u, v, 1.1, 2), slub: yarns },
  nylon: {
    threads: (u, v) => 0.5 * plain(u, v, 1.3) + 3 * (Math.max(wave(u / 9) - 0.9, 0) + Math.max(wave(v / 9) - 0.9, 0)),
    slub: even,
  },
  tech: { threads: (u, v) => 0.7 * diagonal(u, v, 1.5, 0.1), slub: even },
  rib: { threads: (u, v) => ribs(u, v, 4.2), slub: even },
  'wide-rib': { threads: (u, v) => ribs(u, v, 7.2), slub: fibres },
  'chunky-rib': { threads: (u, v) => ribs(u, v, 12.5, 0.36) + 0.16 * nap(u, v), slub: fibres },
  leather: {
    threads: (u, v) =>
      1.8 * (0.25 - Math.abs(fractalNoise(u * 0.55, v * 0.55, 3))) + 0.3 * fractalNoise(u * 0.06, v * 0.06, 2),
    slub: even,
  },
  suede: { threads: (u, v) => nap(u * 0.6, v * 0.6), slub: fibres },
  plait: { threads: strands, slub: even },
  /** Thick parallel yarns in a zigzag. */
  webbing: {
    threads: (u, v) => {
      const zig = Math.abs(fraction(v / 16) - 0.5) * 16
      return 0.8 * wave((u + zig) / 4.4) + 0.25 * wave(v / 2.2) + 0.15 * randomAt(Math.floor(u / 4.4), 9)
    },
    slub: even,
  },
  card: { threads: (u, v) => 0.5 * fractalNoise(u * 0.6, v * 0.6, 2), slub: even },
} as const satisfies Record<string, Weave>

export type WeaveName = keyof typeof weaves
