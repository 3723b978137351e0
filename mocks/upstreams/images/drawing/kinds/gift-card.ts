import type { Article } from '../article.ts'
import { type Curve, outline, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { crease, glow } from '../fold.ts'
import { type Frame, type Layer, transformLayers } from '../layer.ts'
import { getLightness, tint, toDye } from '../palette.ts'
import { piece } from '../piece.ts'
import { circle, rectangle } from '../trim.ts'
import { wordmark } from '../wordmark.ts'

const ENVELOPE = '#e3d8c4'

/** Draws the card half out of its envelope. */
export function drawGiftCardFront(article: Article): Drawing {
  return {
    frame: createFrame([400, 480], 560),
    layers: [
      transformLayers([...envelopeBack(), ...card(article, 250, 300), ...envelopeFront()], 'rotate(-4 400 480)'),
    ],
  }
}

/** The card with the embossed wordmark and a line in the accent colour. */
function card(article: Article, x: number, y: number): Layer[] {
  const dye = toDye(article.colour)
  const ink = article.accent ? toDye(article.accent) : tint(dye, getLightness(dye) > 0.6 ? -0.5 : 0.55)
  return [
    piece(rectangle(x, y, 300, 190, 12), {
      dye,
      cloth: 'card',
      level: 6,
      looseness: 0,
      details: [
        glow(through`${x + 20} ${y + 20}, ${x + 280} ${y + 60}`, 160, 0.08),
        { dye: `<path d="${rectangle(x + 24, y + 158, 60, 2.5)}" fill="${ink}"/>` },
      ],
    }),
    wordmark(x + 150, y + 88, 150, ink, -0.7),
  ]
}

function envelopeBack(): Layer[] {
  const flap: Curve[] = [
    through`216 410, 300 322, 384 246`,
    through`384 246, 400 238, 416 246`,
    through`416 246, 500 322, 584 410`,
  ]
  return [
    piece(outline(...flap), {
      dye: tint(ENVELOPE, -0.06),
      cloth: 'card',
      level: 3,
      looseness: 0,
      details: [glow(through`230 410, 570 410`, 60, -0.16)],
    }),
    piece(rectangle(212, 400, 376, 250, 5), {
      dye: tint(ENVELOPE, -0.12),
      cloth: 'card',
      level: 3.5,
      looseness: 0,
      details: [glow(through`212 404, 588 404`, 50, -0.3)],
    }),
  ]
}

function envelopeFront(): Layer[] {
  const sides: Curve[][] = [
    [through`212 404, 300 480, 388 545`, through`388 545, 300 600, 214 650`, through`212 650, 212 404`],
    [through`588 404, 588 650`, through`586 650, 500 600, 412 545`, through`412 545, 500 480, 588 404`],
  ]
  const foot: Curve[] = [
    through`212 650, 300 588, 386 528`,
    through`386 528, 400 520, 414 528`,
    through`414 528, 500 588, 588 650`,
    through`588 650, 212 650`,
  ]
  return [
    ...sides.map((side) => piece(outline(...side), { dye: ENVELOPE, cloth: 'card', level: 6.5, looseness: 0 })),
    piece(outline(...foot), {
      dye: tint(ENVELOPE, 0.1),
      cloth: 'card',
      level: 7,
      looseness: 0,
      details: [crease(through`300 588, 386 528, 400 520, 414 528, 500 588`, 3, 0.3)],
    }),
  ]
}

/** Draws the card on its closed envelope. */
export function drawGiftCardApart(article: Article): Drawing {
  return {
    frame: createFrame([400, 440], 520),
    layers: [
      transformLayers(closedEnvelope(210, 360), 'rotate(5 400 480)'),
      transformLayers(card(article, 236, 300), 'rotate(-6 400 400)'),
    ],
  }
}

/** Draws the sealed envelope. */
export function drawGiftCardSealed(): Drawing {
  return {
    frame: createFrame([400, 476], 520),
    layers: [transformLayers(closedEnvelope(212, 350), 'rotate(-3 400 480)')],
  }
}

function closedEnvelope(x: number, y: number): Layer[] {
  const [w, h] = [376, 250]
  const flap: Curve[] = [
    through`${x} ${y}, ${x + 90} ${y + 78}, ${x + 172} ${y + 142}`,
    through`${x + 172} ${y + 142}, ${x + w / 2} ${y + 152}, ${x + 204} ${y + 142}`,
    through`${x + 204} ${y + 142}, ${x + 286} ${y + 78}, ${x + w} ${y}`,
  ]
  return [
    piece(rectangle(x, y, w, h, 4), {
      dye: ENVELOPE,
      cloth: 'card',
      level: 3,
      looseness: 0,
      details: [
        crease(through`${x} ${y + h}, ${x + 90} ${y + 190}, ${x + 170} ${y + 140}`, 3, 0.3),
        crease(through`${x + w} ${y + h}, ${x + 286} ${y + 190}, ${x + 206} ${y + 140}`, 3, 0.3),
      ],
    }),
    piece(outline(...flap), { dye: tint(ENVELOPE, 0.12), cloth: 'card', level: 3.9, looseness: 0 }),
    piece(circle(x + w / 2, y + 138, 30), { dye: '#8c2f25', cloth: 'none', level: 4.6, looseness: 0 }),
    { crease: `<path d="${circle(x + w / 2, y + 138, 23)}" fill="#000" fill-opacity=".35"/>` },
    wordmark(x + w / 2, y + 138, 36, '#6d211a', 0.7),
  ]
}

/** The close-up of the embossed wordmark. */
export const getGiftCardCloseUpFrame = (): Frame => createFrame([400, 410], 250)
