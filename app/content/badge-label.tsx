import type { Badge } from './badge.wire.ts'
import icons from './badge-icons.svg?url&no-inline'
import styles from './badge-label.module.css'
import { getLegibleColour, INK } from './colour.ts'

/**
 * A badge in the editor's colour, or in the colour of its kind (NAV-19). The colour is drawn as an SVG rectangle, because the
 * content security policy forbids style attributes.
 */
export function BadgeLabel({ badge: { title, kind, colour, isSmall, icon } }: { badge: Badge }) {
  const isOnLight = colour !== null && getLegibleColour(colour, null) === INK
  return (
    <span
      className={styles.badge}
      data-badge={kind}
      data-small={isSmall || undefined}
      data-on={colour === null ? undefined : isOnLight ? 'light' : 'dark'}
    >
      {colour === null ? null : (
        <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={colour} />
        </svg>
      )}
      {icon === null ? null : <BadgeIcon name={icon} />}
      <span>{title}</span>
    </span>
  )
}

/** Names that editors give icons of badges. The specification gives none: these are assumed. */
export const BADGE_ICONS: readonly string[] = ['clock', 'leaf', 'percent', 'scissors', 'star', 'tag']

/** The icon of a badge, beside its title; nothing for a name that the shop does not know. */
function BadgeIcon({ name }: { name: string }) {
  if (!BADGE_ICONS.includes(name)) return null
  return (
    <svg width="12" height="12" className="line-drawing" aria-hidden="true" data-icon={name}>
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
