import type { Garment } from '../../../../world/catalogue.ts'
import type { Layer } from '../layer.ts'
import { patternOn } from '../pattern.ts'
import type { Sleeve } from './sleeve.ts'

/** The pattern over the body. Breton stripes leave the yoke and the hem plain. */
export const patternOnBody = (garment: Garment): Layer[] =>
  patternOn(
    garment,
    garment.pattern === 'breton'
      ? { x: 150, y: 300, width: 500, height: 430 }
      : { x: 150, y: 110, width: 500, height: 720 },
  )

/** The pattern as it runs round a sleeve. */
export const patternOnSleeve = (garment: Garment, arm: Sleeve): Layer[] =>
  patternOn(garment, { x: arm.side === 'left' ? -60 : 460, y: 120, width: 400, height: 700, degrees: arm.lean })
