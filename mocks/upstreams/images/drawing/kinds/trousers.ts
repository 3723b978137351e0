import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { facing, fly, frontLeg, hemBack } from '../bottoms/front.ts'
import { backBand, backLeg, backPockets, seatSeam, shaping } from '../bottoms/seat.ts'
import { createLegs, createTrouserSpec, type TrouserSpec } from '../bottoms/trouser-spec.ts'
import { band, insideWaist } from '../bottoms/waistband.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { drawFolded } from '../folded.ts'
import type { Frame } from '../layer.ts'

/** The frame of trousers, or a narrower one for shorts. */
const getFrame = (spec: TrouserSpec): Frame =>
  spec.bottom > 800 ? createFrame([400, 500], 800) : createFrame([400, (67 + spec.bottom) / 2 + 4], 540)

/** Draws trousers, chinos, jeans or shorts from the front, laid flat. */
export function drawTrousersFront(garment: Garment): Drawing {
  const spec = createTrouserSpec(garment)
  const legs = createLegs(spec)
  return {
    frame: getFrame(spec),
    layers: [
      ...insideWaist(spec),
      ...legs.map((leg) => hemBack(leg, spec)),
      ...legs.flatMap((leg) => facing(leg, spec)),
      ...legs.flatMap((leg) => frontLeg(leg, spec)),
      ...fly(spec),
      ...band(spec),
    ],
  }
}

/** Draws trousers, chinos, jeans or shorts from behind. */
export function drawTrousersBack(garment: Garment): Drawing {
  const spec = createTrouserSpec(garment)
  return {
    frame: getFrame(spec),
    layers: [
      ...createLegs(spec).flatMap((leg) => backLeg(leg, spec)),
      ...seatSeam(spec),
      ...shaping(spec),
      ...backPockets(spec),
      ...backBand(spec),
    ],
  }
}

/** Draws them folded, showing half the seat with its pocket. */
export function drawTrousersFolded(garment: Garment): Drawing {
  const { dye, cloth } = createTrouserSpec(garment)
  return drawFolded({
    front: drawTrousersBack(garment).layers,
    box: { left: 401, right: 588, top: 60, bottom: 348 },
    shoulder: 130,
    material: { dye, cloth },
    width: 304,
  })
}

/** The close-up of waistband, fly and pocket. */
export const getTrousersCloseUpFrame = (garment: Garment): Frame =>
  garment.fabric === 'denim' ? createFrame([462, 158], 236) : createFrame([346, 156], 232)
