/** A short label on a picture or beside a link (spec 3, "Badge"). */
export type Badge = {
  title: string
  kind: 'promo' | 'auto-discount' | 'other'
  /** The editor's colour as #rrggbb; null for that of its kind. */
  colour: string | null
  isSmall: boolean
  /** The editor's name of an icon; null without one. */
  icon: string | null
}
