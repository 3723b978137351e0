import type { Article } from '../article.ts'
import { legDrape } from '../bottoms/drape.ts'
import { hemBack } from '../bottoms/hems.ts'
import type { Leg } from '../bottoms/legs.ts'
import { bandEdge, inwards, toSide } from '../bottoms/sides.ts'
import { createLegs, createTrouserSpec, type TrouserSpec } from '../bottoms/trouser-spec.ts'
import { DIP, TOP } from '../bottoms/waist.ts'
import { insideWaist } from '../bottoms/waistband.ts'
import { twistedCord } from '../cord.ts'
import { type Curve, offset, outline, reverse, through, toPath } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { crease, fold, glow } from '../fold.ts'
import { drawFolded } from '../folded.ts'
import { gathers } from '../gather.ts'
import type { Frame, Layer } from '../layer.ts'
import { getLightness, tint, toDye } from '../palette.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { circle, rectangle, rivet } from '../trim.ts'

/** Draws swim shorts with a gathered waist and a cord. */
export function drawSwim(article: Article, from: 'front' | 'back'): Drawing {
  const spec = createTrouserSpec(article)
  const legs = createLegs(spec)
  const isFront = from === 'front'
  return {
    frame: createFrame([400, (67 + spec.make.bottom) / 2 + 4], 540),
    layers: [
      ...(isFront ? insideWaist({ ...spec, lining: '#eceae4' }) : []),
      ...legs.map((leg) => hemBack(leg, spec)),
      ...legs.map((leg) => swimLeg(leg, spec, isFront, getTrims(article))),
      seam(through`400 126, 400 200, 400 ${spec.make.fork}`, 0.9),
      stitch(through`404 132, 404 200, 403 ${spec.make.fork - 2}`, spec.thread, 0.6),
      ...(isFront ? [] : backPocket(spec)),
      ...elasticBand(spec),
      ...(isFront ? cord(getCordColour(article)) : []),
    ],
  }
}

const getCordColour = (article: Article): string => {
  if (article.accent && article.pattern !== 'print') return toDye(article.accent)
  return getLightness(toDye(article.colour)) > 0.8 ? '#26344a' : '#f1ede3'
}

/** A patch pocket with a flap, on the right. */
function backPocket(spec: TrouserSpec): Layer[] {
  const patch = rectangle(452, 178, 84, 92, 3)
  const flap = 'M450 172H538V196Q494 212 450 196Z'
  return [
    piece(patch, {
      ...spec,
      level: 7,
      looseness: 0.4,
      details: [...spec.pattern, stitch(through`456 196, 456 266, 532 266, 532 196`, spec.thread, 0.55)],
    }),
    piece(flap, {
      ...spec,
      level: 7.9,
      looseness: 0.2,
      details: [...spec.pattern, stitch(through`454 176, 494 176, 534 176`, spec.thread, 0.55)],
    }),
    ...rivet([494, 193], 4.5, '#a8a49b', 9),
  ]
}

function swimLeg(leg: Leg, spec: TrouserSpec, hasPockets: boolean, accent: Trims): Layer {
  const { side } = leg
  const sign = side === 'left' ? 1 : -1
  const shape = outline(leg.outer, leg.hem, leg.inner, leg.centre, reverse(bandEdge(spec.waist, side, 0, 0.5)))
  const pocket = toSide(side, through`238 150, 224 190, 213 232`)
  return piece(shape, {
    ...spec,
    level: side === 'left' ? 6 : 6.3,
    details: [
      ...spec.pattern,
      ...legDrape(leg, spec),
      ...gathers(bandEdge(spec.waist, side, 0.03, 0.99), 96 * sign, 15),
      ...gathers(bandEdge(spec.waist, side, 0.03, 0.99), 52 * sign, 22),
      ...(hasPockets
        ? [
            seam(pocket, 1),
            stitch(offset(pocket, inwards(side, 5)), spec.thread, 0.6),
            glow(offset(pocket, inwards(side, -4)), 10, -0.14),
          ]
        : []),
      stitch(offset(leg.hem, inwards(side, 17)), spec.thread, 0.62),
      crease(offset(leg.hem, inwards(side, 9)), 8, 0.2),
      ...trims(leg, accent),
      stitch(offset(leg.outer, inwards(side, 4), 60), spec.thread, 0.6),
    ],
  })
}

/** Stripes in the accent colour: down the sides, or around the hem. */
type Trims = { colour: string; place: 'none' | 'sides' | 'hems' }

const getTrims = ({ style, accent }: Article): Trims => ({
  colour: toDye(accent ?? '#f4f1e8'),
  place: style === 'Laps' ? 'sides' : style === 'Breakers' ? 'hems' : 'none',
})

function trims({ side, outer, hem }: Leg, { colour, place }: Trims): Layer[] {
  if (place === 'none') return []
  const [edge, gaps] = place === 'sides' ? [outer, [9, 17]] : [hem, [26, 38]]
  return gaps.flatMap((gap) => {
    const line = (distance: number) => offset(edge, inwards(side, distance), 40)
    return [{ dye: `<path d="${outline(line(gap), reverse(line(gap + 5)))}" fill="${colour}"/>` }]
  })
}

/** An elastic waistband with three rows of stitching and gathered cloth. */
function elasticBand(spec: TrouserSpec): Layer[] {
  const rows = [5, 14, 23]
  const ruches = Array.from({ length: 44 }, (_, i) => {
    const x = spec.waist.left + 4 + i * 7.4 + Math.sin(i * 2.3) * 1.6
    const y = spec.waist.top + DIP * (1 - ((x - 400) / 165) ** 2)
    return crease(
      through`${x} ${y + 1}, ${x + Math.sin(i) * 1.5} ${y + 15}, ${x + Math.cos(i)} ${y + 30}`,
      5,
      i % 2 ? 0.55 : -0.5,
    )
  })
  return [
    piece(outline(spec.waist.frontTop, reverse(spec.waist.frontBottom)), {
      ...spec,
      level: 7,
      grain: 90,
      looseness: 0.4,
      details: [
        ...spec.pattern,
        ...ruches,
        ...rows.map((row) => stitch(offset(spec.waist.frontTop, row), spec.thread, 0.55)),
        fold(offset(spec.waist.frontTop, 15), 30, 0.16),
      ],
    }),
    seam(spec.waist.frontBottom, 0.8),
  ]
}

/** A tied cord from two eyelets. */
function cord(colour: string): Layer[] {
  const y = TOP + DIP + 14
  const loops: Curve[] = [
    through`384 ${y}, 392 ${y + 12}, 399 ${y + 20}`,
    through`416 ${y}, 408 ${y + 12}, 401 ${y + 20}`,
    through`400 ${y + 20}, 380 ${y + 12}, 364 ${y + 22}, 372 ${y + 40}, 398 ${y + 24}`,
    through`400 ${y + 20}, 420 ${y + 10}, 438 ${y + 18}, 432 ${y + 38}, 402 ${y + 24}`,
    through`399 ${y + 22}, 390 ${y + 50}, 382 ${y + 84}, 388 ${y + 108}`,
    through`401 ${y + 22}, 412 ${y + 52}, 410 ${y + 80}, 418 ${y + 98}`,
  ]
  const eyelets = [384, 416].flatMap((x) => [
    piece(circle(x, y, 5.5), { dye: '#8f8b84', cloth: 'none', level: 7.6, looseness: 0 }),
    piece(circle(x, y, 2.6), { dye: '#2a2a2a', cloth: 'none', level: 7, looseness: 0 }),
  ])
  const tips = through`388 ${y + 108}, 418 ${y + 98}`.map(([x, end], i) =>
    twistedCord(`M${x} ${end - 6}L${x + (i ? 2 : 1)} ${end + 9}`, tint(colour, -0.25), 9),
  )
  return [
    ...eyelets,
    ...loops.map((curve, i) => twistedCord(toPath(curve), colour, 8.3 + i * 0.15)),
    ...tips,
    piece(circle(400, y + 22, 5.5), { dye: colour, cloth: 'rib', level: 10, looseness: 0 }),
  ]
}

/** Draws swim shorts folded in half, with the back pocket in front. */
export function drawSwimFolded(article: Article): Drawing {
  const { dye, cloth } = createTrouserSpec(article)
  return drawFolded({
    front: drawSwim(article, 'back').layers,
    box: { left: 401, right: 584, top: 60, bottom: 340 },
    shoulder: 130,
    material: { dye, cloth },
    width: 300,
  })
}

/** The close-up of cord and waistband. */
export const getSwimCloseUpFrame = (): Frame => createFrame([412, 172], 116)
