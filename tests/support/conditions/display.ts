import type { Page } from '@playwright/test'
import type { Condition } from './condition.ts'

/** Sets the size of letters with which the browser begins, in px; usually 16. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Letters of 24 px, half as large again as usual. */
export const text150: Condition = (page) => setFontSize(page, 24)
/** Letters of 32 px, the 200 % of WCAG 1.4.4. */
export const text200: Condition = (page) => setFontSize(page, 32)

/** The spacing that text must bear (WCAG 1.4.12). */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Runs in the page: adds spacing to its text. */
export function addSpacing(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Text with more space between lines, letters and words. */
export const spaced: Condition = (page) => page.addInitScript(addSpacing, SPACING)

/** A phone held sideways. */
export const landscape: Condition = (page) => page.setViewportSize({ width: 740, height: 360 })

const emulate =
  (media: Parameters<Page['emulateMedia']>[0]): Condition =>
  (page) =>
    page.emulateMedia(media)

/** Colours that the system gives, as in Windows' high contrast. */
export const forcedColours: Condition = emulate({ forcedColors: 'active' })
/** A system with a dark theme, without motion and transparency. */
export const darkAndStill: Condition = async (page) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
  await session.send('Emulation.setEmulatedMedia', { features })
}
/** The styles of paper. */
export const print: Condition = emulate({ media: 'print' })
