import { type Curve, offset, outline, type Point, reverse, through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { createRandom } from '../random.ts'
import { seam, stitch } from '../seam.ts'
import type { Cut, Torso } from './torso.ts'

/** SVG path data of the body between the armholes, below a neckline. */
export const bodyOutline = ({ left, right, hem }: Torso, neck: Curve): string =>
  outline(
    reverse(neck),
    left.shoulder,
    left.armhole,
    left.flank,
    hem,
    reverse(right.flank),
    reverse(right.armhole),
    reverse(right.shoulder),
  )

/** Folds of the body of a top: from the armpits, down the sides and over the chest. Each seed lays them elsewhere. */
export function bodyDrape({ cut, left, right, seed }: Torso, strength = 1, from: 'front' | 'back' = 'front'): Layer[] {
  const { armpit, bottom, top } = cut
  const random = createRandom(seed * 3 + (from === 'front' ? 1 : 2))
  return [
    fold(
      through`400 ${top + 130}, ${396 + random() * 12} ${armpit + 60}, 402 ${bottom - 60}`,
      330,
      0.22 * strength,
      0.35,
    ),
    ...(['left', 'right'] as const).flatMap((side) => armpitFolds(cut, side, random, strength)),
    ...lowerFolds(cut, random, strength),
    // slope of the shoulders
    glow(left.shoulder, 30, 0.05),
    glow(right.shoulder, 30, -0.06),
    glow(left.armhole, 26, -0.06),
    glow(right.armhole, 26, -0.1),
  ]
}

/** Folds that fan out from an armpit, from across the chest to down the side. */
function armpitFolds({ armpit, chest }: Cut, side: 'left' | 'right', random: () => number, strength: number): Layer[] {
  const sign = side === 'left' ? 1 : -1
  const x = (inset: number) => 400 - (chest - inset) * sign
  const count = 4 + Math.round(random() * 0.8)
  return Array.from({ length: count }, (_, i) => {
    const angle = -0.18 + (i / (count - 1)) * 1.6 + random() * 0.12
    const length = 120 + i * 34 + random() * 34
    const at = (share: number, sag: number): Point => [
      x(7 + Math.cos(angle) * length * share),
      armpit + 4 + i * 9 + Math.sin(angle) * length * share + sag,
    ]
    const line: Curve = [at(0, 0), at(0.4, 9), at(1, 22)]
    const height = (i % 2 === 0 ? 0.21 : -0.22) * (1 + 0.2 * random()) * strength
    return fold(line, (i === 1 ? 22 : 32) + random() * 5, height, 0.3)
  })
}

/** Long soft folds above the hem. */
function lowerFolds({ armpit, bottom, hem }: Cut, random: () => number, strength: number): Layer[] {
  const count = 4 + Math.round(random())
  return Array.from({ length: count }, (_, i) => {
    const x = 400 + ((i + 0.5) / count - 0.5) * 1.56 * hem + random() * 22
    const from = armpit + (bottom - armpit) * (0.56 + random() * 0.14)
    const lean = random() * 10
    return fold(
      through`${x} ${from}, ${x + lean} ${(from + bottom) / 2}, ${x + lean * 0.6} ${bottom - 4}`,
      40 + random() * 8,
      (i % 2 ? -0.15 : 0.16) * (1 + 0.25 * random()) * strength,
    )
  })
}

/** The seams of both armholes. */
export const armholeSeams = ({ left, right }: Torso): Layer[] =>
  [left, right].flatMap(({ armhole, side }) => [
    seam(armhole, 0.8),
    crease(offset(armhole, side === 'left' ? 3 : -3), 4, 0.2),
  ])

/** Seams from the neck to both armpits, for sleeves that are cut to the collar. */
export const raglanSeams = ({ cut }: Torso, thread: string): Layer[] =>
  [1, -1].flatMap((side) => {
    const line: Curve = through`${400 - cut.neck * 0.95 * side} ${cut.top + 12}, ${400 - (cut.shoulder - 48) * side} ${cut.top + (cut.armpit - cut.top) * 0.52}, ${400 - cut.chest * side} ${cut.armpit}`
    return [seam(line, 0.8), ...[3.4, -3.4].map((gap) => stitch(offset(line, gap), thread, 0.5))]
  })
