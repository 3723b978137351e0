import type { Property } from '../observation.ts'

/** In a translated page no text stays behind what the shop says. */
export const staleTexts: Property = ({ page }) => page.staleTexts.map((text) => `a translated page says ${text}`)
