import { type Oklab, rgbToOklab, writeRgb } from './oklab.ts'
import { blur, createPlane, downsample, type Plane, upsample } from './plane.ts'

/** One shadow layer, lengths in drawing units: blur, offset, height difference of full strength, darkness. */
type ShadowPart = { softness: number; reach: number; drop: number; strength: number }

/** Contact shadow, on the goods and on the table. */
const CONTACT: ShadowPart = { softness: 1.1, reach: 0.9, drop: 1.4, strength: 0.32 }
/** Shadow of one piece on the next. */
const NEAR: ShadowPart = { softness: 3.2, reach: 4, drop: 6, strength: 0.3 }
/** Wider and fainter shadows, on the table only. */
const FAR: readonly ShadowPart[] = [
  { softness: 11, reach: 11, drop: 7, strength: 0.24 },
  { softness: 26, reach: 22, drop: 8, strength: 0.14 },
]

/** Computes the shadow on the goods and on the table, from 0 to about 1. */
export function castShadows(level: Plane, scale: number): { goods: Plane; table: Plane } {
  const { width, height } = level
  const half = downsample(level)
  const quarter = downsample(half)
  const goods = upsample(castShadow(half, NEAR, scale / 2, true), width, height)
  add(goods, castShadow(level, CONTACT, scale, true))
  const table = createPlane(quarter.width, quarter.height)
  for (const part of FAR) add(table, castShadow(quarter, part, scale / 4, false))
  const onTable = upsample(table, width, height)
  add(onTable, goods)
  return { goods, table: onTable }
}

function add(to: Plane, other: Plane): void {
  for (let i = 0; i < to.data.length; i++) to.data[i] = (to.data[i] as number) + (other.data[i] as number)
}

/** Blurs the height field, offsets it away from the light and compares it with the receiving height (or the table). */
function castShadow(level: Plane, part: ShadowPart, scale: number, isRelative: boolean): Plane {
  const { width, height } = level
  const result = createPlane(width, height)
  const blurred = blur(level, part.softness * scale)
  const [dx, dy] = [Math.round(part.reach * 0.62 * scale), Math.round(part.reach * 0.78 * scale)]
  const darkness = part.strength / part.drop
  for (let y = 0; y < height; y++) {
    const row = Math.max(0, y - dy) * width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const above = (blurred.data[row + (x > dx ? x - dx : 0)] as number) - (isRelative ? (level.data[i] as number) : 0)
      if (above > 0) result.data[i] = above < part.drop ? above * darkness : part.strength
    }
  }
  return result
}

const DEPTHS = 256

/**
 * Returns a function that writes the colour of the table under a shadow from 0 to 1, shifted to a warmer hue. The table
 * has few colours, so their shades are cached.
 */
export function createTableShader() {
  const cachedShades = new Map<number, Uint8Array>()
  return (colours: Uint8Array, dark: number, target: Uint8Array, at: number): void => {
    const [red, green, blue] = [colours[at] ?? 0, colours[at + 1] ?? 0, colours[at + 2] ?? 0]
    const key = (red << 16) | (green << 8) | blue
    let shades = cachedShades.get(key)
    if (!shades) {
      shades = computeShades(rgbToOklab(red, green, blue))
      cachedShades.set(key, shades)
    }
    const depth = 3 * Math.min(DEPTHS - 1, Math.round(dark * (DEPTHS - 1)))
    target[at] = shades[depth] ?? 0
    target[at + 1] = shades[depth + 1] ?? 0
    target[at + 2] = shades[depth + 2] ?? 0
  }
}

function computeShades({ l, a, b }: Oklab): Uint8Array {
  const shades = new Uint8Array(DEPTHS * 3)
  for (let i = 0; i < DEPTHS; i++) {
    const dark = i / (DEPTHS - 1)
    writeRgb(l * (1 - 0.62 * dark), a + 0.006 * dark, b * (1 + 0.9 * dark), shades, i * 3)
  }
  return shades
}
