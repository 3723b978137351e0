import type { MenuBadge } from '#app/content/menu.ts'
import styles from './badge.module.css'
import { toBadgeAttribute } from './badge-attribute.ts'

/** A label on a picture or beside a link, in the editors' colour. */
export const Badge = ({ badge }: { badge: MenuBadge }) => (
  <span className={styles.badge} data-badge={badge.colour ? toBadgeAttribute(badge.colour) : undefined}>
    {badge.title}
  </span>
)
