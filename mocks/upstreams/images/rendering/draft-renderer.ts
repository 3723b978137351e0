import sharp from 'sharp'
import { textureToSvg } from '../drawing/layer.ts'
import { drawPicture } from '../picture.ts'
import type { Renderer } from './renderer.ts'

/** A renderer of the same pictures in flat colours, for those who look at pages only: an eighth of the work. */
export const createDraftRenderer = (): Renderer => ({
  async render(picture, width) {
    const { layers, frame } = drawPicture(picture)
    // all goods over the whole table
    const goods = layers.map(({ dye = '' }) => ({ table: dye }))
    const scale = width / frame.width
    const height = Math.round(frame.height * scale)
    const data = await sharp(Buffer.from(textureToSvg('table', [...layers, ...goods], frame)), { density: 72 * scale })
      .resize(width, height, { fit: 'fill', kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer()
    return { data, width, height }
  },
  close: async () => {},
})
