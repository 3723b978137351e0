import type { Garment } from '../../../../world/catalogue.ts'
import type { Drawing } from '../drawing.ts'
import { folded } from '../folded.ts'
import { dyed } from '../palette.ts'
import { cutOf } from '../tops/cut.ts'

/** A top folded to the width of its collar and a hand either side. */
export function topFolded(garment: Garment, front: Drawing): Drawing {
  const { top } = cutOf(garment)
  return folded({
    front: front.layers,
    box: { left: 282, right: 518, top: top - 60, bottom: top + 318 },
    shoulder: top + 32,
    stuff: { dye: dyed(garment.colour), cloth: garment.fabric },
    width: 400,
  })
}
