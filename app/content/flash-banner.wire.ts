import { toSafeHref } from '#app/http/plain-responses.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { FlashBannerFragment } from '#contracts/content/generated/documents.ts'
import { getLegibleColour, INK, parseHexColour } from './colour.ts'
import { FIT_FINDER_PATH } from './page-handles.ts'

/** Spec 4: "large when the mobile message is at least 39 characters and a discount exists". */
const LARGE_MIN_LENGTH = 39

/** The banner; null without a message (NAV-09: "hidden when empty"). A single message serves both screen sizes. */
export function flashBannerFromWire(wire: FlashBannerFragment | null): FlashBanner | null {
  const messageDesktop = wire?.messageDesktop || wire?.messageMobile
  if (!wire || !messageDesktop) return null
  const messageMobile = wire.messageMobile || messageDesktop
  const background = parseHexColour(wire.backgroundColor) ?? INK
  const href = toSafeHref(wire.linkUrl)
  return {
    name: wire.bannerName || messageDesktop,
    messageDesktop,
    messageMobile,
    background,
    content: getLegibleColour(background, parseHexColour(wire.contentColor)),
    discount: wire.discount || null,
    discountLabel: wire.discountLabel || wire.discount || null,
    link: wire.linkTextDesktop && href ? { text: wire.linkTextDesktop, href } : null,
    largeOnMobile: messageMobile.length >= LARGE_MIN_LENGTH && Boolean(wire.discount),
    // spec 4: "the flash-banner-to-Fit-Finder promo is dismissed by a hide flag"
    dismissible: href?.split(/[?#]/)[0] === FIT_FINDER_PATH,
  }
}

/** The announcement above the header (spec 3, "Flash banner item"). */
export type FlashBanner = {
  /** Identifies the banner: a dismissed banner stays hidden until its name changes. */
  name: string
  messageDesktop: string
  messageMobile: string
  background: string
  /** Text colour, legible on the background. */
  content: string
  /** A discount code as editors wrote it. */
  discount: string | null
  discountLabel: string | null
  link: { text: string; href: string } | null
  /** Takes two lines on phones. */
  largeOnMobile: boolean
  /** Links to the Fit Finder and has a close button. */
  dismissible: boolean
}

/** The flash banner; null if there is none. Throws UpstreamError. */
export const readFlashBanner = async (content: Pick<ContentClient, 'flashBanner'>): Promise<FlashBanner | null> =>
  flashBannerFromWire(await content.flashBanner({}))
