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
  { anchor: of, position: at, rotation: turn = 0, scale = 1, layersBelow: on = 0 }: Placement,
): Layer {
  const turned = transformLayers(
    layers,
    `translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale}) translate(${-of[0]} ${-of[1]})`,
  )
  return {
    ...turned,
    level: turned.level?.replace(
      /#([0-9a-f]{2})\1\1/g,
      (_, grey: string) => `#${toHexByte(Number.parseInt(grey, 16) + on * 10).repeat(3)}`,
    ),
    cloth: turned.cloth?.replace(
      /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g,
      (_, kind: string, grain: string, seed: string) => `#${kind}${rotateGrain(grain, turn)}${seed}`,
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
