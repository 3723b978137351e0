import type { Figure } from '../figure.ts'
import { SHOES, type Shoe } from '../outfit.ts'
import { onSide, type Point, toShape } from '../outline.ts'
import { hairline, type Piece, seam } from '../piece.ts'
import { getLeg } from './limbs.ts'

/** The average ankle's half width. */
const ANKLE = 9.5

/** Draws a shoe of one side from the front. */
export function drawShoe(figure: Figure, side: 1 | -1, shoe: Shoe): Piece[] {
  const [upper, sole] = SHOES[shoe]
  const [x, y, half] = getLeg(figure).at(-1) ?? [0, 0, ANKLE]
  const s = half / ANKLE
  const at = (points: readonly Point[]) =>
    onSide(
      side,
      points.map(([dx, dy]): Point => [x + dx * s, y + dy]),
    )
  return [
    {
      outline: toShape(
        at([
          [-9.5, -12],
          [-10.5, 4],
          [-11.5, 15],
          [-8, 23],
          [2, 27],
          [13, 25.5],
          [19, 19],
          [17, 8],
          [10.5, -2],
          [9.5, -12],
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
                  [-5, 3],
                  [1.5, 5.5],
                  [8, 2],
                ]),
              ),
              seam(
                at([
                  [-4.5, 7],
                  [3, 9.5],
                  [10, 6],
                ]),
              ),
            ]),
        hairline(
          at([
            [-9, 16],
            [-2, 11],
            [6, 12.5],
            [13, 9.5],
            [17.5, 13],
          ]),
          0.9,
        ),
      ],
    },
    {
      outline: toShape(
        at([
          [-11.8, 15],
          [-8, 22],
          [2, 26],
          [13, 24.5],
          [19.2, 18],
          [19.8, 23],
          [14, 28.6],
          [2, 30.4],
          [-8.6, 27],
          [-12.2, 20],
        ]),
      ),
      colour: sole,
      edge: 2,
      strokes: [],
    },
  ]
}
