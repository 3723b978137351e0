import type { Article } from '../article.ts'
import { getBeltColours } from '../belt-colours.ts'
import { backBand } from '../bottoms/back-band.ts'
import { backPockets } from '../bottoms/back-pocket.ts'
import { fly, frontLeg, thighPocket } from '../bottoms/front.ts'
import { facing } from '../bottoms/front-pocket.ts'
import { hemBack, turnUp } from '../bottoms/hems.ts'
import { basting, cuttingTicket, pocketProp } from '../bottoms/props.ts'
import { backLeg, seatSeam, shaping } from '../bottoms/seat.ts'
import { createLegs, createTrouserSpec, type TrouserSpec } from '../bottoms/trouser-spec.ts'
import { band, insideWaist, wornBelt } from '../bottoms/waistband.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { drawFolded } from '../folded.ts'
import type { Frame, Layer } from '../layer.ts'

/** The frame of trousers, or a narrower one for shorts. */
const getFrame = ({ make }: TrouserSpec): Frame =>
  make.bottom > 700 ? createFrame([400, 500], 780) : createFrame([400, (67 + make.bottom) / 2 + 4], 540)

/** Draws trousers, chinos, jeans or shorts from the front, laid flat. */
export function drawTrousersFront(article: Article): Drawing {
  const spec = createTrouserSpec(article)
  const legs = createLegs(spec)
  return {
    frame: getFrame(spec),
    layers: [
      ...insideWaist(spec),
      ...legs.map((leg) => hemBack(leg, spec)),
      ...legs.flatMap((leg) => [...facing(leg, spec), ...pocketProp(leg, spec)]),
      ...legs.flatMap((leg) => [...frontLeg(leg, spec), ...turnUp(leg, spec), ...thighPocket(leg, spec)]),
      ...fly(spec),
      ...band(spec),
      ...(spec.make.prop === 'basting' ? [...legs.flatMap(basting), ...cuttingTicket(spec)] : []),
    ],
  }
}

/** Draws them closed over what is tucked in, with a belt if they have loops and one is given. */
export function drawTrousersWorn(article: Article, belt?: Article): Layer[] {
  const spec = createTrouserSpec(article)
  const legs = createLegs(spec)
  return [
    ...legs.map((leg) => hemBack(leg, spec)),
    ...legs.flatMap((leg) => facing(leg, spec)),
    ...legs.flatMap((leg) => [...frontLeg(leg, spec), ...turnUp(leg, spec), ...thighPocket(leg, spec)]),
    ...fly(spec),
    ...band(spec),
    ...(belt && spec.make.loops !== 'none' ? wornBelt(spec, getBeltColours(belt)) : []),
  ]
}

/** Draws trousers, chinos, jeans or shorts from behind. */
export function drawTrousersBack(article: Article): Drawing {
  const spec = createTrouserSpec(article)
  return {
    frame: getFrame(spec),
    layers: [
      ...createLegs(spec).flatMap((leg) => [...backLeg(leg, spec), ...turnUp(leg, spec), ...thighPocket(leg, spec)]),
      ...seatSeam(spec),
      ...shaping(spec),
      ...backPockets(spec),
      ...backBand(spec),
    ],
  }
}

/** Draws them folded, showing half the seat with its pocket. */
export function drawTrousersFolded(article: Article): Drawing {
  const spec = createTrouserSpec(article)
  return drawFolded({
    front: drawTrousersBack(article).layers,
    box: { left: 401, right: spec.waist.right - 4, top: 60, bottom: 338 },
    shoulder: 130,
    material: spec,
    width: 296,
  })
}

/** The close-up of cord, fly or pocket, within the cloth. */
export function getTrousersCloseUpFrame(article: Article): Frame {
  const { waist, make } = createTrouserSpec(article)
  const middle = make.closure === 'cord' ? 404 : article.kind === 'denim' ? 470 : 352
  return createFrame([middle, waist.bottom + 70], 146)
}
