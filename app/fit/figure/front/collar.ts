import type { Figure } from '../figure.ts'
import { SKIN, type Top } from '../outfit.ts'
import { mirror, onSide, type Point, toShape } from '../outline.ts'
import { fold, type Piece, seam } from '../piece.ts'
import { mix } from '../tones.ts'
import type { TopShape } from './top-shape.ts'

/** Draws what a top has around the neck, from the front. */
export function drawCollar(figure: Figure, top: Top, shape: TopShape): Piece[] {
  if (top.neck === 'crew' || top.neck === 'v') return [drawRib(top, shape)]
  if (top.neck === 'collar' && top.make !== 'jacket') return drawTurnedCollar(figure, top, shape)
  return [drawStand(figure, top, shape)]
}

/** The rib of a crew or V neck. */
function drawRib({ neck, make, colour }: Top, { neckX: x, neckY: y, frontY, neckline }: TopShape): Piece {
  const w = make === 'knit' ? 6.4 : 4.6
  const isV = neck === 'v'
  const sideY = isV ? y + 12 : neckline[1] ? neckline[1][1] + 1 + w * 0.4 : y
  const half: Point[] = [
    [-x - (isV ? 1.5 : w * 0.55), y + (isV ? -0.6 : 0.4)],
    [isV ? -x * 0.76 - w * 0.7 : -x * 0.66 - w * 0.5, sideY],
    [0, frontY + w * (isV ? 1.5 : 1)],
  ]
  const outer = [...half, ...mirror(half).slice(1)]
  return {
    outline: isV
      ? toShape(half, outer.slice(2), mirror(neckline).toReversed(), neckline.toReversed())
      : toShape(outer, neckline.toReversed()),
    colour,
    edge: 2,
    strokes: [],
  }
}

/** A roll neck, the stand of a zip, or a hood. */
function drawStand({ chin }: Figure, { neck, colour }: Top, { neckX: x, neckY: y, frontY }: TopShape): Piece {
  if (neck === 'roll') {
    const half: Point[] = [
      [x + 1, y + 4],
      [x * 0.5, frontY + 3],
      [0, frontY + 6],
    ]
    const rim: Point[] = [
      [-x * 0.9, chin - 10],
      [0, chin - 3],
      [x * 0.9, chin - 10],
    ]
    const edge: Point[] = [
      [x * 0.9, chin - 10],
      [x * 1.04, chin - 4],
      [x + 1, y + 4],
    ]
    return {
      outline: toShape(mirror(edge), rim, edge, [...half, ...mirror(half).slice(1)]),
      colour,
      edge: 7,
      strokes: [
        fold([
          [-x, chin + 2],
          [0, chin + 9],
          [x, chin + 1],
        ]),
      ],
    }
  }
  const isHood = neck === 'hood'
  const front: Point[] = isHood
    ? [
        [0, frontY + 4],
        [x * 0.7, chin + 12],
        [x * 0.9, chin - 12],
      ]
    : [
        [0, frontY + 2],
        [2, chin + 16],
        [x * 0.5, chin + 9],
        [x * 1.06, chin + 2],
      ]
  const back: Point[] = isHood
    ? [
        [x * 0.9, chin - 12],
        [x + 6, chin - 6],
        [x + 12, y + 9],
      ]
    : [
        [x * 1.06, chin + 2],
        [x + 2, y + 5],
      ]
  const low: Point[] = isHood
    ? [
        [x + 12, y + 9],
        [x * 0.6, frontY + 6],
        [0, frontY + 13],
      ]
    : [
        [x + 2, y + 5],
        [x * 0.6, frontY - 2],
        [0, frontY + 3],
      ]
  return {
    outline: toShape(mirror(back), mirror(front), front, back, [...low, ...mirror(low).slice(1)]),
    colour,
    edge: isHood ? 7 : 5,
    strokes: [],
  }
}

/** The collar of a shirt or a polo: its leaves over the inside of its stand. */
function drawTurnedCollar({ chin }: Figure, { make, colour }: Top, { neckX: x, neckY: y, frontY }: TopShape): Piece[] {
  const open = make === 'polo' ? 3 : 2
  const leaf = (side: 1 | -1): Piece => {
    const on = (points: readonly Point[]) => onSide(side, points)
    return {
      outline: toShape(
        on([
          [x * 0.98, chin + 1],
          [x * 0.66, chin + 11],
          [open * 0.4, frontY - 1],
        ]),
        on([
          [open * 0.4, frontY - 1],
          [x * 0.62, frontY + 13],
        ]),
        on([
          [x * 0.62, frontY + 13],
          [x * 1.05, y + 12],
          [x * 1.28, y + 2],
        ]),
        on([
          [x * 1.28, y + 2],
          [x * 1.14, chin + 6],
          [x * 0.98, chin + 1],
        ]),
      ),
      colour,
      edge: 3,
      strokes:
        make === 'shirt'
          ? [
              seam(
                on([
                  [open, frontY + 1],
                  [x * 0.6, frontY + 10.4],
                  [x, y + 11],
                ]),
                0.5,
              ),
            ]
          : [],
    }
  }
  const bare = { edge: 0, strokes: [], isBare: true }
  const throat: Point[] = [
    [0, frontY - 3],
    [x * 0.5, chin + 9],
    [x * 0.86, chin - 6],
    [0, chin - 14],
  ]
  return [
    {
      ...bare,
      outline: toShape(
        [
          [-x, chin - 2],
          [0, chin + 6],
          [x, chin - 2],
        ],
        [[0, frontY + 3]],
      ),
      colour: mix(colour, '#14141c', 0.38),
    },
    { ...bare, outline: toShape([...mirror(throat).slice(0, -1), ...throat]), colour: mix(SKIN, '#7c5836', 0.14) },
    leaf(1),
    leaf(-1),
  ]
}
