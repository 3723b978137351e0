import type { Badge } from './badge.wire.ts'
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

/** Icons of badges by the names that editors use, 16 units wide. The specification gives no names: these are assumed. */
const SHAPES: Readonly<Record<string, string>> = {
  clock: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0M8 4.5V8l2.5 1.5',
  leaf: 'M3 13c0-6 3.5-9.5 10-10 .3 6.8-3 10-8 10M3 13c1.5-3.5 3.5-5.5 6-6.5',
  percent:
    'M12.5 3.5l-9 9M2.8 4.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M9.8 11.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
  scissors: 'M2 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 10.3 11 2M11 10.3 5 2',
  star: 'm8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z',
  tag: 'M8.5 2.5H13.5V7.5L7.5 13.5l-5-5zM10.5 5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
}

/** The icon of a badge, beside its title; nothing for a name that the shop does not know. */
function BadgeIcon({ name }: { name: string }) {
  if (!Object.hasOwn(SHAPES, name)) return null
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
