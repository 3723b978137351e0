import { type Curve, offset, outline, reverse, through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { seam } from '../seam.ts'
import type { Torso } from './torso.ts'

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

/** Folds of the body of a top: from the armpits, down the sides and over the chest or shoulder blades. */
export function bodyDrape({ cut, left, right }: Torso, strength = 1, from: 'front' | 'back' = 'front'): Layer[] {
  const { armpit, bottom, chest, top } = cut
  const s = strength
  // the back view mirrors the folds
  const l = (inset: number) => (from === 'front' ? 400 - chest + inset : 400 + chest - inset)
  const r = (inset: number) => (from === 'front' ? 400 + chest - inset : 400 - chest + inset)
  const x = (dx: number) => (from === 'front' ? 400 + dx : 400 - dx)
  return [
    fold(through`${x(0)} ${top + 130}, ${x(-4)} ${armpit + 60}, ${x(2)} ${bottom - 60}`, 330, 0.22 * s, 0.35),
    fold(
      through`${l(8)} ${armpit + 6}, ${l(50)} ${armpit + 30}, ${l(96)} ${armpit + 86}, ${l(120)} ${armpit + 170}`,
      34,
      0.22 * s,
      0.3,
    ),
    fold(
      through`${l(4)} ${armpit + 24}, ${l(36)} ${armpit + 76}, ${l(58)} ${armpit + 160}, ${l(60)} ${armpit + 260}`,
      30,
      -0.22 * s,
      0.3,
    ),
    fold(through`${l(14)} ${armpit - 14}, ${l(60)} ${armpit - 24}, ${l(110)} ${armpit - 12}`, 28, -0.14 * s, 0.3),
    crease(through`${l(6)} ${armpit + 10}, ${l(34)} ${armpit + 30}, ${l(58)} ${armpit + 62}`, 6, 0.2 * s, 0.25),
    fold(
      through`${r(8)} ${armpit + 10}, ${r(44)} ${armpit + 52}, ${r(78)} ${armpit + 126}, ${r(86)} ${armpit + 226}`,
      34,
      0.21 * s,
      0.3,
    ),
    fold(
      through`${r(10)} ${armpit - 4}, ${r(62)} ${armpit + 12}, ${r(118)} ${armpit + 60}, ${r(148)} ${armpit + 116}`,
      28,
      -0.18 * s,
      0.3,
    ),
    fold(through`${r(2)} ${armpit + 50}, ${r(24)} ${armpit + 130}, ${r(32)} ${armpit + 220}`, 24, -0.17 * s, 0.35),
    crease(through`${r(6)} ${armpit + 8}, ${r(40)} ${armpit + 22}, ${r(70)} ${armpit + 50}`, 6, 0.18 * s, 0.25),
    fold(through`${x(-120)} ${armpit + 190}, ${x(-112)} ${armpit + 280}, ${x(-118)} ${bottom - 8}`, 40, 0.16 * s),
    fold(through`${x(-58)} ${armpit + 220}, ${x(-66)} ${armpit + 310}, ${x(-60)} ${bottom}`, 38, -0.13 * s),
    fold(through`${x(70)} ${armpit + 170}, ${x(78)} ${armpit + 280}, ${x(72)} ${bottom}`, 44, 0.13 * s),
    fold(through`${x(140)} ${armpit + 230}, ${x(132)} ${armpit + 310}, ${x(138)} ${bottom}`, 34, -0.15 * s),
    // slope of the shoulders
    glow(left.shoulder, 30, 0.05),
    glow(right.shoulder, 30, -0.06),
    glow(left.armhole, 26, -0.06),
    glow(right.armhole, 26, -0.1),
  ]
}

/** The seams of both armholes. */
export const armholeSeams = ({ left, right }: Torso): Layer[] =>
  [left, right].flatMap(({ armhole, side }) => [
    seam(armhole, 0.8),
    crease(offset(armhole, side === 'left' ? 3 : -3), 4, 0.2),
  ])
