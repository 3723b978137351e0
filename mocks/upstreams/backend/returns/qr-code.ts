/** ISO/IEC 18004, version 1: 21 by 21 modules, error correction M, alphanumeric, mask 0. Enough for 20 characters. */
const SIZE = 21
const DATA_BYTES = 16
const ERROR_CORRECTION_BYTES = 10
const MAX_CHARACTERS = 20
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
/** The format information of error correction M with mask 0. */
const FORMAT = 0b101010000010010

/** The rows of a QR code, true for dark modules. @throws for text that it cannot hold. */
export function createQrCode(text: string): boolean[][] {
  const rows = Array.from({ length: SIZE }, () => Array.from<boolean | undefined>({ length: SIZE }))
  const set = (x: number, y: number, isDark: boolean) => {
    const row = rows[y]
    if (row && x >= 0 && x < SIZE) row[x] = isDark
  }
  for (let i = 0; i < SIZE; i += 1) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [left, top] of FINDERS) drawFinder(left, top, set)
  drawFormat(set)
  const data = encodeData(text)
  fill(rows, [...data, ...computeErrorCorrection(data)])
  return rows.map((row) => row.map((isDark) => isDark === true))
}

type SetModule = (x: number, y: number, isDark: boolean) => void

const FINDERS = [
  [0, 0],
  [SIZE - 7, 0],
  [0, SIZE - 7],
] as const

/** Rings around a centre, with a light border. */
function drawFinder(left: number, top: number, set: SetModule): void {
  for (let y = -1; y <= 7; y += 1)
    for (let x = -1; x <= 7; x += 1) {
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
      set(left + x, top + y, ring !== 2 && ring !== 4)
    }
}

function drawFormat(set: SetModule): void {
  for (let i = 0; i < 15; i += 1) {
    const isDark = ((FORMAT >> i) & 1) === 1
    if (i < 8) {
      set(8, i < 6 ? i : i + 1, isDark)
      set(SIZE - 1 - i, 8, isDark)
    } else {
      set(i === 8 ? 7 : 14 - i, 8, isDark)
      set(8, SIZE - 15 + i, isDark)
    }
  }
  set(8, SIZE - 8, true)
}

/** Writes the bytes in columns of two, upwards and downwards from the right, into the modules that are still free. */
function fill(rows: (boolean | undefined)[][], bytes: readonly number[]): void {
  let bit = 0
  for (const right of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1]) {
    const isUpwards = ((right + 1) & 2) === 0
    for (let step = 0; step < SIZE; step += 1)
      for (const x of [right, right - 1]) {
        const y = isUpwards ? SIZE - 1 - step : step
        const row = rows[y]
        if (!row || row[x] !== undefined) continue
        const value = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        row[x] = (value === 1) !== ((x + y) % 2 === 0)
        bit += 1
      }
  }
}

/** The data codewords: mode, length, characters, padding. */
export function encodeData(text: string): number[] {
  if (text.length > MAX_CHARACTERS || [...text].some((character) => !CHARACTERS.includes(character)))
    throw new Error(`"${text}" does not fit a QR code: use at most ${MAX_CHARACTERS} of ${CHARACTERS}`)
  let bits = `0010${toBits(text.length, 9)}`
  for (let i = 0; i < text.length; i += 2) {
    const [first, second] = [...text.slice(i, i + 2)].map((character) => CHARACTERS.indexOf(character))
    bits += second === undefined ? toBits(first ?? 0, 6) : toBits((first ?? 0) * 45 + second, 11)
  }
  bits = bits.padEnd(Math.min(DATA_BYTES * 8, bits.length + 4), '0')
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return Array.from({ length: DATA_BYTES }, (_, i) => bytes[i] ?? ((i - bytes.length) % 2 === 0 ? 236 : 17))
}

const toBits = (value: number, length: number) => value.toString(2).padStart(length, '0')

/** The Reed-Solomon codewords of the data. */
export function computeErrorCorrection(data: readonly number[]): number[] {
  let generator = [1]
  for (let i = 0, root = 1; i < ERROR_CORRECTION_BYTES; i += 1, root = multiply(root, 2)) {
    const shifted = [...generator, 0]
    generator = shifted.map((coefficient, k) => coefficient ^ multiply(generator[k - 1] ?? 0, root))
  }
  const remainder = [...data, ...Array.from({ length: ERROR_CORRECTION_BYTES }, () => 0)]
  for (let i = 0; i < data.length; i += 1) {
    const factor = remainder[i] ?? 0
    for (const [k, coefficient] of generator.entries())
      remainder[i + k] = (remainder[i + k] ?? 0) ^ multiply(coefficient, factor)
  }
  return remainder.slice(data.length)
}

/** The product in the field of 256 elements of QR codes. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((other >> bit) & 1) product ^= one
  }
  return product
}
