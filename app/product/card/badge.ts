import type { Badge as WireBadge } from '#contracts/backend/generated/types.ts'
import type { Badge } from '../product.ts'

/** Spec 3, "Badge": "Precedence: promo, then auto-discount, then others". */
const PRECEDENCE = ['promo', 'auto-discount', 'other'] as const

/** The one badge a product wears, or null. */
export function badgeFor(badges: readonly WireBadge[]): Badge | null {
  for (const kind of PRECEDENCE) {
    const found = badges.find(({ badgeType }) => badgeType === kind)
    if (found) return { title: found.title, kind }
  }
  return null
}
