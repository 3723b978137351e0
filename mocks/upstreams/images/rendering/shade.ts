import type { Cloth } from './cloth.ts'
import { CLOTH_STEP, clothsByNumber, weavesByNumber } from './cloths.ts'
import { crop, findContentBounds, pasteOntoTable } from './crop.ts'
import { type Oklab, rgbToOklab, writeRgb } from './oklab.ts'
import { blur, bytesToPlane } from './plane.ts'
import { computeRelief, LEVEL_HEIGHT } from './relief.ts'
import { castShadows, createTableShader } from './shadow.ts'
import type { TextureBuffers } from './texture-buffers.ts'
import type { Weave } from './weaves.ts'

/** Direction towards the light: upper left, above the table. */
const LIGHT = normalize(-0.5, -0.62, 0.78)

/** Halfway between the light and the eye, which looks straight down: surfaces that face it shine. */
const HALFWAY = normalize(LIGHT.x, LIGHT.y, LIGHT.z + 1)
/** Above this many pixels per drawing unit, at the scale of the threads, single threads are lit. */
const CLOSE_UP = 2.4
/** Distance over which the slope of a thread is measured, in drawing units. */
const THREAD_STEP = 0.32

/** Cosine and sine by the grain byte of the cloth texture, where 255 is half a turn. */
const COS = Float32Array.from({ length: 256 }, (_, grain) => Math.cos((grain / 255) * Math.PI))
const SIN = Float32Array.from({ length: 256 }, (_, grain) => Math.sin((grain / 255) * Math.PI))

function normalize(x: number, y: number, z: number) {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}

/** Shades the textures of a drawing. Returns three bytes of sRGB per pixel. */
export function shade(buffers: TextureBuffers): Uint8Array {
  const bounds = findContentBounds(buffers)
  return pasteOntoTable(buffers, bounds, shadeContent(crop(buffers, bounds)))
}

function shadeContent(buffers: TextureBuffers): Uint8Array {
  const { width, height, scale, origin, fineness } = buffers
  const threadScale = scale / fineness
  const level = bytesToPlane(buffers.level, width, height, LEVEL_HEIGHT, 0)
  const { surface, prominence } = computeRelief(buffers, level)
  const { goods, table } = castShadows(level, scale)
  const ground = createTableShader()
  const tone = blur(bytesToPlane(buffers.tone, width, height, 2, -256 / 255), 1.1 * scale)
  const result = new Uint8Array(width * height * 3)
  const step = scale / 2
  const strength = clothsByNumber.map(
    (cloth) => cloth.threadContrast * getThreadVisibility(cloth.threadPitch * threadScale),
  )
  const flatShine = clothsByNumber.map(({ polish }) => HALFWAY.z ** polish)
  const relief = Math.max(0, Math.min(1, (threadScale - CLOSE_UP) / 3)) * 2.2
  let [dyeKey, dye] = [-1, rgbToOklab(0, 0, 0)]

  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width
    const down = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const coverage = (buffers.dye[i * 4 + 3] ?? 0) / 255
      if (coverage < 1) {
        ground(buffers.table, table.data[i] ?? 0, result, i * 3)
        if (coverage === 0) continue
      }
      const key =
        ((buffers.dye[i * 4] ?? 0) << 16) | ((buffers.dye[i * 4 + 1] ?? 0) << 8) | (buffers.dye[i * 4 + 2] ?? 0)
      if (key !== dyeKey) {
        dyeKey = key
        dye = rgbToOklab(key >> 16, (key >> 8) & 255, key & 255)
      }
      const kind = Math.round((buffers.cloth[i * 3] ?? 0) / CLOTH_STEP)
      const cloth = clothsByNumber[kind] as Cloth
      const left = x > 0 ? i - 1 : i
      const right = x < width - 1 ? i + 1 : i
      const gx = ((surface.data[right] ?? 0) - (surface.data[left] ?? 0)) * step
      const gy = ((surface.data[down + x] ?? 0) - (surface.data[up + x] ?? 0)) * step
      const steepness = Math.sqrt(gx * gx + gy * gy + 1)
      const facing = (-LIGHT.x * gx - LIGHT.y * gy + LIGHT.z) / steepness
      const slope = facing / LIGHT.z - 1
      const grain = buffers.cloth[i * 3 + 1] ?? 0
      const cos = COS[grain] ?? 1
      const sin = SIN[grain] ?? 0
      // threads follow the surface, so slopes compress them
      const px = (x / scale + origin[0] + gx * 2.2) * fineness
      const py = (y / scale + origin[1] + gy * 2.2) * fineness
      const weave = weavesByNumber[kind] as Weave
      const [u, v] = [px * cos + py * sin, py * cos - px * sin]
      const top = weave.threads(u, v)
      let threads = (strength[kind] as number) * top + cloth.slubContrast * weave.slub(u, v)
      if (relief > 0) {
        // towards the light, in the plane of the cloth
        const [du, dv] = [LIGHT.x * cos + LIGHT.y * sin, LIGHT.y * cos - LIGHT.x * sin]
        const rise = top - weave.threads(u + du * THREAD_STEP, v + dv * THREAD_STEP)
        threads += (strength[kind] as number) * relief * rise
      }
      const depth = Math.max(-1, Math.min(1, (prominence.data[i] ?? 0) / 9))
      const painted = tone.data[i] ?? 0
      const across = ((x / width + y / height) / 2 - 0.5) * -0.1
      const fuzz = cloth.fuzz * 0.3 * (1 - 1 / steepness)
      const mirrored = Math.max(0, (-HALFWAY.x * gx - HALFWAY.y * gy + HALFWAY.z) / steepness)
      const shine = cloth.gloss * (mirrored ** cloth.polish - (flatShine[kind] as number))
      const g = 0.85 * slope + 0.16 * depth + threads - (goods.data[i] ?? 0) * 0.8 + painted + fuzz + shine + across
      shadePixel(dye, g, cloth.wash * Math.max(0, painted + threads * 0.5), result, i * 3, coverage)
    }
  }
  return result
}

/** Fades out threads that are too fine for the resolution, to avoid moiré. */
const getThreadVisibility = (pixels: number) => (pixels === 0 ? 1 : Math.max(0.12, Math.min(1, (pixels - 2.2) / 1.3)))

const shaded = new Uint8Array(3)

/** Writes the dye at a light level from -1 (dark) over 0 (flat) to 1 (bright). Shadows keep their hue; highlights lose some chroma. */
function shadePixel(dye: Oklab, g: number, wash: number, target: Uint8Array, at: number, coverage: number): void {
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
  writeRgb(lightness, a * chroma, b * chroma + 0.006 * light, shaded, 0)
  for (let c = 0; c < 3; c++) {
    const under = target[at + c] ?? 0
    target[at + c] = Math.round(under + ((shaded[c] ?? 0) - under) * coverage)
  }
}
