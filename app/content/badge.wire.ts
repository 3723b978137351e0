import type { BadgeFragment } from '#contracts/content/generated/documents.ts'
import { hasReadableText, parseHexColour } from './colour.ts'

const KINDS: readonly string[] = ['promo', 'auto-discount', 'other'] satisfies Badge['kind'][]
const isKind = (type: string | null): type is Badge['kind'] => type !== null && KINDS.includes(type)

/** A badge of the content service; null without a title. An unknown type is 'other'. */
export const badgeFromWire = (wire: BadgeFragment | null): Badge | null =>
  wire?.title
    ? {
        title: wire.title,
        kind: isKind(wire.badgeType) ? wire.badgeType : 'other',
        colour: toReadable(parseHexColour(wire.themeColour)),
        isSmall: wire.small === true,
        icon: wire.iconName,
      }
    : null

/** Returns the colour if text on it is legible; null otherwise, for the colour of the badge's kind. */
const toReadable = (colour: string | null): string | null => (colour && hasReadableText(colour) ? colour : null)

/** A short label on a picture or beside a link (spec 3, "Badge"). */
export type Badge = {
  title: string
  kind: 'promo' | 'auto-discount' | 'other'
  /** The editor's colour as #rrggbb; null for the colour of its kind. */
  colour: string | null
  isSmall: boolean
  /** The editor's name of an icon; null without one. */
  icon: string | null
}
