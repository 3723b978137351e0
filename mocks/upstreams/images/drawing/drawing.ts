import type { Frame, Layer } from './layer.ts'

/** The layers of a drawing and the frame in view. 20.5 drawing units are an inch. */
export type Drawing = { layers: readonly Layer[]; frame: Frame }

/** A 4:5 frame of a product picture around a centre. */
export function createFrame(centre: readonly [x: number, y: number], width: number, fineness = 1): Frame {
  const height = width * 1.25
  return { x: centre[0] - width / 2, y: centre[1] - height / 2, width, height, fineness }
}
