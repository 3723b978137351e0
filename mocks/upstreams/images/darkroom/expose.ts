import sharp from 'sharp'
import { type Frame, type Layer, PLATES, type PlateName, plate } from '../studio/layer.ts'
import { develop } from './develop.ts'
import type { Exposed } from './exposed.ts'

/** The colour of the table: the shop's paper. */
export const PAPER = [243, 239, 232] as const

const CHANNELS: Record<PlateName, 1 | 3 | 4> = { dye: 4, level: 1, drape: 1, crease: 1, tone: 1, cloth: 3 }

/** Rasterises the plates and develops them. Returns bytes of sRGB. */
export async function expose(
  layers: readonly Layer[],
  frame: Frame,
  width: number,
  table: readonly [number, number, number] = PAPER,
) {
  const scale = width / frame.width
  const height = Math.round(frame.height * scale)
  const entries = await Promise.all(
    PLATES.map(async (name) => {
      const svg = Buffer.from(plate(name, layers, frame))
      const image = sharp(svg, { density: 72 * scale, limitInputPixels: 40_000_000 }).resize(width, height, {
        fit: 'fill',
        kernel: 'nearest',
      })
      const channels = CHANNELS[name]
      if (channels === 4) image.ensureAlpha()
      else image.removeAlpha()
      if (channels === 1) image.extractChannel(0)
      return [name, new Uint8Array(await image.raw().toBuffer())] as const
    }),
  )
  const plates = Object.fromEntries(entries) as Record<PlateName, Uint8Array>
  const sheet: Exposed = { ...plates, width, height, scale, origin: [frame.x, frame.y], table }
  return { data: develop(sheet), width, height }
}
