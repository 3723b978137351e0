const SIZE = 256
const MASK = SIZE - 1

/** Seeded random numbers from -1 to 1, the same in every process. */
const table = (() => {
  const values = new Float32Array(SIZE * SIZE)
  let state = 0x9e3779b9
  for (let i = 0; i < values.length; i++) {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    values[i] = ((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1
  }
  return values
})()

/** A random number from -1 to 1 for an integer position, such as a thread. */
export function randomAt(x: number, y: number): number {
  return table[(y & MASK) * SIZE + (x & MASK)] ?? 0
}

/** Value noise from -1 to 1 with a period of one unit. */
export function noise(x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - x0, y - y0]
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const [left, right] = [x0 & MASK, (x0 + 1) & MASK]
  const [top, bottom] = [(y0 & MASK) * SIZE, ((y0 + 1) & MASK) * SIZE]
  const a = table[top + left] ?? 0
  const b = table[top + right] ?? 0
  const c = table[bottom + left] ?? 0
  const d = table[bottom + right] ?? 0
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v
}

/** Fractal noise of several octaves, from about -1 to 1. */
export function fractalNoise(x: number, y: number, octaves: number): number {
  let [sum, weight, total] = [0, 1, 0]
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y)
    total += weight
    weight *= 0.5
    // rotate each octave to hide the lattice
    const rotatedX = 1.6 * x + 1.2 * y + 17.3
    y = 1.6 * y - 1.2 * x + 5.9
    x = rotatedX
  }
  return sum / total
}

/** Ridged fractal noise for creases: 1 on a ridge, towards -1 between ridges. */
export function ridgedNoise(x: number, y: number, octaves: number): number {
  let [sum, weight, total] = [0, 1, 0]
  for (let i = 0; i < octaves; i++) {
    sum += weight * (1 - 2 * Math.sqrt(Math.abs(noise(x, y))))
    total += weight
    weight *= 0.5
    const rotatedX = 1.6 * x + 1.2 * y + 11.1
    y = 1.6 * y - 1.2 * x + 3.7
    x = rotatedX
  }
  return sum / total
}
