import type { Badge } from '#app/content/badge.wire.ts'
import { badgeFromWire } from '#app/content/badge.wire.ts'
import type { Badge as WireBadge } from '#contracts/backend/generated/types.ts'
import { MADE_TO_ORDER_TAG, MADE_TO_ORDER_TAX_TAG } from '#contracts/shop/made-to-order.ts'

/** Spec 3, "Badge": "Precedence: promo, then auto-discount, then others". */
const PRECEDENCE: readonly Badge['kind'][] = ['promo', 'auto-discount', 'other']

/** The badge that a product shows; null if it has none. */
export function getBadge(wires: readonly WireBadge[]): Badge | null {
  const badges = wires.flatMap(
    ({ title, badgeType = null, themeColour = null, small = null, iconName = null }) =>
      badgeFromWire({ title, badgeType, themeColour, small, iconName }) ?? [],
  )
  const ranked = badges.toSorted((one, other) => PRECEDENCE.indexOf(one.kind) - PRECEDENCE.indexOf(other.kind))
  return ranked[0] ?? null
}

/** Tags that are badges (spec 3, "Tags"), in the order in which the first is shown, with the badge's title. */
const TAG_BADGES: readonly (readonly [tag: string, title: string])[] = [
  ['Low Stock', 'Low Stock'],
  ['New', 'New'],
  ['Beta', 'Beta'],
  ['Organic', 'Organic'],
  [MADE_TO_ORDER_TAG, MADE_TO_ORDER_TAG],
  [MADE_TO_ORDER_TAX_TAG, MADE_TO_ORDER_TAG],
]

/** The badges of tags, for products without badges of their own. */
export const badgesFromTags = (tags: readonly string[]): WireBadge[] =>
  TAG_BADGES.filter(([tag]) => tags.includes(tag)).map(([, title]) => ({ title, badgeType: 'other', small: true }))
