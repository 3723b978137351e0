import sharp from 'sharp'
import { type Frame, type Layer, TEXTURES, type TextureName, textureToSvg } from '../drawing/layer.ts'
import { shade } from './shade.ts'
import type { TextureBuffers } from './texture-buffers.ts'

const CHANNELS: Record<TextureName, 1 | 3 | 4> = { table: 3, dye: 4, level: 1, drape: 1, crease: 1, tone: 1, cloth: 3 }

/** Rasterises the textures of a drawing at a width in pixels and shades them. Returns three bytes of sRGB per pixel. */
export async function render(layers: readonly Layer[], frame: Frame, width: number) {
  const scale = width / frame.width
  const height = Math.round(frame.height * scale)
  const rasterize = async (name: TextureName) => {
    const svg = Buffer.from(textureToSvg(name, layers, frame))
    const image = sharp(svg, { density: 72 * scale, limitInputPixels: 40_000_000 })
    image.resize(width, height, { fit: 'fill', kernel: 'nearest' })
    if (CHANNELS[name] === 4) image.ensureAlpha()
    else image.removeAlpha()
    if (CHANNELS[name] === 1) image.extractChannel(0)
    return [name, new Uint8Array(await image.raw().toBuffer())] as const
  }
  const entries = await Promise.all(TEXTURES.map(rasterize))
  const textures = Object.fromEntries(entries) as Record<TextureName, Uint8Array>
  const buffers: TextureBuffers = {
    ...textures,
    width,
    height,
    scale,
    origin: [frame.x, frame.y],
    fineness: frame.fineness ?? 1,
  }
  return { data: shade(buffers), width, height }
}
