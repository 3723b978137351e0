import { createIsomorphicFn } from '@tanstack/react-start'
import type { FlashBanner } from '#app/content/flash-banner.ts'
import { getNonce } from '#app/http/script-nonce.ts'

/** Builds the style rule for the colours of the banner. */
const buildColourRules = (banner: FlashBanner | null): string =>
  banner ? `[data-flash-banner]{background-color:${banner.background};color:${banner.content}}` : ''

const buildOnServer = createIsomorphicFn().server(buildColourRules)

/**
 * The banner's colours as an inline style sheet, because the content security policy forbids style attributes. The server
 * renders it and the browser keeps it.
 */
export const ContentColours = ({ banner }: { banner: FlashBanner | null }) => (
  <style
    nonce={getNonce()}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: checked colours and nothing else (content/colour.ts)
    dangerouslySetInnerHTML={{ __html: buildOnServer(banner) ?? '' }}
  />
)
