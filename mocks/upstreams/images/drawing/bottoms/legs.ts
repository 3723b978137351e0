import { type Curve, mirror, type Point, sample, through } from '../curve.ts'
import { createRandom, jitter } from '../random.ts'
import type { Make } from './make.ts'
import { createWaist, DIP, TOP } from './waist.ts'

/** The seams of one leg in drawing units. Sides are those of the viewer. */
export type Leg = {
  side: 'left' | 'right'
  /** Side seam, from under the waistband to the hem. */
  outer: Curve
  /** From the outer to the inner corner. */
  hem: Curve
  /** From the hem up to the fork. */
  inner: Curve
  /** From the fork up to the waistband. */
  centre: Curve
  /** Down the middle of the leg, where a crease is pressed. */
  middle: Curve
  /** Height of the hem and of the fork on the canvas. */
  bottom: number
  fork: number
}

/** Hems below this height are those of trousers. */
const SHORTS_END = 700

/** One leg of a make. The seed moves knee and hem a little, because no two pairs are laid out alike. */
export function createLeg(side: 'left' | 'right', make: Make, seed: number): Leg {
  const random = createRandom(seed * 2 + (side === 'left' ? 0 : 1))
  const leg = make.bottom > SHORTS_END ? createLongLeg(make, random) : createShortLeg(make)
  const moved = {
    ...leg,
    outer: jitter(leg.outer, seed + 3, 1.1),
    inner: jitter(leg.inner, seed + 4, 0.9),
    middle: jitter(leg.middle, seed + 5, 1),
  }
  return side === 'left' ? { ...moved, side } : { ...mirrorLeg(moved), side }
}

type Half = Omit<Leg, 'side'>

function createLongLeg(make: Make, random: () => number): Half {
  const { hip, fork, thigh, knee, hem, bottom } = make
  const waist = createWaist(make)
  const kneeAt = fork + (bottom - fork) * 0.47
  const [between, calf] = [(fork + kneeAt) / 2, (kneeAt + bottom) / 2]
  const play = make.apart === 0 ? 1 : 4
  const kneeAxis = 398 - thigh - make.apart * 0.4 - make.bend + random() * play
  const hemAxis = 398 - thigh - make.apart + random() * play * 1.6
  const calfAxis = (kneeAxis + hemAxis) / 2
  const outerFork = 400 - 2 * thigh - 3
  const outer: Curve = through`${waist.left - 3} ${waist.bottom}, ${400 - make.waist - (hip - make.waist) * 0.38 - 3} ${waist.bottom + (fork - waist.bottom) * 0.32}, ${400 - make.waist - (hip - make.waist) * 0.84} ${waist.bottom + (fork - waist.bottom) * 0.76}, ${outerFork} ${fork + 34}, ${kneeAxis * 0.5 + (398 - thigh) * 0.5 - (thigh + knee) / 2 - 1} ${between + 8}, ${kneeAxis - knee} ${kneeAt}, ${calfAxis - (knee + hem) / 2 - 2} ${calf}, ${hemAxis - hem} ${bottom}`
  const inner: Curve = through`${hemAxis + hem} ${bottom}, ${calfAxis + (knee + hem) / 2 + 1} ${calf}, ${kneeAxis + knee} ${kneeAt}, ${kneeAxis * 0.55 + (398 - thigh) * 0.45 + (thigh + knee) / 2 + 1} ${between}, 398 ${fork + 30}, 400 ${fork}`
  const [from, to] = [outer.at(-1) as Point, inner[0] as Point]
  return {
    outer,
    hem: [from, [(from[0] + to[0]) / 2, bottom + 5], to],
    inner,
    centre: createCentre(make),
    middle: through`${400 - make.waist * 0.52} ${waist.bottom + 10}, ${398 - thigh} ${fork - 30}, ${(kneeAxis + 398 - thigh) / 2} ${between}, ${kneeAxis} ${kneeAt}, ${hemAxis} ${bottom}`,
    bottom,
    fork,
  }
}

/** A leg of shorts, which stands away from the body. */
function createShortLeg(make: Make): Half {
  const { hip, fork, hem, bottom } = make
  const waist = createWaist(make)
  const outerHem = 393 - 2 * hem
  const innerHem = 393 - (bottom - fork) * 0.06
  const outer: Curve = through`${waist.left - 3} ${waist.bottom}, ${400 - make.waist - (hip - make.waist) * 0.46 - 3} ${waist.bottom + 52}, ${400 - hip} ${waist.bottom + 122}, ${(400 - hip + outerHem) / 2 - 1} ${(waist.bottom + 122 + bottom) / 2}, ${outerHem} ${bottom}`
  return {
    outer,
    hem: through`${outerHem} ${bottom}, ${(outerHem + innerHem) / 2} ${bottom + 6}, ${innerHem} ${bottom + 3}`,
    inner: through`${innerHem} ${bottom + 3}, 396 ${(fork + bottom) / 2}, 399.5 ${fork + 14}, 400 ${fork}`,
    centre: createCentre(make),
    middle: through`${400 - make.waist * 0.5} ${waist.bottom + 10}, ${400 - hip * 0.5} ${fork - 30}, ${(outerHem + innerHem) / 2} ${bottom + 4}`,
    bottom,
    fork,
  }
}

const createCentre = ({ fork, band }: Make): Curve => through`400 ${fork}, 400 ${fork - 70}, 400 ${TOP + band + DIP}`

const mirrorLeg = (leg: Half): Half => ({
  ...leg,
  outer: mirror(leg.outer),
  hem: mirror(leg.hem),
  inner: mirror(leg.inner),
  centre: mirror(leg.centre),
  middle: mirror(leg.middle),
})

/** Where a curve that runs down or up crosses a height. */
export function getXAt(curve: Curve, y: number): number {
  const points = sample(curve, 120)
  const nearest = points.reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best))
  return nearest[0]
}

/** A point on a leg: `across` runs from 0 on the side seam to 1 on the inseam, `y` is a height on the canvas. */
export function getPointOnLeg(leg: Leg, across: number, y: number): Point {
  const outer = getXAt(leg.outer, y)
  const inner = y > leg.fork ? getXAt(leg.inner, y) : 400
  return [outer + (inner - outer) * across, y]
}
