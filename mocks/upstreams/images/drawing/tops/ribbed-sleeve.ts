import type { Article } from '../article.ts'
import { type Curve, offset } from '../curve.ts'
import { gathers } from '../gather.ts'
import type { Layer } from '../layer.ts'
import type { Material } from '../piece.ts'
import { drawSleevePattern } from './body-pattern.ts'
import { ribBand } from './rib.ts'
import { type Sleeve, sleevePieces } from './sleeve.ts'

/** A full sleeve gathered into a ribbed cuff. */
export function ribbedSleeve(
  arm: Sleeve,
  armhole: Curve,
  material: Material,
  rib: Material,
  article: Article,
): Layer[] {
  const sign = arm.side === 'left' ? 1 : -1
  const up = offset(arm.cuff, -46 * sign)
  const upper = arm.upper.map(([x, y], i) => [x - (i > 0 && i < 4 ? 7 : 0) * sign, y] as const)
  return [
    ...sleevePieces({ ...arm, upper }, armhole, material, [
      ...drawSleevePattern(article, arm),
      ...gathers(up, -30 * sign, 5),
    ]),
    ...ribBand(up, arm.cuff, rib, 6.2, 8),
  ]
}
