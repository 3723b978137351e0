import type { Curve } from '../curve.ts'
import { through } from '../curve.ts'
import type { Layer } from '../layer.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { button, buttonhole, rectangle } from '../trim.ts'

type Placket = {
  top: number
  bottom: number
  width: number
  /** Heights of the buttons. */
  buttons: readonly number[]
  size: number
  colour: string
  hasUprightButtonholes: boolean
}

/** A buttoned placket, the wearer's left over the right. */
export function placket(
  { top, bottom, width, buttons, size, colour, hasUprightButtonholes }: Placket,
  material: Material & { thread: string },
  level: number,
  on: readonly Layer[] = [],
): Layer[] {
  const [left, right] = [400 - width / 2, 400 + width / 2]
  const down = (x: number): Curve => through`${x} ${top}, ${x} ${(top + bottom) / 2}, ${x} ${bottom}`
  return [
    piece(rectangle(left, top, width, bottom - top, 1), {
      ...material,
      level,
      looseness: 0.45,
      details: [...on, stitch(down(left + 4), material.thread, 0.5), stitch(down(right - 4), material.thread, 0.5)],
    }),
    seam(down(right), 0.5),
    ...buttons.flatMap((y) => [
      buttonhole([400, y], size * 2.3, hasUprightButtonholes ? 90 : 0, material.thread),
      ...button([400, y], size, colour, level + 1.3),
    ]),
  ]
}
