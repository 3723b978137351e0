import type { Page } from '@playwright/test'
import type { Condition } from './condition.ts'

/** A default size of letters, in px; browsers begin with 16. */
const withFontSize =
  (standard: number): Condition =>
  async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  }

/** Letters of 24 px, half as large again as usual. */
export const text150 = withFontSize(24)
/** Letters of 32 px, the 200 % of WCAG 1.4.4. */
export const text200 = withFontSize(32)

/** The spacing that text must bear (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Text with more space between lines, letters and words. */
export const spaced: Condition = (page) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)

/** A phone held sideways. */
export const landscape: Condition = (page) => page.setViewportSize({ width: 740, height: 360 })

const emulate =
  (media: Parameters<Page['emulateMedia']>[0]): Condition =>
  (page) =>
    page.emulateMedia(media)

/** Colours that the system gives, as in Windows' high contrast. */
export const forcedColours: Condition = emulate({ forcedColors: 'active' })
/** A system with a dark theme, without motion. */
export const darkAndStill: Condition = emulate({ colorScheme: 'dark', reducedMotion: 'reduce' })
/** The styles of paper. */
export const print: Condition = emulate({ media: 'print' })
