import type { Garment } from '../../../../world/catalogue.ts'
import { drapeOfLeg } from '../bottoms/drape.ts'
import { backOfHem } from '../bottoms/front.ts'
import { bandBottom, bandTop, FORK, type Leg, WAIST } from '../bottoms/legs.ts'
import { legsOf, type Make, makeOf } from '../bottoms/make.ts'
import { inwards, onSide, underBand } from '../bottoms/sides.ts'
import { insideWaist } from '../bottoms/waistband.ts'
import { rope } from '../cord.ts'
import { beside, type Curve, outline, reversed, through, trace } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import { crease, fold, glow } from '../fold.ts'
import { folded } from '../folded.ts'
import { gathers } from '../gather.ts'
import type { Frame, Layer } from '../layer.ts'
import { dyed, lightnessOf, tinted } from '../palette.ts'
import { piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { disc, rivet, slab } from '../trim.ts'

/** Swim shorts: gathered waist, drawn by a cord, quick-drying and crisp. */
export function drawSwim(garment: Garment, from: 'front' | 'back'): Drawing {
  const make = makeOf(garment)
  const legs = legsOf(make)
  const front = from === 'front'
  return {
    frame: framed([400, (67 + make.bottom) / 2 + 4], 540),
    layers: [
      ...(front ? insideWaist({ ...make, lining: '#eceae4' }) : []),
      ...legs.map((each) => backOfHem(each, make)),
      ...legs.map((each) => swimLeg(each, make, front)),
      seam(through`400 126, 400 200, 400 ${FORK}`, 0.9),
      stitch(through`404 132, 404 200, 403 ${FORK - 2}`, make.thread, 0.6),
      ...(front ? [] : backPocket(make)),
      ...elasticBand(make),
      ...(front ? cord(cordFor(garment)) : []),
    ],
  }
}

const cordFor = (garment: Garment): string => {
  if (garment.accent && garment.pattern !== 'print') return dyed(garment.accent)
  return lightnessOf(dyed(garment.colour)) > 0.8 ? '#26344a' : '#f1ede3'
}

/** A patch with a flap, on the right hip. */
function backPocket(make: Make): Layer[] {
  const patch = slab(452, 178, 84, 92, 3)
  const flap = 'M450 172H538V196Q494 212 450 196Z'
  return [
    piece(patch, {
      ...make,
      level: 7,
      unrest: 0.4,
      on: [...make.pattern, stitch(through`456 196, 456 266, 532 266, 532 196`, make.thread, 0.55)],
    }),
    piece(flap, {
      ...make,
      level: 7.9,
      unrest: 0.2,
      on: [...make.pattern, stitch(through`454 176, 494 176, 534 176`, make.thread, 0.55)],
    }),
    ...rivet([494, 193], 4.5, '#a8a49b', 9),
  ]
}

function swimLeg(each: Leg, make: Make, pockets: boolean): Layer {
  const { side } = each
  const turn = side === 'left' ? 1 : -1
  const shape = outline(each.outer, each.hem, each.inner, each.centre, reversed(underBand(side, 0, 0.5)))
  const pocket = onSide(side, through`238 150, 224 190, 213 232`)
  return piece(shape, {
    ...make,
    level: side === 'left' ? 6 : 6.3,
    on: [
      ...make.pattern,
      ...drapeOfLeg(each),
      ...gathers(underBand(side, 0.03, 0.99), 96 * turn, 15),
      ...gathers(underBand(side, 0.03, 0.99), 52 * turn, 22),
      ...(pockets
        ? [
            seam(pocket, 1),
            stitch(beside(pocket, inwards(side, 5)), make.thread, 0.6),
            glow(beside(pocket, inwards(side, -4)), 10, -0.14),
          ]
        : []),
      stitch(beside(each.hem, inwards(side, 17)), make.thread, 0.62),
      crease(beside(each.hem, inwards(side, 9)), 8, 0.2),
      stitch(beside(each.outer, inwards(side, 4), 60), make.thread, 0.6),
    ],
  })
}

/** The waistband: four rows of stitching over elastic, and cloth bunched between them. */
function elasticBand(make: Make): Layer[] {
  const rows = [5, 14, 23]
  const ruches = Array.from({ length: 44 }, (_, i) => {
    const x = WAIST.left + 4 + i * 7.4 + Math.sin(i * 2.3) * 1.6
    const y = WAIST.top + WAIST.dip * (1 - ((x - 400) / 165) ** 2)
    return crease(
      through`${x} ${y + 1}, ${x + Math.sin(i) * 1.5} ${y + 15}, ${x + Math.cos(i)} ${y + 30}`,
      5,
      i % 2 ? 0.55 : -0.5,
    )
  })
  return [
    piece(outline(bandTop, reversed(bandBottom)), {
      ...make,
      level: 7,
      grain: 90,
      unrest: 0.4,
      on: [
        ...make.pattern,
        ...ruches,
        ...rows.map((row) => stitch(beside(bandTop, row), make.thread, 0.55)),
        fold(beside(bandTop, 15), 30, 0.16),
      ],
    }),
    seam(bandBottom, 0.8),
  ]
}

/** A cord from two eyelets, tied once. */
function cord(colour: string): Layer[] {
  const y = WAIST.top + WAIST.dip + 14
  const loops: Curve[] = [
    through`384 ${y}, 392 ${y + 12}, 399 ${y + 20}`,
    through`416 ${y}, 408 ${y + 12}, 401 ${y + 20}`,
    through`400 ${y + 20}, 380 ${y + 12}, 364 ${y + 22}, 372 ${y + 40}, 398 ${y + 24}`,
    through`400 ${y + 20}, 420 ${y + 10}, 438 ${y + 18}, 432 ${y + 38}, 402 ${y + 24}`,
    through`399 ${y + 22}, 390 ${y + 50}, 382 ${y + 84}, 388 ${y + 108}`,
    through`401 ${y + 22}, 412 ${y + 52}, 410 ${y + 80}, 418 ${y + 98}`,
  ]
  const eyelets = [384, 416].flatMap((x) => [
    piece(disc(x, y, 5.5), { dye: '#8f8b84', cloth: 'none', level: 7.6, unrest: 0 }),
    piece(disc(x, y, 2.6), { dye: '#2a2a2a', cloth: 'none', level: 7, unrest: 0 }),
  ])
  const tips = through`388 ${y + 108}, 418 ${y + 98}`.map(([x, end], i) =>
    rope(`M${x} ${end - 6}L${x + (i ? 2 : 1)} ${end + 9}`, tinted(colour, -0.25), 9),
  )
  return [
    ...eyelets,
    ...loops.map((curve, i) => rope(trace(curve), colour, 8.3 + i * 0.15)),
    ...tips,
    piece(disc(400, y + 22, 5.5), { dye: colour, cloth: 'rib', level: 10, unrest: 0 }),
  ]
}

/** Folded in half, the back pocket in front. */
export function swimFolded(garment: Garment): Drawing {
  const { dye, cloth } = makeOf(garment)
  return folded({
    front: drawSwim(garment, 'back').layers,
    box: { left: 401, right: 584, top: 60, bottom: 340 },
    shoulder: 130,
    stuff: { dye, cloth },
    width: 300,
  })
}

/** Cord and waistband. */
export const swimCloseUp = (): Frame => framed([400, 180], 250)
