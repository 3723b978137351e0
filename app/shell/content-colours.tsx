import { createIsomorphicFn } from '@tanstack/react-start'
import type { FlashBanner } from '#app/content/flash-banner.ts'
import type { Menu } from '#app/content/menu.ts'
import { scriptMark } from '#app/http/script-mark.ts'
import { colourRules } from './colour-rules.ts'

const made = createIsomorphicFn().server(colourRules)

/**
 * The editors' colours as a style sheet of the page's own, since the policy allows no style on an element. The server
 * writes it for whatever the menu and the banner will ever show; the browser keeps it.
 */
export const ContentColours = ({ menu, banner }: { menu: Menu | null; banner: FlashBanner | null }) => (
  <style
    nonce={scriptMark()}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: checked colours and nothing else (content/colour.ts)
    dangerouslySetInnerHTML={{ __html: made(menu, banner) ?? '' }}
  />
)
