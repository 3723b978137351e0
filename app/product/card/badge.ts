import type { Badge as WireBadge } from '#contracts/backend/generated/types.ts'
import type { Badge } from '../product.ts'

/** Spec 3, "Badge": "Precedence: promo, then auto-discount, then others". */
const PRECEDENCE = ['promo', 'auto-discount', 'other'] as const

/** The badge that a product shows; null if it has none. */
export function getBadge(badges: readonly WireBadge[]): Badge | null {
  for (const kind of PRECEDENCE) {
    const badge = badges.find(({ badgeType }) => badgeType === kind)
    if (badge) return { title: badge.title, kind }
  }
  return null
}
