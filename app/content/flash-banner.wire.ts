import type { FlashBannerFragment } from '#contracts/content/generated/documents.ts'
import { hexColour, legibleOn } from './colour.ts'
import type { FlashBanner } from './flash-banner.ts'
import { ownHref } from './own-href.ts'

const INK = '#001e3c'
const FIT_FINDER = '/fit-finder'

/** Spec 4: "large when the mobile message is at least 39 characters and a discount exists". */
const LARGE_FROM = 39

/** null where there is nothing to say (NAV-09: "hidden when empty"). A banner with one message says it on every screen. */
export function flashBannerFromWire(wire: FlashBannerFragment | null): FlashBanner | null {
  const messageDesktop = wire?.messageDesktop || wire?.messageMobile
  if (!wire || !messageDesktop) return null
  const messageMobile = wire.messageMobile || messageDesktop
  const background = hexColour(wire.backgroundColor) ?? INK
  const href = ownHref(wire.linkUrl)
  return {
    name: wire.bannerName || messageDesktop,
    messageDesktop,
    messageMobile,
    background,
    content: legibleOn(background, hexColour(wire.contentColor)),
    discountLabel: wire.discountLabel || wire.discount || null,
    link: wire.linkTextDesktop && href ? { text: wire.linkTextDesktop, href } : null,
    largeOnMobile: messageMobile.length >= LARGE_FROM && Boolean(wire.discount),
    // spec 4: "the flash-banner-to-Fit-Finder promo is dismissed by a hide flag"
    dismissible: href?.split(/[?#]/)[0] === FIT_FINDER,
  }
}
