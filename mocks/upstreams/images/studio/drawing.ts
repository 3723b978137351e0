import type { Frame, Layer } from './layer.ts'

/** Goods laid on the table, and what of the table is in view. 20.5 units are an inch. */
export type Drawing = { layers: readonly Layer[]; frame: Frame }

/** A frame of the product pictures' shape (4:5) around a middle. */
export function framed(middle: readonly [x: number, y: number], width: number): Frame {
  const height = width * 1.25
  return { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height }
}
