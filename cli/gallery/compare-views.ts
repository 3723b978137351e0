import { diffLines } from 'diff'
import sharp from 'sharp'
import type { View } from '../pages/photographer.ts'

/** How a view differs from an earlier one. */
export type Difference = {
  /** The share of pixels, from 0 to 1. */
  pixels: number
  /** Lines that went and came, with '-' and '+'. */
  lines: string[]
  /** The new picture in grey, with what differs in red. */
  png: Buffer
}

/** A smaller share of pixels is what two pictures of one page may differ by: a few edges smoothed otherwise. */
const MIN_PIXELS = 0.00005
/** Smaller differences of a colour are those of smoothed edges. */
const TOLERANCE = 24

/** Compares two views; undefined where nothing differs. */
export async function compareViews(
  before: Pick<View, 'png' | 'text'>,
  after: Pick<View, 'png' | 'text'>,
): Promise<Difference | undefined> {
  const lines = diffLines(before.text, after.text)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .trimEnd()
        .split('\n')
        .map((line) => `${added ? '+' : '-'} ${line}`),
    )
  if (lines.length === 0 && before.png.equals(after.png)) return undefined
  const { pixels, png } = await comparePixels(before.png, after.png)
  return lines.length > 0 || pixels > MIN_PIXELS ? { pixels, lines, png } : undefined
}

async function comparePixels(before: Buffer, after: Buffer): Promise<{ pixels: number; png: Buffer }> {
  const [one, other] = await Promise.all([readPixels(before), readPixels(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const marked = Buffer.alloc(width * height * 3, 255)
  let count = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [one.at(x, y), other.at(x, y)]
      const place = (y * width + x) * 3
      const grey = b === undefined ? 255 : 128 + ((other.data[b] ?? 255) >> 1)
      marked.fill(grey, place, place + 3)
      if (a !== undefined && b !== undefined && !isOther(one.data, a, other.data, b)) continue
      count += 1
      marked.set([220, 30, 30], place)
    }
  const png = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return { pixels: count / (width * height), png }
}

async function readPixels(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  /** Where a pixel's three values begin; undefined beside the picture. */
  const at = (x: number, y: number) => (x < width && y < height ? (y * width + x) * 3 : undefined)
  return { data, width, height, at }
}

const isOther = (one: Buffer, a: number, other: Buffer, b: number) =>
  [0, 1, 2].some((channel) => Math.abs((one[a + channel] ?? 0) - (other[b + channel] ?? 0)) > TOLERANCE)
