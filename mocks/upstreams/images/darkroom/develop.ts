import { type Cloth, clothList, weaveList } from './cloths.ts'
import { cropped, developable, mounted } from './crop.ts'
import type { Exposed } from './exposed.ts'
import { type Lab, toLab, writeRgb } from './oklab.ts'
import { blurred, planeOf } from './plane.ts'
import { LEVEL_HEIGHT, relief } from './relief.ts'
import { shadedTable, shadows } from './shadow.ts'

/** Towards the lamp: upper left, above the table. */
const LAMP = normal(-0.5, -0.62, 0.78)

/** By the grain of the cloth plate, where 255 is half a turn. */
const COS = Float32Array.from({ length: 256 }, (_, grain) => Math.cos((grain / 255) * Math.PI))
const SIN = Float32Array.from({ length: 256 }, (_, grain) => Math.sin((grain / 255) * Math.PI))

function normal(x: number, y: number, z: number) {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}

/** Turns plates into a lit picture, three bytes of sRGB a pixel. */
export function develop(sheet: Exposed): Uint8Array {
  const box = developable(sheet)
  return mounted(sheet, box, lit(cropped(sheet, box)))
}

function lit(sheet: Exposed): Uint8Array {
  const { width, height, scale, origin } = sheet
  const level = planeOf(sheet.level, width, height, LEVEL_HEIGHT, 0)
  const { surface, prominence } = relief(sheet, level)
  const { goods, table } = shadows(level, scale)
  const ground = shadedTable()
  const tone = blurred(planeOf(sheet.tone, width, height, 2, -256 / 255), 1.1 * scale)
  const result = new Uint8Array(width * height * 3)
  const step = scale / 2
  const strength = clothList.map((cloth) => cloth.texture * visible(cloth.pitch * scale))
  let [dyeKey, dye] = [-1, toLab(0, 0, 0)]

  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width
    const down = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const coverage = (sheet.dye[i * 4 + 3] ?? 0) / 255
      if (coverage < 1) {
        ground(sheet.table, table.data[i] ?? 0, result, i * 3)
        if (coverage === 0) continue
      }
      const key = ((sheet.dye[i * 4] ?? 0) << 16) | ((sheet.dye[i * 4 + 1] ?? 0) << 8) | (sheet.dye[i * 4 + 2] ?? 0)
      if (key !== dyeKey) {
        dyeKey = key
        dye = toLab(key >> 16, (key >> 8) & 255, key & 255)
      }
      const kind = Math.round((sheet.cloth[i * 3] ?? 0) / 10)
      const cloth = clothList[kind] as Cloth
      const left = x > 0 ? i - 1 : i
      const right = x < width - 1 ? i + 1 : i
      const gx = ((surface.data[right] ?? 0) - (surface.data[left] ?? 0)) * step
      const gy = ((surface.data[down + x] ?? 0) - (surface.data[up + x] ?? 0)) * step
      const steep = Math.sqrt(gx * gx + gy * gy + 1)
      const facing = (-LAMP.x * gx - LAMP.y * gy + LAMP.z) / steep
      const slope = facing / LAMP.z - 1
      const grain = sheet.cloth[i * 3 + 1] ?? 0
      const cos = COS[grain] ?? 1
      const sin = SIN[grain] ?? 0
      // threads follow the surface: on a slope they crowd together
      const px = x / scale + origin[0] + gx * 2.2
      const py = y / scale + origin[1] + gy * 2.2
      const threads = (strength[kind] as number) * (weaveList[kind]?.(px * cos + py * sin, py * cos - px * sin) ?? 0)
      const deep = Math.max(-1, Math.min(1, (prominence.data[i] ?? 0) / 9))
      const painted = tone.data[i] ?? 0
      const across = ((x / width + y / height) / 2 - 0.5) * -0.1
      const fuzz = cloth.fuzz * 0.3 * (1 - 1 / steep)
      const shine = cloth.gloss * 9 * Math.max(0, facing - 0.9) * Math.max(0, slope)
      const g = 0.85 * slope + 0.16 * deep + threads - (goods.data[i] ?? 0) * 0.8 + painted + fuzz + shine + across
      shade(dye, g, cloth.wash * Math.max(0, painted + threads * 0.5), result, i * 3, coverage)
    }
  }
  return result
}

/** Threads that are too near each other for the pixels fade out, or they would show false stripes. */
const visible = (pixels: number) => (pixels === 0 ? 1 : Math.max(0.12, Math.min(1, (pixels - 2.2) / 1.3)))

const mixed = new Uint8Array(3)

/** Writes a dye in more (1) or less (-1) light than flat: shadows keep their colour, lights pale a little. */
function shade(dye: Lab, g: number, wash: number, target: Uint8Array, at: number, coverage: number): void {
  const light = g > 0 ? g / (1 + g) : g / (1 - g)
  let l = dye.l
  let a = dye.a
  let b = dye.b
  if (wash > 0) {
    const share = Math.min(1, wash * 1.2)
    l += Math.min(0.42, 0.88 - l) * share
    a *= 1 - 0.55 * share
    b *= 1 - 0.5 * share
  }
  const chroma = light < 0 ? 1 + 0.25 * light : 1 - 0.3 * light
  const lightness = l + light * (light < 0 ? 0.07 + 0.5 * l : 0.1 + (1 - l) * 0.5)
  if (coverage >= 1) {
    writeRgb(lightness, a * chroma, b * chroma + 0.006 * light, target, at)
    return
  }
  writeRgb(lightness, a * chroma, b * chroma + 0.006 * light, mixed, 0)
  for (let c = 0; c < 3; c++) {
    const under = target[at + c] ?? 0
    target[at + c] = Math.round(under + ((mixed[c] ?? 0) - under) * coverage)
  }
}
