/** A colour in Björn Ottosson's perceptual OKLab space, `l` from 0 to 1. Shading in it preserves hue. */
export type Oklab = { l: number; a: number; b: number }

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const LINEAR = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255))
const STEPS = 4096
const SRGB_BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const v = i / STEPS
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055))
})

/** Converts 8-bit sRGB to OKLab. */
export function rgbToOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

const toSrgbByte = (v: number) => SRGB_BYTES[v <= 0 ? 0 : v >= 1 ? STEPS : Math.round(v * STEPS)] ?? 0

/** Writes an OKLab colour as three bytes of sRGB, clipped to its gamut. */
export function writeRgb(l: number, a: number, b: number, target: Uint8Array, at: number): void {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  target[at] = toSrgbByte(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z)
  target[at + 1] = toSrgbByte(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z)
  target[at + 2] = toSrgbByte(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z)
}

/** Converts '#rrggbb' to OKLab. */
export function hexToOklab(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1), 16)
  return rgbToOklab((value >> 16) & 255, (value >> 8) & 255, value & 255)
}

/** Converts OKLab to '#rrggbb'. */
export function oklabToHex({ l, a, b }: Oklab): string {
  const bytes = new Uint8Array(3)
  writeRgb(l, a, b, bytes, 0)
  return `#${Buffer.from(bytes).toString('hex')}`
}
