const toChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Mixes two colours (#rrggbb); `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const second = toChannels(other)
  return toHex(toChannels(one).map((channel, at) => channel + ((second[at] ?? 0) - channel) * share))
}

/** How bright a colour is, 0 to 1. */
export function getBrightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(hex)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

/** A shadow of a colour: darker, and of more colour. */
const deepen = (hex: string) => toHex(toChannels(hex).map((channel) => (channel / 255) ** 2.6 * 140))

/** The tones that a colour is drawn in: the line around it, its seams, and its shadow and light with their strength. */
export function getTones(hex: string) {
  const bright = getBrightness(hex)
  const isDark = bright < 0.3
  return {
    line: isDark ? mix(hex, '#000000', 0.45) : mix(hex, '#1c1a22', 0.3 + bright * 0.22),
    seam: isDark ? mix(hex, '#000000', 0.5) : mix(hex, '#1c1a22', 0.36),
    shadow: deepen(hex),
    shadowOpacity: isDark ? 0.55 : 0.16 + (1 - bright) * 0.3,
    lightOpacity: isDark ? 0.09 + bright * 0.2 : 0.2 + bright * 0.3,
  }
}
