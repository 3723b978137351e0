type Size = { width: number; height: number }

/** What a file is: a picture with its size in pixels, or with none, as an SVG may be. */
type Picture = Size | { width: null; height: null }

/** The size of an AVIF, GIF, JPEG, PNG, SVG or WebP by its first bytes; undefined if they are no picture or too few. */
export function readPictureSize(head: Buffer): Picture | undefined {
  try {
    return readPng(head) ?? readGif(head) ?? readWebp(head) ?? readJpeg(head) ?? readAvif(head) ?? readSvg(head)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const startsWith = (head: Buffer, text: string, at = 0) => head.toString('latin1', at, at + text.length) === text

function readPng(head: Buffer): Size | undefined {
  if (!startsWith(head, '\u0089PNG\r\n')) return undefined
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

function readGif(head: Buffer): Size | undefined {
  if (!startsWith(head, 'GIF8')) return undefined
  return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
}

function readWebp(head: Buffer): Size | undefined {
  if (!startsWith(head, 'RIFF') || !startsWith(head, 'WEBP', 8)) return undefined
  if (startsWith(head, 'VP8X', 12)) return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (startsWith(head, 'VP8L', 12)) {
    const bits = head.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
}

const EXIF_MARKER = 0xe1
/** Markers of a frame are 0xC0 to 0xCF, but for those of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(head: Buffer): Size | undefined {
  if (head.readUInt16BE(0) !== 0xffd8) return undefined
  let isTurned = false
  for (let at = 2; ; at += 2 + head.readUInt16BE(at + 2)) {
    const marker = head.readUInt8(at + 1)
    if (marker === EXIF_MARKER && startsWith(head, 'Exif', at + 4))
      isTurned = readOrientation(head.subarray(at + 10)) > 4
    if (!isFrame(marker)) continue
    const [height, width] = [head.readUInt16BE(at + 5), head.readUInt16BE(at + 7)]
    return isTurned ? { width: height, height: width } : { width, height }
  }
}

const ORIENTATION_TAG = 0x0112

/** The orientation of Exif data: 5 to 8 lie on their side. */
function readOrientation(tiff: Buffer): number {
  const isLittle = startsWith(tiff, 'II')
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < read16(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (read16(at) === ORIENTATION_TAG) return read16(at + 8)
  }
  return 1
}

/** The largest of an AVIF's images; others are its tiles and its transparency. */
function readAvif(head: Buffer): Size | undefined {
  if (!startsWith(head, 'ftypavi', 4)) return undefined
  let largest: Size | undefined
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 1)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

function readSvg(head: Buffer): Picture | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(head.toString('utf8')) ?? []
  if (!tag) return undefined
  const readSide = (name: string) => /^[\d.]+(?=(px)?$)/.exec(readAttribute(tag, name) ?? '')?.[0]
  const [, , boxWidth, boxHeight] =
    readAttribute(tag, 'viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? []
  const [width, height] = [Number(readSide('width') ?? boxWidth), Number(readSide('height') ?? boxHeight)]
  return width > 0 && height > 0
    ? { width: Math.round(width), height: Math.round(height) }
    : { width: null, height: null }
}

const readAttribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
