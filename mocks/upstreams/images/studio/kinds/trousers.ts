import type { Garment } from '../../../../world/catalogue.ts'
import { backOfHem, facing, fly, frontLeg } from '../bottoms/front.ts'
import { legsOf, type Make, makeOf } from '../bottoms/make.ts'
import { backBand, backLeg, backPockets, seatSeam, shaping } from '../bottoms/seat.ts'
import { band, insideWaist } from '../bottoms/waistband.ts'
import { type Drawing, framed } from '../drawing.ts'
import { folded } from '../folded.ts'
import type { Frame } from '../layer.ts'

/** Shorts are nearer, so that they fill the picture as trousers do. */
const frameOf = (make: Make): Frame =>
  make.bottom > 800 ? framed([400, 500], 800) : framed([400, (67 + make.bottom) / 2 + 4], 540)

/** Smart trousers, chinos, jeans or shorts, laid flat, seen from the front. */
export function trousersFront(garment: Garment): Drawing {
  const make = makeOf(garment)
  const legs = legsOf(make)
  return {
    frame: frameOf(make),
    layers: [
      ...insideWaist(make),
      ...legs.map((each) => backOfHem(each, make)),
      ...legs.flatMap((each) => facing(each, make)),
      ...legs.flatMap((each) => frontLeg(each, make)),
      ...fly(make),
      ...band(make),
    ],
  }
}

/** The same from behind. */
export function trousersBack(garment: Garment): Drawing {
  const make = makeOf(garment)
  return {
    frame: frameOf(make),
    layers: [
      ...legsOf(make).flatMap((each) => backLeg(each, make)),
      ...seatSeam(make),
      ...shaping(make),
      ...backPockets(make),
      ...backBand(make),
    ],
  }
}

/** Folded lengthways and then across: half the seat shows, with its pocket. */
export function trousersFolded(garment: Garment): Drawing {
  const { dye, cloth } = makeOf(garment)
  return folded({
    front: trousersBack(garment).layers,
    box: { left: 401, right: 588, top: 60, bottom: 348 },
    shoulder: 130,
    stuff: { dye, cloth },
    width: 304,
  })
}

/** Waistband, fly and pocket from near by. */
export const trousersCloseUp = (garment: Garment): Frame =>
  garment.fabric === 'denim' ? framed([462, 158], 236) : framed([346, 156], 232)
