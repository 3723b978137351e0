import type { FlashBanner } from '#app/content/flash-banner.ts'

/** Builds the style rule for the colours of the banner. */
export const buildColourRules = (banner: FlashBanner | null): string =>
  banner ? `[data-flash-banner]{background-color:${banner.background};color:${banner.content}}` : ''
