import type { Figure } from '../figure.ts'
import { type Bottom, isShort } from '../outfit.ts'
import { fold, gleam, type Stroke } from '../piece.ts'
import { type BottomShape, getBreak } from './bottom-shape.ts'

/** How light falls on trousers or shorts from the side, and where they crease, pull or hang. */
export function foldBottom({ hipY, crotchY, kneeY }: Figure, bottom: Bottom, shape: BottomShape): Stroke[] {
  const { depths: d, bandY, bandHeight, front, back, hemY, thigh, knee, end, tight, loose } = shape
  const depth = getBreak(bottom)
  const [x, half] = [end[0], end[2]]
  return [
    gleam(
      [
        [thigh[0] + 4, hipY],
        [knee[0] + 3, Math.min(kneeY - 10, hemY)],
        [end[0], hemY],
      ],
      10,
    ),
    gleam(
      [
        [-d.seat * 0.5, hipY - 10],
        [-d.seat * 0.6, hipY + 6],
      ],
      12,
      0.8,
    ),
    fold(
      [
        [-d.seat * 0.98, crotchY + 8],
        [-d.seat * 0.5, crotchY + 13],
        [-4, crotchY + 6],
      ],
      2.6,
      0.7 + tight * 0.4,
    ),
    fold(
      [
        [-d.seat * 0.85, crotchY + 20],
        [-d.seat * 0.4, crotchY + 26],
      ],
      2.4,
      0.6,
    ),
    fold(
      [
        [d.lap + 5, hipY + 6],
        [d.lap * 0.2, hipY + 2],
        [-8, hipY + 8],
      ],
      2,
      0.5 + tight * 0.5,
    ),
    ...(loose > 0
      ? [
          fold(
            [
              [-back + 4, bandY + bandHeight],
              [-d.seat * 0.7, hipY],
              [-d.seat * 0.6, crotchY + 30],
            ],
            3.4,
            0.5 + loose * 0.25,
          ),
        ]
      : []),
    ...(tight > 0
      ? [
          fold(
            [
              [front, bandY + 22],
              [0, bandY + 16],
              [-back * 0.9, bandY + 20],
            ],
            1.8,
            0.5 + tight * 0.4,
          ),
          fold(
            [
              [front, bandY + 30],
              [0, bandY + 28],
              [-d.seat * 0.9, bandY + 32],
            ],
            1.8,
            0.4 + tight * 0.4,
          ),
        ]
      : []),
    ...(isShort(bottom)
      ? []
      : [
          fold(
            [
              [knee[0] - knee[2], kneeY + 2],
              [knee[0] - 4, kneeY + 7],
              [knee[0] + 8, kneeY + 3],
            ],
            2.2,
            0.7,
          ),
          fold(
            [
              [knee[0] - knee[2], kneeY + 14],
              [knee[0] - 4, kneeY + 17],
            ],
            2,
            0.6,
          ),
          fold(
            [
              [x + half, hemY - 20],
              [x, hemY - 13],
              [x - half, hemY - 17],
            ],
            2.2,
            0.25 + depth * 0.08,
          ),
          fold(
            [
              [x + half, hemY - 12],
              [x + 4, hemY - 7],
              [x - 6, hemY - 9],
            ],
            2,
            0.1 + depth * 0.1,
          ),
        ]),
  ]
}
