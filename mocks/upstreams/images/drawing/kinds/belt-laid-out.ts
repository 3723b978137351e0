import type { Article } from '../article.ts'
import { getBeltColours } from '../belt-colours.ts'
import { type Curve, outline, reverse, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { haze } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { circle, rectangle } from '../trim.ts'

/** Draws a belt folded in half: buckle on the left, tip on the right. */
export function drawBeltLaidOut(article: Article): Drawing {
  const colours = getBeltColours(article)
  const isLeather = colours.isCut
  const strap = (x: number, top: number, bottom: number, level: number, tip: number): Layer => {
    const end: Curve = through`${x - 17} ${bottom}, ${x - 12} ${bottom + tip * 0.7}, ${x} ${bottom + tip}, ${x + 12} ${bottom + tip * 0.7}, ${x + 17} ${bottom}`
    const shape = outline(
      through`${x + 17} ${top}, ${x + 17.5} ${(top + bottom) / 2}, ${x + 17} ${bottom}`,
      reverse(end),
      through`${x - 17} ${bottom}, ${x - 17.5} ${(top + bottom) / 2}, ${x - 17} ${top}`,
    )
    return piece(shape, {
      dye: colours.dye,
      cloth: colours.cloth,
      level,
      looseness: 0.2,
      details: [
        ...(isLeather
          ? [-13.5, 13.5].map((dx) => stitch(through`${x + dx} ${top}, ${x + dx} ${bottom}`, colours.thread, 0.55))
          : []),
        haze([x, (top + bottom) / 2], 12, (bottom - top) / 2, 0.08),
      ],
    })
  }
  const bend = outline(
    through`343 268, 350 214, 400 182, 450 214, 457 268`,
    reverse(through`377 268, 382 236, 400 222, 418 236, 423 268`),
  )
  const holes = [0, 1, 2, 3, 4].map((i) =>
    piece(circle(440, 640 + i * 22, 2.6), { dye: '#15110d', cloth: 'none', level: 5.6, looseness: 0 }),
  )
  const frame = `${rectangle(326, 640, 68, 54, 8)}M335 650v34q0 4 4 4h42q4 0 4-4v-34q0-4-4-4h-42q-4 0-4 4Z`
  return {
    frame: createFrame([394, 472], 500),
    layers: [
      piece(bend, {
        dye: colours.dye,
        cloth: colours.cloth,
        level: 6,
        looseness: 0.2,
        details: [haze([400, 196], 60, 34, 0.16), haze([452, 262], 30, 60, -0.2)],
      }),
      strap(360, 264, 650, 6, 0),
      strap(440, 264, 738, 6, 20),
      ...(isLeather ? holes : []),
      piece(rectangle(339, 596, 42, 16, 3), {
        dye: tint(colours.dye, -0.05),
        cloth: colours.cloth,
        level: 8,
        looseness: 0,
        details: [stitch(through`342 604, 378 604`, colours.thread, 0.5)],
      }),
      piece(frame, { dye: colours.metal, cloth: 'none', level: 9, looseness: 0 }),
      piece(rectangle(355.5, 640, 9, 54, 4), { dye: colours.metal, cloth: 'none', level: 10, looseness: 0 }),
    ],
  }
}
