import { type Lab, toLab, writeRgb } from './oklab.ts'
import { blurred, enlarged, halved, type Plane, plane } from './plane.ts'

/** One part of the shadow, in units: how soft, how far from what throws it, the height that throws it whole, and how dark. */
type Part = { softness: number; reach: number; drop: number; strength: number }

/** The dark line of contact, on the goods and on the table. */
const CONTACT: Part = { softness: 1.1, reach: 0.9, drop: 1.4, strength: 0.32 }
/** What one piece throws on the next. */
const NEAR: Part = { softness: 3.2, reach: 4, drop: 6, strength: 0.3 }
/** On the table alone: wider and fainter. */
const FAR: readonly Part[] = [
  { softness: 11, reach: 11, drop: 7, strength: 0.24 },
  { softness: 26, reach: 22, drop: 8, strength: 0.14 },
]

/** How much of the lamp each point of the goods, and of the table, loses to what lies higher beside it: 0 to about 1. */
export function shadows(level: Plane, scale: number): { goods: Plane; table: Plane } {
  const { width, height } = level
  const half = halved(level)
  const quarter = halved(half)
  const goods = enlarged(cast(half, NEAR, scale / 2, true), width, height)
  add(goods, cast(level, CONTACT, scale, true))
  const table = plane(quarter.width, quarter.height)
  for (const part of FAR) add(table, cast(quarter, part, scale / 4, false))
  const onTable = enlarged(table, width, height)
  add(onTable, goods)
  return { goods, table: onTable }
}

function add(to: Plane, other: Plane): void {
  for (let i = 0; i < to.data.length; i++) to.data[i] = (to.data[i] as number) + (other.data[i] as number)
}

/** Blurs what throws, moves it away from the lamp, and sees where it is higher than what is there (or than the table). */
function cast(level: Plane, part: Part, scale: number, relative: boolean): Plane {
  const { width, height } = level
  const result = plane(width, height)
  const thrown = blurred(level, part.softness * scale)
  const [dx, dy] = [Math.round(part.reach * 0.62 * scale), Math.round(part.reach * 0.78 * scale)]
  const each = part.strength / part.drop
  for (let y = 0; y < height; y++) {
    const row = Math.max(0, y - dy) * width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const above = (thrown.data[row + (x > dx ? x - dx : 0)] as number) - (relative ? (level.data[i] as number) : 0)
      if (above > 0) result.data[i] = above < part.drop ? above * each : part.strength
    }
  }
  return result
}

const DEPTHS = 256

/**
 * Writes the table's colour in shadow, 0 to 1 deep; shadows on paper are warm. The table has few colours, so each
 * one's shades are worked out once.
 */
export function shadedTable() {
  const known = new Map<number, Uint8Array>()
  return (colours: Uint8Array, dark: number, target: Uint8Array, at: number): void => {
    const [red, green, blue] = [colours[at] ?? 0, colours[at + 1] ?? 0, colours[at + 2] ?? 0]
    const key = (red << 16) | (green << 8) | blue
    let shades = known.get(key)
    if (!shades) {
      shades = shadesOf(toLab(red, green, blue))
      known.set(key, shades)
    }
    const depth = 3 * Math.min(DEPTHS - 1, Math.round(dark * (DEPTHS - 1)))
    target[at] = shades[depth] ?? 0
    target[at + 1] = shades[depth + 1] ?? 0
    target[at + 2] = shades[depth + 2] ?? 0
  }
}

function shadesOf({ l, a, b }: Lab): Uint8Array {
  const shades = new Uint8Array(DEPTHS * 3)
  for (let i = 0; i < DEPTHS; i++) {
    const dark = i / (DEPTHS - 1)
    writeRgb(l * (1 - 0.62 * dark), a + 0.006 * dark, b * (1 + 0.9 * dark), shades, i * 3)
  }
  return shades
}
