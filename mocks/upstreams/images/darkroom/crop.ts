import type { Exposed } from './exposed.ts'

/** How far from the goods their shadow can be seen, in units. */
const SHADOW_REACH = 84

type Box = { left: number; top: number; width: number; height: number }

/** The part of the sheet where there is anything to develop: the goods and their shadow. */
export function developable(sheet: Exposed): Box {
  const { width, height, level } = sheet
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
  const reach = Math.ceil(SHADOW_REACH * sheet.scale)
  const [x0, y0] = [Math.max(0, left - reach), Math.max(0, top - reach)]
  const [x1, y1] = [Math.min(width, right + reach), Math.min(height, bottom + reach)]
  return { left: x0, top: y0, width: Math.max(1, x1 - x0), height: Math.max(1, y1 - y0) }
}

/** That part, as a sheet of its own. */
export function cropped(sheet: Exposed, box: Box): Exposed {
  const part = (bytes: Uint8Array, channels: number) => {
    const result = new Uint8Array(box.width * box.height * channels)
    for (let y = 0; y < box.height; y++) {
      const from = ((box.top + y) * sheet.width + box.left) * channels
      result.set(bytes.subarray(from, from + box.width * channels), y * box.width * channels)
    }
    return result
  }
  return {
    table: part(sheet.table, 3),
    dye: part(sheet.dye, 4),
    level: part(sheet.level, 1),
    drape: part(sheet.drape, 1),
    crease: part(sheet.crease, 1),
    tone: part(sheet.tone, 1),
    cloth: part(sheet.cloth, 3),
    width: box.width,
    height: box.height,
    scale: sheet.scale,
    origin: [sheet.origin[0] + box.left / sheet.scale, sheet.origin[1] + box.top / sheet.scale],
  }
}

/** Lays the developed part back on the bare table. */
export function mounted(sheet: Exposed, box: Box, print: Uint8Array): Uint8Array {
  const result = sheet.table.slice()
  for (let y = 0; y < box.height; y++) {
    const row = print.subarray(y * box.width * 3, (y + 1) * box.width * 3)
    result.set(row, ((box.top + y) * sheet.width + box.left) * 3)
  }
  return result
}
