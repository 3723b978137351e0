import { toLab, writeRgb } from './oklab.ts'
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

/** The table's colour in 256 depths of shadow, three bytes each. Shadows on paper are warm. */
export function tableShades(table: readonly [number, number, number]): Uint8Array {
  const { l, a, b } = toLab(...table)
  const result = new Uint8Array(256 * 3)
  for (let i = 0; i < 256; i++) {
    const dark = i / 255
    writeRgb(l * (1 - 0.62 * dark), a + 0.006 * dark, b * (1 + 0.9 * dark), result, i * 3)
  }
  return result
}
