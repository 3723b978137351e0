const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** An editor's colour as #rrggbb; null for anything else, so that nothing but a colour gets into a style sheet. */
export function hexColour(text: string | null | undefined): string | null {
  if (!text || !HEX.test(text)) return null
  const digits = text.slice(1).toLowerCase()
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** WCAG 2.2's contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 AA for text of ordinary size. */
const ENOUGH = 4.5
const INK = '#001e3c'
const WHITE = '#ffffff'

/** The colour that was asked for where it can be read on its background, else ink or white, whichever reads better. */
export function legibleOn(background: string, asked: string | null): string {
  if (asked && contrast(asked, background) >= ENOUGH) return asked
  return contrast(INK, background) > contrast(WHITE, background) ? INK : WHITE
}
