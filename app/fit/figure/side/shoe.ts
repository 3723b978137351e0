import type { Figure } from '../figure.ts'
import { SHOES, type Shoe } from '../outfit.ts'
import { type Point, toShape } from '../outline.ts'
import { hairline, type Piece, seam } from '../piece.ts'
import { getLeg } from './limbs.ts'

/** Draws the near shoe. */
export function drawShoe(figure: Figure, shoe: Shoe): Piece[] {
  const [upper, sole] = SHOES[shoe]
  const [x, y, half] = getLeg(figure).at(-1) ?? [0, 0, 0]
  const at = (points: readonly Point[]): Point[] => points.map(([dx, dy]) => [x + dx, y + dy])
  const heel = -half
  return [
    {
      outline: toShape(
        at([
          [heel - 2, -8],
          [heel - 4.5, 6],
          [heel - 5, 20],
          [heel - 2, 25],
          [20, 25.5],
          [52, 25],
          [56, 20],
          [50, 13.5],
        ]),
        at([
          [50, 13.5],
          [36, 8],
          [22, 0],
          [half + 3, -9],
        ]),
        at([
          [half + 3, -9],
          [0, -4],
          [heel - 2, -8],
        ]),
      ),
      colour: upper,
      edge: 6,
      strokes: [
        ...(shoe === 'espadrille'
          ? []
          : [
              seam(
                at([
                  [14, 4],
                  [21, 8],
                  [24, 3],
                ]),
              ),
              seam(
                at([
                  [22, 9.5],
                  [29, 12.5],
                  [32, 7],
                ]),
              ),
            ]),
        hairline(
          at([
            [heel - 3, 12],
            [-2, 11],
            [4, 22],
          ]),
          1,
        ),
        hairline(
          at([
            [34, 9],
            [36, 15],
            [33, 23],
          ]),
          1,
        ),
      ],
    },
    {
      outline: toShape(
        at([
          [heel - 5.6, 20],
          [0, 22],
          [30, 22],
          [56.4, 19.5],
        ]),
        at([
          [56.4, 19.5],
          [57.4, 24.5],
          [52, 27.6],
          [20, 28.2],
          [heel - 2, 27.6],
          [heel - 6, 24.5],
          [heel - 5.6, 20],
        ]),
      ),
      colour: sole,
      edge: 2,
      strokes: [],
    },
  ]
}
