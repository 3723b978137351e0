/** A single-channel image of 32-bit floats. */
export type Plane = { width: number; height: number; data: Float32Array }

/** A plane of zeros. */
export const createPlane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
})

/** Converts bytes to floats: black becomes `offset`, white `gain + offset`. */
export function bytesToPlane(bytes: Uint8Array, width: number, height: number, gain: number, offset: number): Plane {
  const result = createPlane(width, height)
  const factor = gain / 255
  for (let i = 0; i < bytes.length; i++) result.data[i] = (bytes[i] ?? 0) * factor + offset
  return result
}

/** Approximates a Gaussian blur by repeated box blurs. Sigma is in pixels. */
export function blur(source: Plane, sigma: number): Plane {
  if (sigma < 0.3) return source
  if (sigma > 4) return upsample(blur(downsample(source), sigma / 2), source.width, source.height)
  const { width, height } = source
  const radius = Math.max(1, Math.round(sigma * 0.94))
  // a third pass makes no visible difference at radius 1
  const passes = radius === 1 ? 2 : 3
  const result = createPlane(width, height)
  const scratch = new Float32Array(source.data.length)
  for (let pass = 0; pass < passes; pass++) {
    averageRows(pass === 0 ? source.data : result.data, scratch, width, height, radius)
    averageColumns(scratch, result.data, width, height, radius)
  }
  return result
}

function averageRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const settled = Math.min(radius + 1, width)
  const leaving = Math.max(settled, width - radius)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const [first, last] = [from[row] as number, from[row + width - 1] as number]
    let sum = first * radius
    for (let x = 0; x < radius; x++) sum += from[row + Math.min(x, width - 1)] as number
    let x = 0
    for (; x < settled; x++) {
      sum += x + radius < width ? (from[row + x + radius] as number) : last
      to[row + x] = sum * share
      sum -= x >= radius ? (from[row + x - radius] as number) : first
    }
    for (; x < leaving; x++) {
      sum += from[row + x + radius] as number
      to[row + x] = sum * share
      sum -= from[row + x - radius] as number
    }
    for (; x < width; x++) {
      sum += last
      to[row + x] = sum * share
      sum -= from[row + x - radius] as number
    }
  }
}

/** Keeps one running sum per column and iterates by rows, which is faster than iterating by columns. */
function averageColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const sums = new Float32Array(width)
  const rowAt = (y: number) => Math.max(0, Math.min(height - 1, y)) * width
  for (let y = -radius; y < radius; y++) {
    const row = rowAt(y)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number)
  }
  for (let y = 0; y < height; y++) {
    const [entering, leaving, row] = [rowAt(y + radius), rowAt(y - radius), y * width]
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (from[entering + x] as number)
      to[row + x] = sum * share
      sums[x] = sum - (from[leaving + x] as number)
    }
  }
}

/** Halves the size; each pixel is the mean of four. */
export function downsample(source: Plane): Plane {
  const result = createPlane((source.width + 1) >> 1, (source.height + 1) >> 1)
  for (let y = 0; y < result.height; y++) {
    const above = 2 * y * source.width
    const below = Math.min(2 * y + 1, source.height - 1) * source.width
    for (let x = 0; x < result.width; x++) {
      const left = 2 * x
      const right = left + 1 < source.width ? left + 1 : left
      result.data[y * result.width + x] =
        ((source.data[above + left] as number) +
          (source.data[above + right] as number) +
          (source.data[below + left] as number) +
          (source.data[below + right] as number)) *
        0.25
    }
  }
  return result
}

/** Enlarges with bilinear interpolation. */
export function upsample(source: Plane, width: number, height: number): Plane {
  const result = createPlane(width, height)
  const [sx, sy] = [source.width / width, source.height / height]
  const left = new Int32Array(width)
  const share = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const at = Math.max(0, Math.min(source.width - 1.001, (x + 0.5) * sx - 0.5))
    left[x] = Math.floor(at)
    share[x] = at - Math.floor(at)
  }
  const mixed = new Float32Array(source.width)
  for (let y = 0; y < height; y++) {
    const at = Math.max(0, Math.min(source.height - 1.001, (y + 0.5) * sy - 0.5))
    const row = Math.floor(at) * source.width
    const t = at - Math.floor(at)
    for (let x = 0; x < source.width; x++) {
      const above = source.data[row + x] as number
      mixed[x] = above + ((source.data[row + source.width + x] as number) - above) * t
    }
    for (let x = 0; x < width; x++) {
      const i = left[x] as number
      const from = mixed[i] as number
      result.data[y * width + x] = from + ((mixed[i + 1] as number) - from) * (share[x] as number)
    }
  }
  return result
}
