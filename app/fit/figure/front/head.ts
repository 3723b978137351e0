import type { Figure } from '../figure.ts'
import { HAIR, SKIN } from '../outfit.ts'
import { mirror, onSide, type Point, toShape } from '../outline.ts'
import { fold, gleam, onBoth, type Piece } from '../piece.ts'

/** Half the width of a head. */
export const getHalf = (height: number, face: number) => height * 0.335 * (0.6 + 0.4 * face)

/** Draws head, ears and hair from the front. The face has no features, so that it is anybody's. */
export function drawHead({ top, chin, face }: Figure): Piece[] {
  const h = chin - top
  const a = getHalf(h, face)
  /** Points in shares of half the width and of the height of the head. */
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * a, top + y * h])
  const cheek = at([
    [0.5, 0.015],
    [0.86, 0.13],
    [1, 0.3],
    [1, 0.45],
    [0.95, 0.6],
    [0.84, 0.76],
    [0.6, 0.9],
    [0.3, 0.985],
  ])
  const crown: Point = [0, top - 0.5]
  const ear = (side: 1 | -1): Piece => ({
    outline: toShape(
      onSide(
        side,
        at([
          [0.93, 0.44],
          [1.1, 0.43],
          [1.13, 0.5],
          [1.04, 0.63],
          [0.93, 0.64],
        ]),
      ),
    ),
    colour: SKIN,
    edge: 3,
    strokes: [],
  })
  return [
    ear(1),
    ear(-1),
    {
      outline: toShape([crown, ...cheek, [0, chin], ...mirror(cheek), crown]),
      colour: SKIN,
      edge: 12,
      strokes: [
        ...onBoth((on) => [
          fold(
            on(
              at([
                [0.7, 0.68],
                [0.55, 0.8],
              ]),
            ),
            5,
            0.5,
          ),
        ]),
      ],
    },
    {
      outline: toShape(
        at([
          [-1.02, 0.4],
          [-1.06, 0.22],
          [-0.72, 0.01],
          [0, -0.055],
          [0.74, 0],
          [1.06, 0.22],
          [1.02, 0.4],
        ]),
        at([
          [1.02, 0.4],
          [0.93, 0.29],
          [0.72, 0.19],
        ]),
        at([
          [0.72, 0.19],
          [0.1, 0.225],
          [-0.6, 0.17],
        ]),
        at([
          [-0.6, 0.17],
          [-0.9, 0.27],
          [-1.02, 0.4],
        ]),
      ),
      colour: HAIR,
      edge: 6,
      strokes: [
        fold(
          at([
            [-0.55, 0.16],
            [-0.3, 0.05],
            [0.3, 0],
          ]),
          1,
        ),
        gleam(
          at([
            [-0.2, 0.19],
            [0.3, 0.1],
            [0.75, 0.13],
          ]),
          1.6,
        ),
      ],
    },
  ]
}
