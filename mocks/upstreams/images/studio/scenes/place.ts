import type { Layer } from '../layer.ts'
import { transformed } from '../layer.ts'

/** Where something lies in a scene: its own point `of` comes to lie at `at`. */
export type Place = {
  of: readonly [x: number, y: number]
  at: readonly [x: number, y: number]
  /** Degrees, clockwise. */
  turn?: number
  scale?: number
  /** Layers of cloth that it lies on. */
  on?: number
}

/** Lays a drawing into a scene. The threads turn with it, and it is raised by what it lies on. */
export function placed(layers: readonly Layer[], { of, at, turn = 0, scale = 1, on = 0 }: Place): Layer {
  const lain = transformed(
    layers,
    `translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale}) translate(${-of[0]} ${-of[1]})`,
  )
  return {
    ...lain,
    level: lain.level?.replace(
      /#([0-9a-f]{2})\1\1/g,
      (_, grey: string) => `#${byte(Number.parseInt(grey, 16) + on * 10).repeat(3)}`,
    ),
    cloth: lain.cloth?.replace(
      /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g,
      (_, kind: string, grain: string, chance: string) => `#${kind}${turned(grain, turn)}${chance}`,
    ),
  }
}

const byte = (n: number) =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, '0')

/** The grain is kept in 256 steps of half a turn. */
const turned = (grain: string, degrees: number): string =>
  byte((((Number.parseInt(grain, 16) - (degrees / 180) * 255) % 255) + 255) % 255)
