import type { TextureBuffers } from './texture-buffers.ts'

/** How far shadows reach from the goods, in drawing units. */
const SHADOW_REACH = 84

type Bounds = { left: number; top: number; width: number; height: number }

/** The bounds in pixels of the goods and their shadow. */
export function findContentBounds(buffers: TextureBuffers): Bounds {
  const { width, height, level } = buffers
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (level[row + x] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  const reach = Math.ceil(SHADOW_REACH * buffers.scale)
  const [x0, y0] = [Math.max(0, left - reach), Math.max(0, top - reach)]
  const [x1, y1] = [Math.min(width, right + reach), Math.min(height, bottom + reach)]
  return { left: x0, top: y0, width: Math.max(1, x1 - x0), height: Math.max(1, y1 - y0) }
}

/** Copies the part of the textures inside the bounds. */
export function crop(buffers: TextureBuffers, bounds: Bounds): TextureBuffers {
  const cropBytes = (bytes: Uint8Array, channels: number) => {
    const result = new Uint8Array(bounds.width * bounds.height * channels)
    for (let y = 0; y < bounds.height; y++) {
      const from = ((bounds.top + y) * buffers.width + bounds.left) * channels
      result.set(bytes.subarray(from, from + bounds.width * channels), y * bounds.width * channels)
    }
    return result
  }
  return {
    table: cropBytes(buffers.table, 3),
    dye: cropBytes(buffers.dye, 4),
    level: cropBytes(buffers.level, 1),
    drape: cropBytes(buffers.drape, 1),
    crease: cropBytes(buffers.crease, 1),
    tone: cropBytes(buffers.tone, 1),
    cloth: cropBytes(buffers.cloth, 3),
    width: bounds.width,
    height: bounds.height,
    scale: buffers.scale,
    fineness: buffers.fineness,
    origin: [buffers.origin[0] + bounds.left / buffers.scale, buffers.origin[1] + bounds.top / buffers.scale],
  }
}

/** Pastes the shaded part onto the empty table. */
export function pasteOntoTable(buffers: TextureBuffers, bounds: Bounds, shaded: Uint8Array): Uint8Array {
  const result = buffers.table.slice()
  for (let y = 0; y < bounds.height; y++) {
    const row = shaded.subarray(y * bounds.width * 3, (y + 1) * bounds.width * 3)
    result.set(row, ((bounds.top + y) * buffers.width + bounds.left) * 3)
  }
  return result
}
