import type { Figure } from '../figure.ts'
import { type Bottom, isGathered, isShort } from '../outfit.ts'
import { type Point, toShape } from '../outline.ts'
import { fold, gleam, hairline, onBoth, type Stroke, seam } from '../piece.ts'
import type { BottomShape } from './bottom-shape.ts'

/** Fly, pockets, hems and waistband of trousers or shorts from the front, by their make. */
export function seamBottom(figure: Figure, bottom: Bottom, shape: BottomShape): Stroke[] {
  const { crotchY, hipY, kneeY } = figure
  const { bandY, bandHeight, hemY, thighX, knee, end } = shape
  const { make } = bottom
  const hem = (up: number, dip: number): Stroke[] =>
    onBoth((on) => [
      seam(
        on([
          [end[0] - end[2], hemY - up],
          [end[0], hemY - up + dip],
          [end[0] + end[2], hemY - up],
        ]),
        0.8,
      ),
    ])
  const flyY = bandY + bandHeight + 3
  return [
    ...getPockets(figure, bottom, shape),
    seam([
      [1, flyY],
      [0.6, crotchY + 9],
    ]),
    ...(isGathered(bottom)
      ? []
      : [
          seam(
            [
              [8.5, flyY],
              [8.2, hipY - 10],
              [1, hipY + 1],
            ],
            0.8,
          ),
        ]),
    ...(make === 'trouser'
      ? onBoth((on) => [seam(on([[thighX, bandY + 18], [knee[0], kneeY], end2(end, hemY)]))])
      : []),
    ...(isShort(bottom) ? hem(3.6, 3.2) : make === 'jogger' ? hem(9, 1.6) : make === 'denim' ? hem(3.4, 2.8) : []),
    ...getBand(bottom, shape),
  ]
}

const end2 = ([x]: BottomShape['end'], y: number): Point => [x, y]

function getPockets({ hip, hipY }: Figure, { make }: Bottom, { bandY, bandHalf, bandHeight }: BottomShape): Stroke[] {
  const topY = bandY + bandHeight
  if (make === 'denim')
    return onBoth((on) => [
      seam(
        on([
          [bandHalf * 0.5, topY + 2.6],
          [bandHalf * 0.6, bandY + 26],
          [hip, bandY + 31],
        ]),
        1,
      ),
      seam(
        on([
          [bandHalf * 0.54, topY + 2.6],
          [bandHalf * 0.64, bandY + 23.6],
          [hip, bandY + 28.6],
        ]),
        0.8,
      ),
    ])
  if (make === 'swim' || make === 'jogger')
    return onBoth((on) => [
      seam(
        on([
          [hip * 0.86, topY + 8],
          [hip * 0.97, hipY + 4],
        ]),
        1,
      ),
    ])
  return onBoth((on) => [
    seam(
      on([
        [bandHalf * 0.66, topY + 2],
        [hip * 0.95, hipY - 1],
      ]),
      1.1,
    ),
    fold(
      on([
        [bandHalf * 0.62, topY + 3],
        [hip * 0.9, hipY + 1],
      ]),
      2.2,
      0.6,
    ),
  ])
}

/** The waistband with its button and loops, or its elastic and cord. */
function getBand(bottom: Bottom, { bandY, bandHalf, bandHeight }: BottomShape): Stroke[] {
  const lowY = bandY + bandHeight
  const low: Point[] = [
    [-bandHalf * 1.02, lowY - 1.5],
    [0, lowY + 3.6],
    [bandHalf * 1.02, lowY - 1.5],
  ]
  const edge = [
    seam(low, 1),
    fold(
      low.map(([x, y]): Point => [x, y + 2.6]),
      2.4,
      0.7,
    ),
  ]
  if (isGathered(bottom)) {
    const gathers = Array.from({ length: 17 }, (_, at) => -0.92 + at * 0.115)
    return [
      ...edge,
      ...gathers.map((x) =>
        hairline(
          [
            [x * bandHalf, bandY + 1.5 + (1 - x * x) * 4],
            [x * bandHalf, lowY + (1 - x * x) * 3.6],
          ],
          1.1,
          0.8,
        ),
      ),
      ...onBoth((on) => [
        seam(
          on([
            [2, lowY - 1],
            [5, lowY + 10],
            [4, lowY + 26],
          ]),
          1.7,
        ),
      ]),
    ]
  }
  const hook = toShape([
    [-3.6, bandY + 9.4],
    [-1.8, bandY + 7.6],
    [0, bandY + 9.4],
    [-1.8, bandY + 11.2],
    [-3.6, bandY + 9.4],
  ])
  return [
    ...edge,
    seam(
      [
        [1, bandY + 4.5],
        [1, lowY + 3.4],
      ],
      0.8,
    ),
    ...(bottom.make === 'trouser' ? [] : [{ ...seam([], 0.8), d: hook }]),
    ...onBoth((on) =>
      [0.32, 0.8].flatMap((x) => {
        const loop: Point[] = on([
          [x * bandHalf, bandY + 3.2 * (1 - x)],
          [x * bandHalf + 0.4, lowY + 4 * (1 - x)],
        ])
        return [seam(loop, 2.4), { ...gleam(loop, 1), isSoft: false }]
      }),
    ),
  ]
}
