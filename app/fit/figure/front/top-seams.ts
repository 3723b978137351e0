import type { Figure } from '../figure.ts'
import { isRibbed, type Top } from '../outfit.ts'
import type { Point } from '../outline.ts'
import { button, fold, gleam, hairline, onBoth, type Stroke, seam } from '../piece.ts'
import type { TopShape } from './top-shape.ts'

/** Hem, fastening and pockets of a top from the front. */
export function seamTop(figure: Figure, top: Top, shape: TopShape): Stroke[] {
  return [...getHem(top, shape), ...getFront(figure, top, shape)]
}

function getHem(top: Top, { hem, hemY, hemHalf }: TopShape): Stroke[] {
  if (top.isTucked || top.make === 'shirt') return []
  if (!isRibbed(top))
    return [
      seam(
        hem.map(([x, y]): Point => [x, y - 3.6]),
        0.6,
      ),
    ]
  const height = top.make === 'jacket' ? 9 : 12
  const ribs = Array.from({ length: 25 }, (_, at) => -0.96 + at * 0.08)
  return [
    seam(hem.map(([x, y]): Point => [x * 1.03, y - height])),
    ...ribs.map((x) => {
      const dip = 4 * (1 - x * x)
      return hairline([
        [x * hemHalf, hemY - height + dip],
        [x * hemHalf, hemY + dip],
      ])
    }),
  ]
}

function getFront({ chest, armpitY, waistY, bellyY }: Figure, top: Top, shape: TopShape): Stroke[] {
  const { hemY, hemHalf, bandY, frontY } = shape
  if (top.make === 'shirt') {
    const endY = top.isTucked ? bandY + 8 : hemY + 6
    const buttons = Array.from({ length: 9 }, (_, at) => frontY + 14 + at * 23).filter((y) => y < endY - 8)
    const x = chest * 0.54
    return [
      seam(
        [
          [-3.6, frontY + 3],
          [-3.6, endY],
        ],
        0.7,
      ),
      seam([
        [3.6, frontY + 1],
        [3.6, endY],
      ]),
      fold(
        [
          [5.4, frontY + 6],
          [5.4, endY],
        ],
        1.8,
        0.5,
      ),
      ...buttons.map((y) => button(0, y)),
      seam(
        [
          [x - 11, armpitY - 2],
          [x + 11, armpitY - 3],
        ],
        1,
      ),
      seam(
        [
          [x - 11, armpitY - 2],
          [x - 10.6, armpitY + 21],
        ],
        0.7,
      ),
      seam(
        [
          [x - 10.6, armpitY + 21],
          [x, armpitY + 25],
          [x + 10.6, armpitY + 20],
        ],
        0.7,
      ),
      seam(
        [
          [x + 10.6, armpitY + 20],
          [x + 11, armpitY - 3],
        ],
        0.7,
      ),
    ]
  }
  if (top.make === 'polo')
    return [
      seam(
        [
          [-4.6, frontY - 2],
          [-4.6, frontY + 38],
        ],
        0.8,
      ),
      seam([
        [4.6, frontY - 2],
        [4.6, frontY + 38],
      ]),
      seam([
        [-4.6, frontY + 38],
        [4.6, frontY + 38],
      ]),
      button(0, frontY + 14),
      button(0, frontY + 28),
    ]
  if (top.make === 'jacket')
    return [
      seam(
        [
          [0, frontY - 6],
          [0, hemY + 4],
        ],
        1.6,
      ),
      {
        ...gleam(
          [
            [2.4, frontY - 6],
            [2.4, hemY + 4],
          ],
          0.8,
        ),
        isSoft: false,
      },
      ...onBoth((on) => [
        seam(
          on([
            [hemHalf * 0.62, waistY + 14],
            [hemHalf * 0.8, bellyY + 12],
          ]),
          1.4,
        ),
      ]),
    ]
  if (top.neck === 'zip')
    return [
      seam(
        [
          [0, frontY - 12],
          [0, frontY + 34],
        ],
        1.4,
      ),
    ]
  if (top.neck === 'hood')
    return [
      ...onBoth((on) => [
        seam(
          on([
            [hemHalf * 0.56, hemY - 14],
            [hemHalf * 0.38, bellyY - 14],
          ]),
          1,
        ),
        seam(
          on([
            [5, frontY + 2],
            [6, frontY + 40],
          ]),
          1.6,
        ),
      ]),
      seam(
        [
          [-hemHalf * 0.38, bellyY - 14],
          [hemHalf * 0.38, bellyY - 14],
        ],
        1,
      ),
    ]
  return []
}
