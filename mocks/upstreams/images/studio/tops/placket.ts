import type { Curve } from '../curve.ts'
import { through } from '../curve.ts'
import type { Layer } from '../layer.ts'
import { piece, type Stuff } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { button, buttonhole, slab } from '../trim.ts'

type Placket = {
  top: number
  bottom: number
  width: number
  /** Heights of the buttons. */
  buttons: readonly number[]
  size: number
  colour: string
  upright: boolean
}

/** The strip that a top buttons along, the wearer's left over the right. */
export function placket(
  { top, bottom, width, buttons, size, colour, upright }: Placket,
  stuff: Stuff & { thread: string },
  level: number,
  on: readonly Layer[] = [],
): Layer[] {
  const [left, right] = [400 - width / 2, 400 + width / 2]
  const down = (x: number): Curve => through`${x} ${top}, ${x} ${(top + bottom) / 2}, ${x} ${bottom}`
  return [
    piece(slab(left, top, width, bottom - top, 1), {
      ...stuff,
      level,
      unrest: 0.45,
      on: [...on, stitch(down(left + 4), stuff.thread, 0.5), stitch(down(right - 4), stuff.thread, 0.5)],
    }),
    seam(down(right), 0.5),
    ...buttons.flatMap((y) => [
      buttonhole([400, y], size * 2.3, upright ? 90 : 0, stuff.thread),
      ...button([400, y], size, colour, level + 1.3),
    ]),
  ]
}
