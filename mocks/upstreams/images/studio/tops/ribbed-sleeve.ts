import type { Garment } from '../../../../world/catalogue.ts'
import { beside, type Curve } from '../curve.ts'
import { gathers } from '../gather.ts'
import type { Layer } from '../layer.ts'
import type { Stuff } from '../piece.ts'
import { patternOnSleeve } from './patterned.ts'
import { ribBetween } from './rib.ts'
import { type Sleeve, sleevePieces } from './sleeve.ts'

/** A full sleeve gathered into a ribbed cuff. */
export function ribbedSleeve(arm: Sleeve, armhole: Curve, stuff: Stuff, rib: Stuff, garment: Garment): Layer[] {
  const turn = arm.side === 'left' ? 1 : -1
  const up = beside(arm.cuff, -46 * turn)
  const upper = arm.upper.map(([x, y], i) => [x - (i > 0 && i < 4 ? 7 : 0) * turn, y] as const)
  return [
    ...sleevePieces({ ...arm, upper }, armhole, stuff, [
      ...patternOnSleeve(garment, arm),
      ...gathers(up, -30 * turn, 5),
    ]),
    ...ribBetween(up, arm.cuff, rib, 6.2, 8),
  ]
}
