import { type Article, getCloth } from './article.ts'
import { getBeltColours } from './belt-colours.ts'
import type { Curve, Point } from './curve.ts'
import { createFrame, type Drawing } from './drawing.ts'
import { fold } from './fold.ts'
import { toDye } from './palette.ts'
import { drawPattern } from './pattern.ts'
import { piece } from './piece.ts'
import { createRandom } from './random.ts'
import { rectangle } from './trim.ts'

/** Width of the close-up in drawing units, and how fine its threads are: patterns and ribs need more cloth to be seen. */
const SCALES = {
  patterned: { width: 132, fineness: 3.2 },
  ribbed: { width: 74, fineness: 2.4 },
  hard: { width: 74, fineness: 1.6 },
  plain: { width: 42, fineness: 4.3 },
} as const
const HARD = new Set(['plait', 'webbing', 'leather', 'suede'])
const RIBBED = new Set(['cord', 'needlecord', 'chunky-rib', 'wide-rib', 'seersucker', 'ripstop', 'wool-knit'])

/** Draws the cloth so near that its weave fills the frame, with one soft fold across it. */
export function drawCloth(article: Article): Drawing {
  const cloth = article.kind === 'belt' ? getBeltColours(article).cloth : getCloth(article)
  // stripes of socks are on their cuffs only
  const isPatterned = article.kind !== 'sock' && !['plain', 'melange'].includes(article.pattern ?? 'plain')
  const { width, fineness } =
    SCALES[isPatterned ? 'patterned' : RIBBED.has(cloth) ? 'ribbed' : HARD.has(cloth) ? 'hard' : 'plain']
  const frame = createFrame([400, 500], width, fineness)
  const random = createRandom((article.seed ?? 0) + 17)
  const side = random() > 0 ? 1 : -1
  const at = (x: number, y: number): Point => [400 + side * x * width, 500 + y * width]
  const across = (offset: number): Curve => [
    at(-0.8, -0.5 + offset + random() * 0.06),
    at(-0.1, -0.12 + offset + random() * 0.08),
    at(0.8, 0.42 + offset + random() * 0.06),
  ]
  // the height of a fold grows with its width, so that every close-up has the same slopes
  const height = Math.min(0.8, width / 200)
  return {
    frame,
    layers: [
      piece(rectangle(frame.x - 40, frame.y - 40, frame.width + 80, frame.height + 80), {
        dye: toDye(article.colour),
        cloth,
        level: 6,
        grain: side * 6,
        looseness: 0,
        details: [
          ...drawPattern(
            article.kind === 'sock' && article.pattern === 'stripe' ? { ...article, pattern: 'plain' } : article,
            {
              x: frame.x - 60,
              y: frame.y - 60,
              width: width + 120,
              height: width * 1.25 + 120,
              degrees: side * -6,
            },
          ),
          fold(across(0.12), width * 0.62, height),
          fold(across(0.62), width * 0.5, -height * 0.6),
          fold(across(-0.42), width * 0.46, -height * 0.5),
        ],
      }),
    ],
  }
}
