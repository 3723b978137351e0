import type { Figure } from '../figure.ts'
import { type Bottom, isShort } from '../outfit.ts'
import { fold, gleam, onBoth, type Stroke } from '../piece.ts'
import type { BottomShape } from './bottom-shape.ts'

/** How light falls on trousers or shorts from the front, and where they crease, pull or hang. */
export function foldBottom({ hip, hipY, crotchY, kneeY }: Figure, bottom: Bottom, shape: BottomShape): Stroke[] {
  const { bandY, bandHalf, bandHeight, hemY, thighX, knee, end, tight, loose } = shape
  return [
    fold(
      [
        [0, crotchY + 10],
        [0, Math.min(kneeY, hemY)],
      ],
      8,
      0.7,
    ),
    ...onBoth((on) => [
      gleam(
        on([
          [thighX, hipY],
          [knee[0] - 2, Math.min(kneeY - 10, hemY)],
          [end[0] - 2, hemY],
        ]),
        8,
        0.7,
      ),
      // whiskers from the crotch
      fold(
        on([
          [3, crotchY + 2],
          [hip * 0.42, crotchY - 9],
          [hip * 0.78, crotchY - 14],
        ]),
        2.2,
        0.8 + tight * 0.7,
      ),
      fold(
        on([
          [5, crotchY + 9],
          [hip * 0.46, crotchY + 6],
          [hip * 0.85, crotchY + 6],
        ]),
        1.8,
        0.5 + tight * 0.9,
      ),
      fold(
        on([
          [3, crotchY + 12],
          [14, crotchY + 24],
          [20, crotchY + 42],
        ]),
        2,
        0.7,
      ),
    ]),
    ...(tight > 0
      ? onBoth((on) => [
          fold(
            on([
              [4, bandY + 26],
              [hip * 0.5, bandY + 20],
              [hip * 0.92, bandY + 21],
            ]),
            2,
            0.8 + tight * 0.6,
          ),
          fold(
            on([
              [4, bandY + 33],
              [hip * 0.5, bandY + 31],
              [hip * 0.95, bandY + 35],
            ]),
            2,
            0.6 + tight * 0.6,
          ),
        ])
      : []),
    ...(loose > 0
      ? onBoth((on) => [
          fold(
            on([
              [bandHalf * 0.62, bandY + bandHeight],
              [hip * 0.66, crotchY],
              [hip * 0.62, crotchY + 50],
            ]),
            2.6,
            0.6 + loose * 0.25,
          ),
          fold(
            on([
              [bandHalf * 0.34, bandY + bandHeight],
              [hip * 0.36, crotchY - 14],
              [hip * 0.5, crotchY + 24],
            ]),
            2.2,
            0.5 + loose * 0.25,
          ),
        ])
      : []),
    ...(isShort(bottom) ? foldShortLeg(crotchY, shape) : foldTrouserLeg(kneeY, bottom, shape)),
    ...(bottom.make === 'denim'
      ? onBoth((on) => [
          gleam(
            on([
              [thighX, crotchY + 22],
              [knee[0] + 1, kneeY - 22],
            ]),
            13,
            0.65,
          ),
        ])
      : []),
  ]
}

const foldShortLeg = (crotchY: number, { end, hemY }: BottomShape): Stroke[] =>
  onBoth((on) => [
    fold(
      on([
        [end[0] + end[2] * 0.1, hemY],
        [end[0] + end[2] * 0.2, (hemY + crotchY) / 2],
      ]),
      3,
      0.5,
    ),
  ])

/** The knees, and the break over the shoe, which a long leg makes deeper. */
function foldTrouserLeg(kneeY: number, { make, drop, hem }: Bottom, { end, hemY, knee }: BottomShape): Stroke[] {
  const depth = make === 'jogger' ? 0 : Math.max(0, 3.2 + drop * 0.5)
  const [x, half] = [end[0] - 0.6, knee[2]]
  return onBoth((on) => [
    fold(
      on([
        [knee[0] - half, kneeY - 3],
        [knee[0] - 2, kneeY + 3],
        [knee[0] + half * 0.5, kneeY + 1],
      ]),
      2,
      0.6,
    ),
    fold(
      on([
        [knee[0] - half * 0.9, kneeY + 9],
        [knee[0] + 1, kneeY + 13],
      ]),
      1.8,
      0.5,
    ),
    fold(
      on([
        [x + hem, hemY - 21],
        [x - 1, hemY - 14],
        [x - hem * 0.8, hemY - 17],
      ]),
      2.2,
      0.25 + depth * 0.08,
    ),
    fold(
      on([
        [x - hem, hemY - 9],
        [x + 1, hemY - 6],
        [x + hem * 0.6, hemY - 11],
      ]),
      2,
      0.1 + depth * 0.1,
    ),
    ...(drop > 4
      ? [
          fold(
            on([
              [x + hem, hemY - 32],
              [x - 2, hemY - 25],
              [x - hem, hemY - 30],
            ]),
            2.4,
          ),
        ]
      : []),
  ])
}
