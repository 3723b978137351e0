import type { Badge } from './badge.ts'
import { BadgeIcon } from './badge-icon.tsx'
import styles from './badge-label.module.css'
import { getLegibleColour, INK } from './colour.ts'

/**
 * A badge in the editor's colour, or in that of its kind (NAV-19). The colour is a rectangle's, because the content security
 * policy forbids style attributes.
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
      {title}
    </span>
  )
}
