const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** An editor's colour as #rrggbb; null for anything else, so that only colours reach the style sheet. */
export function parseHexColour(text: string | null | undefined): string | null {
  if (!text || !HEX.test(text)) return null
  const digits = text.slice(1).toLowerCase()
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** Contrast ratio (WCAG 2.2) of two #rrggbb colours, 1 to 21. */
function getContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 AA for text of ordinary size. */
const MIN_CONTRAST = 4.5
/** The brand's text colour (spec 2). */
export const INK = '#001e3c'
const WHITE = '#ffffff'

/** Whether ink or white has enough contrast on a background. Some middle tones take neither. */
export const hasReadableText = (background: string): boolean =>
  Math.max(getContrast(INK, background), getContrast(WHITE, background)) >= MIN_CONTRAST

/** The preferred text colour if it has enough contrast on the background; otherwise ink or white, whichever has more. */
export function getLegibleColour(background: string, preferred: string | null): string {
  if (preferred && getContrast(preferred, background) >= MIN_CONTRAST) return preferred
  return getContrast(INK, background) > getContrast(WHITE, background) ? INK : WHITE
}
