import type { Curve, Point } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { createRandom } from '../random.ts'
import { getPointOnLeg, type Leg } from './legs.ts'
import type { TrouserSpec } from './trouser-spec.ts'

/** Folds of a trouser leg laid flat: pulled at the fork, relaxed at the knee, broken at the hem. Each seed lays them elsewhere. */
export function legDrape(leg: Leg, spec: TrouserSpec): Layer[] {
  const random = createRandom(spec.seed * 3 + (leg.side === 'left' ? 1 : 2))
  const pose = { leg, spec, random, strength: spec.make.folds }
  const { fork } = leg
  return [
    fold(leg.middle, 168, 0.36, 0.42),
    glow(
      [on(leg, 0.99, fork + 20), on(leg, 0.98, fork + 100), on(leg, 0.96, Math.min(leg.bottom, fork + 190))],
      46,
      -0.2,
      0.2,
    ),
    ...forkFolds(pose),
    ...(leg.bottom > 700 ? [...kneeFolds(pose), ...hemFolds(pose)] : sideFolds(pose)),
    ...narrowCreases(pose),
  ]
}

type Pose = { leg: Leg; spec: TrouserSpec; random: () => number; strength: number }

const on = (leg: Leg, across: number, y: number): Point => getPointOnLeg(leg, across, y)

/** Folds that radiate from the fork: upwards to the hip and down along the thigh. */
function forkFolds({ leg, random, strength }: Pose): Layer[] {
  const { fork, bottom } = leg
  const reach = Math.min(bottom - fork, 330)
  const count = 4 + Math.round(random() + 0.4)
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1)
    const sign = i % 2 === 0 ? 1 : -1
    const start = fork - 8 + share * reach * 0.22
    const fall = (share * 1.1 - 0.12 + random() * 0.06) * reach
    const across = 0.28 + share * 0.34 + random() * 0.1
    const line: Curve = [
      on(leg, 0.985, start),
      on(leg, 0.985 - (0.985 - across) * 0.42, start + fall * 0.3 + 8),
      on(leg, across, Math.min(bottom - 14, start + fall)),
    ]
    return fold(line, 26 + 7 * random(), sign * (0.25 + 0.05 * random()) * strength, 0.28)
  })
}

/** Soft cross folds at the knee, from either side. */
function kneeFolds({ leg, random, strength, spec }: Pose): Layer[] {
  if (spec.isPressed) return []
  const knee = leg.fork + (leg.bottom - leg.fork) * 0.47
  const count = 3 + Math.round(random())
  const down = 20 + random() * 26
  return Array.from({ length: count }, (_, i) => {
    const y = knee - 42 + i * 34 + random() * 12 + down
    const isFromInside = (i + (leg.side === 'left' ? 0 : 1)) % 2 === 0
    const [from, to] = isFromInside ? [0.96, 0.34 + random() * 0.2] : [0.05, 0.66 + random() * 0.2]
    const lift = 16 + random() * 12
    const line: Curve = [on(leg, from, y - lift), on(leg, (from + to) / 2, y + 4), on(leg, to, y - lift * 0.2)]
    return fold(line, 26 + random() * 5, (i % 2 ? -0.2 : 0.19) * strength, isFromInside ? 0.36 : 0.4)
  })
}

/** Long folds of the lower leg, and a short break above the hem. */
function hemFolds({ leg, random, strength, spec }: Pose): Layer[] {
  const { bottom, fork } = leg
  const from = fork + (bottom - fork) * 0.6
  const long = [0.26, 0.74].map((across, i) => {
    const x = across + random() * 0.1
    return fold(
      [
        on(leg, x, from + random() * 30),
        on(leg, x + random() * 0.1, (from + bottom) / 2),
        on(leg, x + random() * 0.1, bottom - 12),
      ],
      28 + random() * 5,
      (i ? 0.17 : -0.18) * strength * (spec.isPressed ? 0.5 : 1),
    )
  })
  if (spec.isPressed || spec.make.apart === 0) return long
  const side = random() > 0 ? 0.04 : 0.96
  const broken: Curve = [
    on(leg, side, bottom - 76),
    on(leg, 0.5, bottom - 54 + random() * 10),
    on(leg, 1 - side, bottom - 62),
  ]
  return [...long, fold(broken, 24, 0.16 * strength, 0.35)]
}

/** Long folds of wide short legs. */
function sideFolds({ leg, random, strength }: Pose): Layer[] {
  return [0.16, 0.44, 0.7].map((across, i) => {
    const x = across + random() * 0.08
    return fold(
      [
        on(leg, x, leg.fork - 70 + random() * 40),
        on(leg, x + random() * 0.05, leg.fork + 20),
        on(leg, x + random() * 0.07, leg.bottom - 8),
      ],
      34 + random() * 6,
      (i % 2 ? 0.17 : -0.17) * strength,
    )
  })
}

/** Narrow creases from wearing and packing; pressed wool and sweat cloth have none. */
function narrowCreases({ leg, random, spec }: Pose): Layer[] {
  const [top, bottom] = [leg.fork - 90, leg.bottom - 40]
  const count = Math.round(((bottom - top) / 180) * spec.make.creases)
  return Array.from({ length: count }, (_, i) => {
    const y = top + ((i + 0.5 + random() * 0.45) / count) * (bottom - top)
    const isFromInside = random() > 0
    const from = isFromInside ? 0.93 : 0.07
    const to = isFromInside ? 0.42 + random() * 0.14 : 0.58 + random() * 0.14
    const fall = random() * 16
    const at = (share: number) => on(leg, from + (to - from) * share, y + fall * share + 9 * Math.sin(Math.PI * share))
    return crease([at(0), at(0.33), at(0.66), at(1)], 15, (i % 3 ? 0.13 : -0.12) + random() * 0.03, 0.36)
  })
}
