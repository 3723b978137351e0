import type { Figure } from '../figure.ts'
import { type Bottom, isGathered, isShort } from '../outfit.ts'
import type { Point } from '../outline.ts'
import { fold, gleam, hairline, type Stroke, seam } from '../piece.ts'
import type { BottomShape } from './bottom-shape.ts'

/** Seams, pockets, hem and waistband of trousers or shorts from the side. */
export function seamBottom({ hipY, crotchY, kneeY }: Figure, bottom: Bottom, shape: BottomShape): Stroke[] {
  const { depths: d, bandY, bandHeight, front, back, hemY, thigh, middle, knee, end } = shape
  const topY = bandY + bandHeight
  const { make } = bottom
  const long = isShort(bottom) ? [] : [[knee[0] - 1.5, kneeY] as Point]
  return [
    ...getBand(bottom, shape),
    seam([[-2, topY], [-3, hipY], [thigh[0], Math.min(crotchY + 24, hemY - 6)], ...long, [end[0] - 1, hemY + 1]], 0.8),
    ...(make === 'trouser'
      ? [
          seam(
            [
              [d.lap * 0.72, bandY + 24],
              [middle[0] + middle[2] * 0.62, middle[1]],
              [knee[0] + knee[2] * 0.6, kneeY],
              [end[0] + end[2] * 0.66, hemY],
            ],
            0.8,
          ),
        ]
      : []),
    ...(make === 'denim'
      ? [
          seam(
            [
              [front * 0.62, topY + 2.4],
              [front * 0.34, bandY + 27],
              [-2, bandY + 31],
            ],
            1,
          ),
          seam([
            [-back, bandY + 21],
            [-2, bandY + 17],
          ]),
          seam([
            [-d.seat * 0.98, bandY + 27],
            [-d.seat * 0.34, bandY + 28],
          ]),
          seam([
            [-d.seat * 0.34, bandY + 28],
            [-d.seat * 0.36, bandY + 48],
          ]),
          seam([
            [-d.seat * 0.36, bandY + 48],
            [-d.seat * 0.7, bandY + 55],
            [-d.seat, bandY + 50],
          ]),
        ]
      : isGathered(bottom)
        ? []
        : [
            seam(
              [
                [front * 0.5, topY + 2],
                [-1, hipY],
              ],
              1.1,
            ),
            seam(
              [
                [-d.seat * 0.9, bandY + 27],
                [-d.seat * 0.34, bandY + 29],
              ],
              1.1,
            ),
          ]),
    ...(isShort(bottom)
      ? [
          seam(
            [
              [end[0] - end[2], hemY],
              [end[0], hemY - 2.4],
              [end[0] + end[2], hemY - 5.6],
            ],
            0.7,
          ),
        ]
      : []),
    ...(make === 'jogger'
      ? [
          seam(
            [
              [end[0] - end[2], hemY - 6],
              [end[0], hemY - 8],
              [end[0] + end[2], hemY - 11],
            ],
            1,
          ),
        ]
      : []),
  ]
}

function getBand(bottom: Bottom, { bandY, bandHeight, front, back }: BottomShape): Stroke[] {
  const lowY = bandY + bandHeight
  const tilt = (x: number) => (x < 0 ? (x / back) * 3 : 1)
  const gathers = Array.from({ length: Math.floor((back + front) / 5) }, (_, at) => 2 - back + at * 5)
  return [
    seam(
      [
        [-back, lowY - 4],
        [0, lowY + 0.5],
        [front + 1, lowY + 2.6],
      ],
      1,
    ),
    fold(
      [
        [-back, lowY - 1.6],
        [0, lowY + 3],
        [front + 1, lowY + 5],
      ],
      2.2,
      0.7,
    ),
    ...(isGathered(bottom)
      ? gathers.map((x) =>
          hairline(
            [
              [x, bandY + tilt(x)],
              [x, lowY + tilt(x)],
            ],
            1.1,
            0.8,
          ),
        )
      : [-back * 0.62, -1, front * 0.66].flatMap((x) => {
          const loop: Point[] = [
            [x, bandY],
            [x, lowY + 2],
          ]
          return [seam(loop, 2.4), { ...gleam(loop, 1), isSoft: false }]
        })),
  ]
}
