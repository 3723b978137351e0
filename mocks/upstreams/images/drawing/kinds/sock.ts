import { type Article, getCloth } from '../article.ts'
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

/** How long a sock is, and how deep its ribbed cuff. Heights in drawing units. */
type SockMake = { top: number; cuff: number; hasStripes: boolean }

const SOCKS: Readonly<Record<string, SockMake>> = {
  'Office Socks': { top: 92, cuff: 34, hasStripes: false },
  'Boot Socks': { top: 206, cuff: 124, hasStripes: true },
  'Trainer Socks': { top: 384, cuff: 24, hasStripes: false },
  'Sport Socks': { top: 232, cuff: 96, hasStripes: false },
}
const getSockMake = (style = ''): SockMake => SOCKS[style] ?? { top: 190, cuff: 72, hasStripes: true }

/** The outline of a sock, from the front of the cuff over toe and heel. */
const FRONT: Curve = through`350 280, 346 380, 338 440, 312 490, 262 540, 214 584`
const TOE: Curve = through`214 584, 186 612, 182 644, 206 662, 240 654`
const SOLE: Curve = through`240 654, 300 618, 362 578, 410 546`
const HEEL: Curve = through`410 546, 440 522, 452 490, 444 452, 438 420`
const CALF: Curve = through`438 420, 440 340, 444 260`

/** The seams of a sock of a length. A long one widens at the calf. */
function createSock({ top, cuff }: SockMake) {
  const wide = Math.max(0, (190 - top) * 0.14)
  const below = (curve: Curve) => curve.filter(([, y]) => y > top + 24)
  const edge = (y: number): Curve => through`${351 - wide} ${y}, 398 ${y - 6}, ${446 + wide} ${y}`
  return {
    front: [[352 - wide, top] as const, ...below(FRONT)],
    calf: [...below(CALF), [446 + wide, top] as const],
    rim: [...edge(top)].reverse(),
    cuffEnd: edge(top + cuff),
  }
}

/** One sock on its side, toe to the left. */
function oneSock(article: Article, level: number, hasWordmark = true): Layer[] {
  const dye = toDye(article.colour)
  const trim = article.accent ? toDye(article.accent) : tint(dye, -0.18)
  const make = getSockMake(article.style)
  const { front, calf, rim, cuffEnd } = createSock(make)
  const { top } = make
  const shape = outline(front, TOE, SOLE, HEEL, calf, rim)
  const heel: Curve[] = [HEEL, through`438 420, 410 452, 394 500, 410 546`]
  return [
    piece(shape, {
      dye,
      cloth: getCloth(article),
      level,
      looseness: 0.5,
      details: [
        ...(article.style === 'Sport Socks'
          ? []
          : drawPattern(article, { x: 150, y: top + make.cuff, width: 330, height: 690 - top - make.cuff })),
        fold(through`398 ${top + 10}, 396 ${(top + 440) / 2}, 392 440, 340 540, 230 622`, 96, 0.6),
        fold(through`350 430, 372 446, 404 440, 432 424`, 20, -0.24),
        fold(through`342 452, 366 476, 392 480`, 16, 0.24),
        fold(through`330 476, 352 500, 376 508`, 16, -0.2),
        crease(through`344 436, 366 452, 390 454`, 5, -0.3),
        glow(calf, 30, -0.16),
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
    piece(outline(reverse(rim), reverse(cuffEnd)), {
      dye,
      cloth: 'rib',
      level: level + 0.3,
      looseness: 0.1,
      details: [
        fold(through`398 ${top - 6}, 397 ${top + make.cuff}`, 96, 0.4),
        ...(make.hasStripes ? cuffStripes(trim, top + 16) : []),
        ...(article.style === 'Sport Socks' ? [22, 44].flatMap((dy) => cuffStripes(trim, top + dy)) : []),
      ],
    }),
    seam(cuffEnd, 0.5),
    ...(hasWordmark && top < 300 ? [wordmark(398, top + make.cuff + 38, 42, blend(trim, dye, 0.15))] : []),
  ]
}

const cuffStripes = (ink: string, from: number): Layer[] =>
  [from, from + 10].map((y) => ({
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
export function drawSocks(article: Article, from: 'front' | 'back'): Drawing {
  const pair = [
    transformLayers(oneSock(article, 5), 'translate(64 -18) rotate(7 400 400)'),
    transformLayers(oneSock(article, 8), 'translate(-30 14) rotate(-5 400 400)'),
  ]
  const { top } = getSockMake(article.style)
  return {
    frame: createFrame([366, (top + 674) / 2], top > 300 ? 420 : Math.max(460, (674 - top) * 0.98)),
    layers: from === 'front' ? pair : [transformLayers(pair, 'matrix(-1 0 0 1 732 0)')],
  }
}

/** Draws a pair folded in half with a paper band. */
export function drawSocksFolded(article: Article): Drawing {
  const dye = toDye(article.colour)
  const { top } = getSockMake(article.style)
  if (top > 300) return drawSocks(article, 'front')
  const flat = drawFolded({
    front: oneSock(article, 6, false),
    box: { left: 351, right: 445, top: top - 20, bottom: top + 206 },
    shoulder: top + 50,
    material: { dye, cloth: getCloth(article) },
    width: 270,
  })
  const [from, to] = [top + 128, top + 176]
  return {
    ...flat,
    layers: [
      ...flat.layers,
      piece(`M344 ${from}H456V${to}H344Z`, {
        dye: '#efe7d8',
        cloth: 'card',
        level: 8,
        looseness: 0,
        details: [
          fold(through`400 ${from}, 400 ${to}`, 110, 0.4),
          glow(through`346 ${from + 2}, 346 ${to - 2}`, 14, -0.2),
          glow(through`454 ${from + 2}, 454 ${to - 2}`, 18, -0.26),
        ],
      }),
      wordmark(400, (from + to) / 2, 56, '#1b2c44'),
    ],
  }
}

/** The close-up of calf and cuff, or of the heel of short socks. */
export const getSockCloseUpFrame = ({ style }: Article): Frame =>
  getSockMake(style).top > 300 ? createFrame([346, 528], 62) : createFrame([358, getSockMake(style).top + 120], 74)
