import type { Curve, Point } from '../curve.ts'
import { through } from '../curve.ts'
import { crease, glow, haze } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { getLightness } from '../palette.ts'
import type { Leg } from './legs.ts'
import { pointToSide, toSide } from './sides.ts'

/** Fading of jeans: pale thighs, knees and whiskers at the fork, dark seams. */
export function fades({ side, outer, inner, fork }: Leg, wear: number): Layer[] {
  const onSide = (curve: Curve) => toSide(side, curve)
  const pointOnSide = (point: Point) => pointToSide(side, point)
  const lean = side === 'left' ? 1 : -1
  return [
    haze(pointOnSide([294, fork + 82]), 92, 240, 0.26 * wear, lean),
    haze(pointOnSide([290, fork + 67]), 52, 160, 0.13 * wear, 2 * lean),
    haze(pointOnSide([292, fork + 319]), 74, 130, 0.15 * wear),
    haze(pointOnSide([290, fork + 497]), 60, 170, 0.09 * wear),
    ...[0, 1, 2, 3].map((i) => {
      const line: Curve = through`${388 - i * 4} ${fork - 22 + i * 17}, 350 ${fork - 27 + i * 21}, 304 ${fork - 40 + i * 25}, 262 ${fork - 60 + i * 27}`
      return glow(onSide(line), 12 + i, (0.12 - i * 0.018) * wear, 0.42)
    }),
    ...[0, 1, 2].map((i) =>
      crease(
        onSide(through`386 ${fork - 18 + i * 18}, 346 ${fork - 20 + i * 23}, 290 ${fork - 38 + i * 26}`),
        9,
        0.13,
        0.4,
      ),
    ),
    glow(outer, 16, -0.16),
    glow(inner, 22, -0.2),
  ]
}

/** Strength of the fading from 0 to 1, by lightness: weak on raw (dark) and ecru denim, strong on washed denim. */
export function getWear(dye: string): number {
  const light = getLightness(dye)
  return Math.min(1, Math.max(0.12, (light - 0.2) / 0.22)) * (light > 0.8 ? 0.3 : 1)
}
