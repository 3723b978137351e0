import { twistedCord } from '../cord.ts'
import { type Curve, through, toPath } from '../curve.ts'
import type { Layer } from '../layer.ts'
import { getLightness, tint } from '../palette.ts'
import { piece } from '../piece.ts'
import { circle } from '../trim.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { DIP } from './waist.ts'

/** A tied cord from two eyelets, or, if it runs inside, its two ends over the waistband. */
export function drawcord(spec: TrouserSpec, isInside: boolean): Layer[] {
  const colour = spec.make.inside ?? (getLightness(spec.dye) > 0.62 ? tint(spec.dye, -0.22) : '#ddd4c3')
  const y = spec.waist.top + DIP + spec.make.band / 2
  return isInside ? hangingEnds(colour, spec.waist.top + DIP) : tiedCord(colour, y)
}

function hangingEnds(colour: string, y: number): Layer[] {
  const ends: Curve[] = [
    through`392 ${y - 10}, 389 ${y + 8}, 382 ${y + 44}, 386 ${y + 92}, 380 ${y + 122}`,
    through`407 ${y - 10}, 411 ${y + 8}, 417 ${y + 40}, 412 ${y + 78}, 420 ${y + 104}`,
  ]
  return ends.flatMap((curve, i) => [
    twistedCord(toPath(curve), colour, 9 + i * 0.2),
    ...knot(curve.at(-1)?.[0] ?? 0, curve.at(-1)?.[1] ?? 0, colour),
  ])
}

const knot = (x: number, y: number, colour: string): Layer[] => [
  piece(circle(x, y, 5), { dye: colour, cloth: 'rib', level: 10, looseness: 0 }),
  twistedCord(`M${x} ${y + 4}L${x + 1} ${y + 14}`, tint(colour, -0.1), 9),
]

function tiedCord(colour: string, y: number): Layer[] {
  const loops: Curve[] = [
    through`384 ${y}, 392 ${y + 12}, 399 ${y + 20}`,
    through`416 ${y}, 408 ${y + 12}, 401 ${y + 20}`,
    through`400 ${y + 20}, 380 ${y + 12}, 362 ${y + 24}, 370 ${y + 44}, 398 ${y + 24}`,
    through`400 ${y + 20}, 420 ${y + 10}, 440 ${y + 20}, 432 ${y + 42}, 402 ${y + 24}`,
    through`399 ${y + 22}, 390 ${y + 54}, 380 ${y + 92}, 386 ${y + 124}`,
    through`401 ${y + 22}, 412 ${y + 56}, 410 ${y + 86}, 420 ${y + 112}`,
  ]
  const eyelets = [384, 416].flatMap((x) => [
    piece(circle(x, y, 5.5), { dye: '#8f8b84', cloth: 'none', level: 8, looseness: 0 }),
    piece(circle(x, y, 2.6), { dye: '#2a2a2a', cloth: 'none', level: 7.4, looseness: 0 }),
  ])
  return [
    ...eyelets,
    ...loops.map((curve, i) => twistedCord(toPath(curve), colour, 8.6 + i * 0.15)),
    ...loops.slice(4).flatMap((curve) => knot(curve.at(-1)?.[0] ?? 0, curve.at(-1)?.[1] ?? 0, colour)),
    piece(circle(400, y + 22, 5.5), { dye: colour, cloth: 'rib', level: 10.4, looseness: 0 }),
  ]
}
