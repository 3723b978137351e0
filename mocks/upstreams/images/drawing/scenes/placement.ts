import type { Layer } from '../layer.ts'
import { transformLayers } from '../layer.ts'

/** The placement of a drawing in a scene: its point `anchor` is moved to `position`. */
export type Placement = {
  anchor: readonly [x: number, y: number]
  position: readonly [x: number, y: number]
  /** Clockwise, in degrees. */
  rotation?: number
  scale?: number
  /** Number of cloth layers below it. */
  layersBelow?: number
}

/** Places a drawing in a scene: rotates its grain with it and raises it above the layers below. */
export function placeLayers(
  layers: readonly Layer[],
  { anchor, position, rotation = 0, scale = 1, layersBelow = 0 }: Placement,
): Layer {
  const placed = transformLayers(
    layers,
    `translate(${position[0]} ${position[1]}) rotate(${rotation}) scale(${scale}) translate(${-anchor[0]} ${-anchor[1]})`,
  )
  return {
    ...placed,
    level: placed.level?.replace(
      /#([0-9a-f]{2})\1\1/g,
      (_, grey: string) => `#${toHexByte(Number.parseInt(grey, 16) + layersBelow * 10).repeat(3)}`,
    ),
    cloth: placed.cloth?.replace(
      /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g,
      (_, kind: string, grain: string, seed: string) => `#${kind}${rotateGrain(grain, rotation)}${seed}`,
    ),
  }
}

const toHexByte = (n: number) =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, '0')

/** Rotates a grain byte, where 255 is half a turn. */
const rotateGrain = (grain: string, degrees: number): string =>
  toHexByte((((Number.parseInt(grain, 16) - (degrees / 180) * 255) % 255) + 255) % 255)
