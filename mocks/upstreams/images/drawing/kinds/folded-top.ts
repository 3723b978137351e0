import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import type { Drawing } from '../drawing.ts'
import { drawFolded } from '../folded.ts'
import { toDye } from '../palette.ts'
import { getCut } from '../tops/cut.ts'

/** Draws a top folded to slightly more than the width of its collar. */
export function drawFoldedTop(garment: Garment, front: Drawing): Drawing {
  const { top } = getCut(garment)
  return drawFolded({
    front: front.layers,
    box: { left: 282, right: 518, top: top - 60, bottom: top + 318 },
    shoulder: top + 32,
    material: { dye: toDye(garment.colour), cloth: garment.fabric },
    width: 400,
  })
}
