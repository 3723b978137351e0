import { type Curve, mirror, offset, outline, through } from '../curve.ts'
import { fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { type Material, piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { button } from '../trim.ts'

type ChestPocket = {
  /** Of the viewer: a single pocket is on the wearer's left, which is right. */
  side: 'left' | 'right'
  /** Height of its upper edge. */
  top: number
  /** A flap that covers the opening: straight, or with a western point. */
  flap?: 'straight' | 'western'
  /** Colour of the button on the flap. */
  colour?: string
  /** Whether the lower edge is pointed or straight. */
  isPointed?: boolean
}

/** A patch pocket on the chest. */
export function chestPocket(
  { side, top, flap, colour = '#f3efe6', isPointed = true }: ChestPocket,
  material: Material & { thread: string },
  pattern: readonly Layer[],
): Layer[] {
  const onSide = (curve: Curve) => (side === 'right' ? curve : mirror(curve))
  const sign = side === 'right' ? 1 : -1
  const low = top + (isPointed ? 108 : 98)
  const shape: Curve[] = [
    onSide(through`462 ${top}, 506 ${top + 1}, 550 ${top}`),
    onSide(through`550 ${top}, 551 ${top + 46}, 550 ${top + 88}`),
    onSide(through`550 ${top + 88}, 506 ${low}`),
    onSide(through`506 ${low}, 462 ${top + 88}`),
    onSide(through`462 ${top + 88}, 461 ${top + 46}, 462 ${top}`),
  ]
  const row = (curve: Curve, gap: number) => stitch(offset(curve, gap * sign), material.thread, 0.48)
  const bag = piece(outline(...shape), {
    ...material,
    level: 6.9,
    looseness: 0.4,
    details: [
      ...pattern,
      ...shape.slice(1).map((edge) => row(edge, 3)),
      stitch(onSide(through`462 ${top + 18}, 506 ${top + 19}, 550 ${top + 18}`), material.thread, 0.48),
      fold(onSide(through`500 ${top + 10}, 506 ${top + 50}, 504 ${top + 92}`), 52, 0.16),
      glow(onSide(through`462 ${top + 3}, 550 ${top + 3}`), 8, 0.06),
    ],
  })
  if (!flap) return [bag]
  const [tip, corner] = flap === 'western' ? [top + 40, top + 22] : [top + 34, top + 34]
  const edge: Curve[] = [
    onSide(through`554 ${top - 10}, 554 ${corner}`),
    onSide(through`554 ${corner}, 530 ${(corner + tip) / 2 + (flap === 'western' ? 4 : 1)}, 506 ${tip}`),
    onSide(through`506 ${tip}, 482 ${(corner + tip) / 2 + (flap === 'western' ? 4 : 1)}, 458 ${corner}`),
    onSide(through`458 ${corner}, 458 ${top - 10}`),
  ]
  return [
    bag,
    piece(outline(...edge), {
      ...material,
      level: 8,
      looseness: 0.3,
      details: [
        ...pattern,
        ...edge.map((curve) => row(curve, 3.4)),
        fold(onSide(through`460 ${top - 6}, 552 ${top - 6}`), 12, 0.2),
      ],
    }),
    ...button([side === 'right' ? 506 : 294, tip - 10], 5, colour, 9.2),
  ]
}
