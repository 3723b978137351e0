import type { Figure } from '../figure.ts'
import type { Top } from '../outfit.ts'
import { fold, gleam, onBoth, type Stroke } from '../piece.ts'
import type { TopShape } from './top-shape.ts'

/** How light falls on a top from the front, and where it creases, pulls or hangs. */
export function foldTop(figure: Figure, top: Top, shape: TopShape): Stroke[] {
  const { shoulder, shoulderY, chest, armpitY, waist, waistY, belly, bellyY } = figure
  const { hemY, hemHalf, bandY, standOff } = shape
  const loose = Math.min(Math.max(standOff - 3, 0) / 6 + Math.max(top.size, 0) * 0.4, 1.2)
  const tight = Math.max(-top.size, 0)
  const pull = 0.3 + tight * 0.25
  return [
    ...onBoth((on) => [
      fold(
        on([
          [chest * 0.16, armpitY + 14],
          [chest * 0.5, armpitY + 17],
          [chest * 0.86, armpitY + 6],
        ]),
        3.4,
        0.4 + tight * 0.1,
      ),
      gleam(
        on([
          [chest * 0.2, shoulderY + 20],
          [chest * 0.5, shoulderY + 22],
          [chest * 0.56, armpitY],
        ]),
        12,
        0.45,
      ),
      fold(
        on([
          [chest * 0.98, armpitY + 8],
          [chest * 0.72, waistY - 10],
          [chest * 0.62, waistY + 16],
        ]),
        2.6,
        0.6 + loose * 0.5,
      ),
      fold(
        on([
          [waist * 1.02, waistY + 8],
          [waist * 0.62, waistY + 16],
          [waist * 0.3, waistY + 13],
        ]),
        2.4,
        0.5,
      ),
      fold(
        on([
          [hemHalf, hemY - 28],
          [hemHalf * 0.55, hemY - 20],
          [hemHalf * 0.2, hemY - 22],
        ]),
        2.4,
        0.3 + loose * 0.2,
      ),
      fold(
        on([
          [shoulder * 0.84, shoulderY + 16],
          [shoulder * 0.7, shoulderY + 32],
        ]),
        2,
        0.5,
      ),
    ]),
    ...(loose > 0.2
      ? onBoth((on) => [
          fold(
            on([
              [chest * 0.94, armpitY + 16],
              [hemHalf * 0.74, waistY + 6],
              [hemHalf * 0.5, hemY + 4],
            ]),
            3,
            0.25 + loose * 0.3,
          ),
        ])
      : []),
    ...(loose > 0.6
      ? onBoth((on) => [
          fold(
            on([
              [chest * 0.42, armpitY + 26],
              [hemHalf * 0.34, bellyY],
              [hemHalf * 0.16, hemY + 4],
            ]),
            3,
            loose * 0.3,
          ),
        ])
      : []),
    ...(tight > 0
      ? onBoth((on) => [
          fold(
            on([
              [chest * 0.99, armpitY + 4],
              [chest * 0.72, armpitY + 1],
              [chest * 0.46, armpitY + 5],
            ]),
            1.8,
            pull + 0.1,
          ),
          fold(
            on([
              [waist, waistY - 6],
              [waist * 0.5, waistY - 1],
              [4, waistY],
            ]),
            1.8,
            pull,
          ),
          fold(
            on([
              [belly, bellyY + 6],
              [belly * 0.5, bellyY + 1],
              [4, bellyY + 1],
            ]),
            1.8,
            pull,
          ),
        ])
      : []),
    ...(figure.overhang > 0 && !top.isTucked
      ? [
          fold(
            [
              [-belly * 0.7, hemY - 15],
              [0, hemY - 8],
              [belly * 0.7, hemY - 15],
            ],
            6,
            figure.overhang * 0.8,
          ),
        ]
      : []),
    ...(top.isTucked
      ? [-0.82, -0.5, 0.46, 0.8].map((x) =>
          fold(
            [
              [x * hemHalf * 0.86, bandY - 24],
              [x * hemHalf, bandY + 2],
            ],
            2,
            0.7,
          ),
        )
      : []),
  ]
}
