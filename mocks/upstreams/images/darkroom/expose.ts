import sharp from 'sharp'
import { type Frame, type Layer, PLATES, type PlateName, plate } from '../studio/layer.ts'
import { develop } from './develop.ts'
import type { Exposed } from './exposed.ts'

const CHANNELS: Record<PlateName, 1 | 3 | 4> = { table: 3, dye: 4, level: 1, drape: 1, crease: 1, tone: 1, cloth: 3 }

/** Rasterises the plates of a drawing at a width and develops them: three bytes of sRGB a pixel. */
export async function expose(layers: readonly Layer[], frame: Frame, width: number) {
  const scale = width / frame.width
  const height = Math.round(frame.height * scale)
  const rasterised = async (name: PlateName) => {
    const svg = Buffer.from(plate(name, layers, frame))
    const image = sharp(svg, { density: 72 * scale, limitInputPixels: 40_000_000 })
    image.resize(width, height, { fit: 'fill', kernel: 'nearest' })
    if (CHANNELS[name] === 4) image.ensureAlpha()
    else image.removeAlpha()
    if (CHANNELS[name] === 1) image.extractChannel(0)
    return [name, new Uint8Array(await image.raw().toBuffer())] as const
  }
  const entries = await Promise.all(PLATES.map(rasterised))
  const plates = Object.fromEntries(entries) as Record<PlateName, Uint8Array>
  const sheet: Exposed = { ...plates, width, height, scale, origin: [frame.x, frame.y] }
  return { data: develop(sheet), width, height }
}
