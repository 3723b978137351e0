import { type Figure, getBandHalf, getBandY } from '../figure.ts'
import { getHemDrop, getStandOff, isRibbed, type Top } from '../outfit.ts'
import { mirror, type Point, toShape } from '../outline.ts'

export type TopShape = ReturnType<typeof shapeTop>

/** The outline of a top without its sleeves from the front, and where its parts are on the right half. */
export function shapeTop(figure: Figure, top: Top) {
  const { shoulder, shoulderY, chest, armpitY, waist, waistY, belly, bellyY, hip, hipY, neck } = figure
  const { make, isTucked } = top
  const e = getStandOff(top)
  const isTight = isRibbed(top) && !isTucked
  const hasTail = make === 'shirt' && !isTucked
  const bandY = getBandY(figure)
  const hemY = isTucked ? bandY + 8 : hipY + getHemDrop(top)
  const hemHalf = isTucked ? getBandHalf(figure) + 0.4 : Math.max(hip * 0.99, belly * 0.96) + 1 + e * 0.55
  const neckX = neck * (top.neck === 'v' ? 1.18 : make === 'tee' || make === 'knit' ? 1.16 : 1.1)
  const neckY = shoulderY - 13
  /** The lowest point of the neckline. */
  const frontY = shoulderY + (top.neck === 'v' ? 21 : 3)
  const shoulderX = shoulder * 0.92 + e * 0.2
  const armpit: Point = [chest + e * 0.75, armpitY + 6]
  const endX = hemHalf - (isTight ? 2.5 : 0)

  const shoulderLine: Point[] = [
    [neckX, neckY],
    [shoulder * 0.6, shoulderY - 5],
    [shoulderX, shoulderY + 3],
  ]
  const armhole: Point[] = [
    [shoulderX, shoulderY + 3],
    [shoulder * 0.85 + e * 0.15, (shoulderY + armpitY) / 2 + 4],
    armpit,
  ]
  const side: Point[] = [
    armpit,
    [Math.max(waist + e * 1.05, hemHalf * 0.86, chest * 0.86), waistY],
    [Math.max(belly + e * 0.95, hemHalf * 0.93), bellyY - (isTucked ? 8 : 0)],
    isTucked ? [hemHalf + 2, bandY - 1] : [hemHalf + (isTight ? 1.5 : 0), (hipY + bellyY) / 2],
    [endX, hemY - (hasTail ? 12 : 0)],
  ]
  const halfHem: Point[] = hasTail
    ? [
        [endX, hemY - 12],
        [endX * 0.72, hemY - 1],
        [endX * 0.3, hemY + 6],
        [0, hemY + 7],
      ]
    : [
        [endX, hemY],
        [hemHalf * 0.5, hemY + 3.4],
        [0, hemY + 4.4],
      ]
  const hem = [...halfHem, ...mirror(halfHem).slice(1)]
  const sideY = shoulderY + (top.neck === 'v' ? 0 : -1.2)
  const neckline: Point[] =
    top.neck === 'v'
      ? [
          [-neckX, neckY],
          [-neckX * 0.72, neckY + 9],
          [0, frontY],
        ]
      : [
          [-neckX, neckY],
          [-neckX * 0.62, sideY],
          [0, frontY],
          [neckX * 0.62, sideY],
          [neckX, neckY],
        ]
  const necklines = top.neck === 'v' ? [neckline, mirror(neckline)] : [neckline]
  return {
    outline: toShape(
      ...necklines,
      shoulderLine,
      armhole,
      side,
      hem,
      mirror(side),
      mirror(armhole),
      mirror(shoulderLine),
    ),
    hem,
    hemY,
    hemHalf,
    bandY,
    neckX,
    neckY,
    frontY,
    neckline,
    armhole,
    armpit,
    shoulderX,
    standOff: e,
  }
}
