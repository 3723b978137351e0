import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { type Curve, offset, outline, reverse, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { crease, fold, glow } from '../fold.ts'
import { drawFolded } from '../folded.ts'
import { clipLayers, type Frame, type Layer, transformLayers } from '../layer.ts'
import { blend, tint, toDye } from '../palette.ts'
import { drawPattern } from '../pattern.ts'
import { piece } from '../piece.ts'
import { seam } from '../seam.ts'
import { wordmark } from '../wordmark.ts'

/** The outline of a sock, from the front of the cuff over toe and heel. */
const FRONT: Curve = through`352 190, 350 280, 346 380, 338 440, 312 490, 262 540, 214 584`
const TOE: Curve = through`214 584, 186 612, 182 644, 206 662, 240 654`
const SOLE: Curve = through`240 654, 300 618, 362 578, 410 546`
const HEEL: Curve = through`410 546, 440 522, 452 490, 444 452, 438 420`
const CALF: Curve = through`438 420, 440 340, 444 260, 446 190`
const CUFF: Curve = through`446 190, 400 184, 352 190`

/** One sock on its side, toe to the left. */
function oneSock(garment: Garment, level: number): Layer[] {
  const dye = toDye(garment.colour)
  const trim = garment.accent ? toDye(garment.accent) : tint(dye, -0.18)
  const shape = outline(FRONT, TOE, SOLE, HEEL, CALF, CUFF)
  const heel: Curve[] = [HEEL, through`438 420, 410 452, 394 500, 410 546`]
  return [
    piece(shape, {
      dye,
      cloth: garment.fabric,
      level,
      looseness: 0.5,
      details: [
        ...drawPattern(garment, { x: 150, y: 262, width: 330, height: 420 }),
        fold(through`398 200, 396 330, 392 440, 340 540, 230 622`, 96, 0.6),
        fold(through`350 430, 372 446, 404 440, 432 424`, 20, -0.24),
        fold(through`342 452, 366 476, 392 480`, 16, 0.24),
        fold(through`330 476, 352 500, 376 508`, 16, -0.2),
        crease(through`344 436, 366 452, 390 454`, 5, -0.3),
        glow(CALF, 30, -0.16),
        glow(SOLE, 30, -0.2),
      ],
    }),
    piece(outline(...heel), {
      dye: trim,
      cloth: 'heavy-jersey',
      level: level + 0.15,
      grain: 40,
      looseness: 0.3,
      details: [fold(through`424 500, 440 480`, 60, 0.4)],
    }),
    ...toeCap(shape, trim),
    piece(
      outline(
        CUFF,
        through`352 190, 351 226, 350 262`,
        through`350 262, 398 256, 444 262`,
        through`444 262, 445 226, 446 190`,
      ),
      {
        dye,
        cloth: 'rib',
        level: level + 0.3,
        looseness: 0.1,
        details: [fold(through`398 184, 397 262`, 96, 0.4), ...cuffStripes(trim)],
      },
    ),
    seam(through`350 262, 398 256, 444 262`, 0.5),
    wordmark(398, 300, 42, blend(trim, dye, 0.15)),
  ]
}

const cuffStripes = (ink: string): Layer[] =>
  [206, 216].map((y) => ({
    dye: `<path d="${outline(
      through`340 ${y}, 398 ${y - 6}, 456 ${y}`,
      reverse(offset(through`340 ${y}, 398 ${y - 6}, 456 ${y}`, 4.5)),
    )}" fill="${ink}"/>`,
  }))

/** The toe cap in the accent colour, clipped to the sock. */
const toeCap = (sock: string, dye: string): Layer[] => [
  clipLayers(sock, [
    {
      dye: `<path d="${outline(through`238 562, 258 600, 262 642`, through`262 642, 160 720, 150 600, 214 540`)}" fill="${dye}"/>`,
    },
  ]),
  seam(through`238 562, 258 600, 262 642`, 0.5),
]

/** Draws a pair of socks, one on the other; the back view is mirrored. */
export function drawSocks(garment: Garment, from: 'front' | 'back'): Drawing {
  const pair = [
    transformLayers(oneSock(garment, 5), 'translate(64 -18) rotate(7 400 400)'),
    transformLayers(oneSock(garment, 8), 'translate(-30 14) rotate(-5 400 400)'),
  ]
  return {
    frame: createFrame([366, 432], 500),
    layers: from === 'front' ? pair : [transformLayers(pair, 'matrix(-1 0 0 1 732 0)')],
  }
}

/** Draws a pair folded in half with a paper band. */
export function drawSocksFolded(garment: Garment): Drawing {
  const dye = toDye(garment.colour)
  const flat = drawFolded({
    front: oneSock(garment, 6),
    box: { left: 351, right: 445, top: 170, bottom: 396 },
    shoulder: 240,
    material: { dye, cloth: garment.fabric },
    width: 270,
  })
  const paper = '#efe7d8'
  return {
    ...flat,
    layers: [
      ...flat.layers,
      piece('M344 318H456V366H344Z', {
        dye: paper,
        cloth: 'card',
        level: 8,
        looseness: 0,
        details: [
          fold(through`400 318, 400 366`, 110, 0.4),
          glow(through`346 320, 346 364`, 14, -0.2),
          glow(through`454 320, 454 364`, 18, -0.26),
        ],
      }),
      wordmark(400, 342, 56, '#1b2c44'),
    ],
  }
}

/** The close-up of ribbed cuff and heel. */
export const getSockCloseUpFrame = (): Frame => createFrame([356, 300], 220)
