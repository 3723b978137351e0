import { type Figure, getBandY } from '../figure.ts'
import { getHemDrop, getStandOff, isRibbed, type Top } from '../outfit.ts'
import { type Point, toShape } from '../outline.ts'
import { fold, gleam, hairline, type Piece, type Stroke, seam, toGarment } from '../piece.ts'
import { type Depths, getBandFront, getDepths } from './depths.ts'

/** Where the neck of a top begins, at the back and at the front. */
export const getNeck = ({ shoulderY }: Figure, { neck }: Depths): [back: Point, middle: Point, front: Point] => [
  [-neck * 1.08, shoulderY - 17],
  [neck * 0.1, shoulderY - 9],
  [neck * 0.86, shoulderY - 1],
]

/** Where the hem of a top is, at the front and at the back. */
function getHem(figure: Figure, top: Top, d: Depths) {
  const e = getStandOff(top) * 0.8
  const tail = top.make === 'shirt' && !top.isTucked ? 1 : 0
  return {
    y: top.isTucked ? getBandY(figure) + 6 : figure.hipY + getHemDrop(top) - tail,
    front: top.isTucked ? getBandFront(d) : Math.max(d.belly * 0.93, d.lap + 6) + 1 + e * 0.4,
    back: top.isTucked ? d.small + 3 : d.seat + 2 + e * 0.3 - (isRibbed(top) ? 1.4 : 0),
    tail,
  }
}

/** Draws the body of a top from the side. */
export function drawTop(figure: Figure, top: Top): Piece {
  const { shoulderY, armpitY, waistY, bellyY, hipY } = figure
  const d = getDepths(figure)
  const e = getStandOff(top) * 0.8
  const hem = getHem(figure, top, d)
  const [neckBack, neckMiddle, neckFront] = getNeck(figure, d)
  const backEnd: Point = [-hem.back, hem.y + (hem.tail ? 6 : top.isTucked ? -4 : 1)]
  const outline = toShape(
    [neckBack, neckMiddle, neckFront],
    [
      neckFront,
      [d.chest * 0.66, shoulderY + 14],
      [d.chest + e * 0.6, armpitY - 6],
      [d.chest * 0.97 + e * 0.8, armpitY + 14],
      [Math.max(d.waist, d.chest * 0.84) + e * 0.9, waistY],
      [d.belly + e * 0.8, bellyY],
      [hem.front, hem.y - hem.tail * 8],
    ],
    hem.tail
      ? [[hem.front, hem.y - 6], [hem.front * 0.4, hem.y + 2], [-4, hem.y - 12], [-hem.back * 0.5, hem.y + 3], backEnd]
      : [[hem.front, hem.y], [0, hem.y + 2.6], backEnd],
    [
      backEnd,
      top.isTucked ? [-d.small - 5 - e * 0.6, hem.y - 16] : [-d.seat - 1.5 - e * 0.5, hipY - 16],
      [-Math.max(d.small + 3, d.back * 0.66) - e * 0.9, waistY + 2],
      [-d.back * 0.92 - e * 0.7, armpitY + 12],
      [-d.back - e * 0.4, shoulderY + 26],
      [-d.back * 0.78, shoulderY + 2],
      neckBack,
    ],
  )
  return toGarment(outline, top.colour, [...foldTop(figure, top, d), ...seamHem(figure, top, d)])
}

function foldTop({ shoulderY, armpitY, waistY, bellyY, overhang, hipY }: Figure, top: Top, d: Depths): Stroke[] {
  const tight = Math.max(-top.size, 0)
  const loose = Math.max(top.size, 0)
  const hang = 0.4 + loose * 0.2
  return [
    gleam(
      [
        [d.chest * 0.5, shoulderY + 26],
        [d.chest * 0.6, waistY],
        [d.belly * 0.5, bellyY],
      ],
      12,
      0.8,
    ),
    fold(
      [
        [d.chest * 0.9, armpitY + 14],
        [d.chest * 0.4, armpitY + 22],
      ],
      2.6,
      0.5 + tight * 0.3,
    ),
    fold(
      [
        [-d.small - 8, waistY - 6],
        [-d.small * 0.4, waistY + 4],
        [0, waistY + 2],
      ],
      2.6,
      0.7,
    ),
    fold(
      [
        [-d.small - 8, waistY + 12],
        [-d.small * 0.3, waistY + 16],
      ],
      2.4,
      0.6,
    ),
    fold(
      [
        [d.belly, bellyY - 6],
        [d.belly * 0.3, bellyY + 2],
      ],
      2,
      0.4 + tight * 0.4,
    ),
    ...(loose > 0
      ? [
          fold(
            [
              [d.chest * 0.3, armpitY + 20],
              [d.chest * 0.4, hipY],
            ],
            3.6,
            hang,
          ),
          fold(
            [
              [-d.back * 0.5, armpitY + 30],
              [-d.back * 0.6, hipY],
            ],
            3.6,
            hang,
          ),
        ]
      : []),
    ...(overhang > 0 && !top.isTucked
      ? [
          fold(
            [
              [d.belly, hipY - 14],
              [d.belly * 0.4, hipY - 2],
              [-4, hipY - 6],
            ],
            4,
            overhang * 0.7,
          ),
        ]
      : []),
    seam(
      [
        [-d.small, waistY],
        [-2, bellyY],
        [0, hipY],
      ],
      0.6,
    ),
  ]
}

function seamHem(figure: Figure, top: Top, d: Depths): Stroke[] {
  const { y, front, back, tail } = getHem(figure, top, d)
  if (top.isTucked || tail) return []
  if (!isRibbed(top))
    return [
      seam(
        [
          [front, y - 3.6],
          [0, y - 1],
          [-back, y - 2.6],
        ],
        0.6,
      ),
    ]
  const height = top.make === 'jacket' ? 9 : 12
  return [
    seam([
      [front + 4, y - height],
      [0, y - height + 2.6],
      [-back - 4, y - height + 1],
    ]),
    ...Array.from({ length: Math.ceil((back + front) / 4.4) }, (_, at) => at * 4.4 - back).map((x) =>
      hairline([
        [x, y - height + 2.4],
        [x, y + 2.4],
      ]),
    ),
  ]
}
