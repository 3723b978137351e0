import type { Garment } from '../../../../world/catalogue.ts'
import { beside, type Curve, mirrored, outline, reversed, sample, through } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import { crease, fold, glow } from '../fold.ts'
import { folded } from '../folded.ts'
import { gathers } from '../gather.ts'
import type { Frame, Layer } from '../layer.ts'
import { makeOf } from '../make.ts'
import { dyed, lightnessOf, threadFor, tinted } from '../palette.ts'
import { patternOn } from '../pattern.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { button, slab } from '../trim.ts'
import { wordmark } from '../wordmark.ts'

const INCH = 20.5
const TOP = 300
const BAND = 34

type TrunkMake = Stuff & { thread: string; leg: number; band: string; ink: string; garment: Garment }

const trunkOf = (garment: Garment): TrunkMake => {
  const dye = dyed(garment.colour)
  const band = garment.accent ? dyed(garment.accent) : tinted(dye, -0.14)
  return {
    dye,
    cloth: garment.fabric,
    thread: threadFor(dye),
    leg: (garment.legInches ?? 5) * INCH,
    band,
    ink: lightnessOf(band) > 0.6 ? '#1b2c44' : '#f4f0e8',
    garment,
  }
}

/** Left half: the side from the band down, the leg's hem from outer to inner corner, the inside of the leg up to the fork. */
function seams(leg: number) {
  const fork = TOP + BAND + 172
  const hem = fork + leg - 14
  return {
    fork,
    side: through`248 ${TOP + BAND}, 238 ${TOP + 96}, 231 ${TOP + 160}, 226 ${fork}, ${220 - leg * 0.03} ${hem}`,
    hem: through`${220 - leg * 0.03} ${hem}, 302 ${hem + 12}, ${388 - leg * 0.04} ${hem + 15}`,
    inner: through`${388 - leg * 0.04} ${hem + 15}, 394 ${fork + leg * 0.5}, 399 ${fork + 8}, 400 ${fork}`,
    // the front panel that gives the pouch its room
    panel: through`352 ${TOP + BAND}, 336 ${TOP + 90}, 334 ${TOP + 140}, 352 ${fork - 34}, 390 ${fork - 2}`,
  }
}

/** Boxer trunks. */
export function drawTrunk(garment: Garment, from: 'front' | 'back'): Drawing {
  const make = trunkOf(garment)
  const cut = seams(make.leg)
  const pattern = patternOn(garment, { x: 190, y: 320, width: 420, height: 420 })
  return {
    frame: framed([400, TOP + (cut.fork + make.leg - TOP) / 2 + 2], 470),
    layers: [
      ...(from === 'front' ? insideBand(make) : []),
      ...(['left', 'right'] as const).flatMap((side) => legPiece(side, make, cut, pattern)),
      ...(makeOf(garment) === 'boxer'
        ? fly(make, cut, from, pattern)
        : from === 'front'
          ? pouch(make, cut, pattern)
          : seat(make, cut)),
      ...elastic(make),
    ],
  }
}

function legPiece(
  which: 'left' | 'right',
  make: TrunkMake,
  { fork, side, hem, inner }: Cut,
  pattern: readonly Layer[],
): Layer[] {
  const c = (curve: Curve) => (which === 'left' ? curve : mirrored(curve))
  const turn = which === 'left' ? 1 : -1
  const behind = outline(c(hem), reversed(beside(c(hem), 7 * turn)))
  return [
    piece(behind, { ...make, dye: tinted(make.dye, -0.3), level: 3.6, unrest: 0 }),
    piece(outline(c(side), c(hem), c(inner), through`400 ${fork}, 400 ${TOP + BAND}`), {
      ...make,
      level: which === 'left' ? 6 : 6.05,
      grain: which === 'left' ? 4 : 176,
      unrest: 0.7,
      on: [
        ...pattern,
        fold(c(through`296 ${TOP + 50}, 288 ${TOP + 140}, 300 ${fork + 60}`), 120, 0.4),
        fold(c(through`392 ${fork + 4}, 350 ${fork - 6}, 300 ${fork - 40}, 254 ${fork - 80}`), 24, 0.24, 0.3),
        fold(c(through`394 ${fork + 20}, 354 ${fork + 34}, 306 ${fork + 30}, 250 ${fork + 8}`), 24, -0.22, 0.3),
        fold(c(through`262 ${fork + 20}, 258 ${fork + 60}, 262 ${fork + make.leg}`), 24, -0.14),
        crease(c(through`398 ${fork + 4}, 376 ${fork + 6}, 350 ${fork - 4}`), 5, 0.3, 0.3),
        ...gathers(c(through`250 ${TOP + BAND}, 325 ${TOP + BAND + 4}, 398 ${TOP + BAND + 6}`), 34 * turn, 9),
        stitch(beside(c(hem), -17 * turn), make.thread, 0.42),
        stitch(beside(c(hem), -20 * turn), make.thread, 0.42),
        glow(c(inner), 26, -0.2),
      ],
    }),
  ]
}

/** The front panel: two shaped halves that stand off the body. */
function pouch(make: TrunkMake, { fork, panel }: Cut, pattern: readonly Layer[]): Layer[] {
  const shape = outline(
    panel,
    reversed(mirrored(panel)),
    through`448 ${TOP + BAND + 4}, 400 ${TOP + BAND + 8}, 352 ${TOP + BAND}`,
  )
  return [
    piece(shape, {
      ...make,
      level: 6.4,
      unrest: 0.5,
      on: [
        ...pattern,
        fold(through`400 ${TOP + 60}, 400 ${TOP + 120}, 400 ${fork - 20}`, 120, 0.26, 0.55),
        seam(through`400 ${TOP + BAND + 6}, 401 ${TOP + 120}, 400 ${fork - 2}`, 0.7),
        stitch(through`403 ${TOP + BAND + 10}, 404 ${TOP + 120}, 402 ${fork - 10}`, make.thread, 0.42),
        ...gathers(through`356 ${TOP + BAND + 2}, 400 ${TOP + BAND + 7}, 444 ${TOP + BAND + 2}`, 26, 5),
      ],
    }),
    ...[panel, mirrored(panel)].flatMap((line) => [
      seam(line, 0.7),
      ...[3.5, -3.5].map((gap) => stitch(beside(line, gap), make.thread, 0.42)),
    ]),
  ]
}

/** Woven boxers have no pouch: a fly with one button in front, and no seam behind. */
function fly(make: TrunkMake, { fork }: Cut, from: 'front' | 'back', pattern: readonly Layer[]): Layer[] {
  if (from === 'back') return [fold(through`400 ${TOP + 60}, 399 ${TOP + 120}, 400 ${fork}`, 60, -0.16)]
  const y = TOP + BAND + 6
  return [
    piece(slab(386, y, 32, 118, 2), {
      ...make,
      level: 6.8,
      unrest: 0.4,
      on: [
        ...pattern,
        ...[390, 414].map((x) => stitch(through`${x} ${y}, ${x} ${y + 116}`, make.thread, 0.45)),
        stitch(through`388 ${y + 112}, 416 ${y + 112}`, make.thread, 0.45),
      ],
    }),
    seam(through`400 ${y + 118}, 400 ${fork}`, 0.8),
    ...button([402, y + 54], 5.5, '#f1ece0', 7.8),
  ]
}

/** From behind there is one seam, and the roundness of a seat. */
function seat(make: TrunkMake, { fork }: Cut): Layer[] {
  const line: Curve = through`400 ${TOP + BAND + 8}, 401 ${TOP + 120}, 400 ${fork}`
  return [
    seam(line, 0.8),
    ...[3.5, -3.5].map((gap) => stitch(beside(line, gap), make.thread, 0.42)),
    fold(through`396 ${TOP + 70}, 398 ${TOP + 130}, 398 ${fork}`, 30, -0.2),
  ]
}

type Cut = ReturnType<typeof seams>

const bandCurve = (y: number, sag: number): Curve =>
  through`249 ${y}, 320 ${y + sag * 0.7}, 400 ${y + sag}, 480 ${y + sag * 0.7}, 551 ${y}`

/** The far side of the waist, a little higher. */
function insideBand(make: TrunkMake): Layer[] {
  const rim = bandCurve(TOP - 1, -13)
  const low = bandCurve(TOP + BAND, 8)
  return [
    piece(outline(rim, reversed(low)), {
      dye: tinted(make.band, -0.14),
      cloth: 'rib',
      level: 4.4,
      unrest: 0,
      on: [glow(bandCurve(TOP + 6, 8), 26, -0.3)],
    }),
  ]
}

/** The woven waistband with the wordmark across its middle. */
function elastic(make: TrunkMake): Layer[] {
  const [top, low] = [bandCurve(TOP, 8), bandCurve(TOP + BAND, 8)]
  const stripe = (at: number, width: number) =>
    `<path d="${outline(bandCurve(TOP + at, 8), reversed(bandCurve(TOP + at + width, 8)))}" fill="${make.ink}" fill-opacity=".85"/>`
  return [
    piece(outline(top, reversed(low)), {
      dye: make.band,
      cloth: 'rib',
      level: 7,
      unrest: 0.15,
      on: [
        fold(bandCurve(TOP + BAND / 2, 8), 36, 0.26),
        { dye: stripe(3.5, 1.3) + stripe(BAND - 4.8, 1.3) },
        ...[-126, 0, 126].map((dx) =>
          wordmark(400 + dx, TOP + BAND / 2 + 8 - Math.abs(dx) * 0.03, 66, make.ink, 0.4, dx * -0.022),
        ),
      ],
    }),
    seam(low, 0.9),
    stitch(sample(beside(low, 3.5), 30), make.thread, 0.42),
  ]
}

/** Folded in three, the wordmark in front. */
export function trunkFolded(garment: Garment): Drawing {
  const { dye, cloth, leg } = trunkOf(garment)
  const bottom = Math.min(seams(leg).fork + 8, TOP + 200)
  return folded({
    front: drawTrunk(garment, 'front').layers,
    box: { left: 318, right: 482, top: 280, bottom },
    shoulder: TOP + 24,
    stuff: { dye, cloth },
    width: 270,
  })
}

/** The waistband. */
export const trunkCloseUp = (): Frame => framed([430, 366], 190)
