import type { Figure } from '../figure.ts'
import { HAIR, SKIN } from '../outfit.ts'
import { type Point, toShape } from '../outline.ts'
import { fold, gleam, type Piece } from '../piece.ts'

/** How far the head stands before the plumb line. */
export const HEAD_X = 5

/** Points in shares of the height of the head. */
export const place =
  ({ top, chin }: Figure) =>
  (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [HEAD_X + x * (chin - top), top + y * (chin - top)])

const SKULL: readonly Point[] = [
  [-0.12, 0.7],
  [-0.3, 0.75],
  [-0.4, 0.6],
  [-0.43, 0.42],
  [-0.4, 0.22],
  [-0.26, 0.06],
  [-0.05, -0.005],
]
const FACE: readonly Point[] = [
  [-0.05, -0.005],
  [0.22, 0.03],
  [0.37, 0.17],
  [0.405, 0.32],
  [0.415, 0.41],
  [0.4, 0.47],
  [0.44, 0.56],
  [0.485, 0.645],
  [0.46, 0.685],
  [0.405, 0.7],
]
const MOUTH: readonly Point[] = [
  [0.415, 0.75],
  [0.41, 0.8],
  [0.4, 0.87],
]
const JAW: readonly Point[] = [
  [0.4, 0.93],
  [0.37, 0.985],
  [0.3, 1],
  [0.14, 0.965],
  [-0.03, 0.88],
  [-0.09, 0.8],
]
const EAR: readonly Point[] = [
  [-0.05, 0.42],
  [-0.08, 0.47],
  [-0.05, 0.58],
  [-0.01, 0.63],
  [0.035, 0.6],
  [0.045, 0.5],
  [0.02, 0.43],
  [-0.05, 0.42],
]
const CROWN: readonly Point[] = [
  [0.37, 0.19],
  [0.3, 0.03],
  [0.08, -0.05],
  [-0.16, -0.025],
  [-0.37, 0.1],
  [-0.445, 0.32],
  [-0.43, 0.48],
  [-0.37, 0.6],
  [-0.31, 0.68],
]

/** Draws head, ear and hair from the side, facing right. */
export function drawHead(figure: Figure): Piece[] {
  const at = place(figure)
  return [
    {
      outline: toShape(at([...FACE, ...MOUTH, ...JAW, ...SKULL])),
      colour: SKIN,
      edge: 10,
      strokes: [
        fold(
          at([
            [-0.06, 0.82],
            [0.04, 0.9],
            [0.2, 0.94],
          ]),
          3,
          0.7,
        ),
        gleam(
          at([
            [0.1, 0.62],
            [0.24, 0.66],
          ]),
          7,
          0.7,
        ),
      ],
    },
    { outline: toShape(at(EAR)), colour: SKIN, edge: 3, strokes: [] },
    {
      outline: toShape(
        at(CROWN),
        at([
          [-0.31, 0.68],
          [-0.22, 0.645],
          [-0.14, 0.56],
          [-0.09, 0.44],
        ]),
        at([
          [-0.09, 0.44],
          [-0.03, 0.38],
          [0.06, 0.42],
          [0.08, 0.52],
        ]),
        at([
          [0.08, 0.52],
          [0.12, 0.44],
          [0.13, 0.33],
          [0.2, 0.24],
          [0.37, 0.19],
        ]),
      ),
      colour: HAIR,
      edge: 6,
      strokes: [
        gleam(
          at([
            [0.2, 0.1],
            [-0.1, 0.06],
            [-0.32, 0.24],
          ]),
          2.4,
        ),
      ],
    },
  ]
}
