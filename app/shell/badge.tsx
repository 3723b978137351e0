import type { MenuBadge } from '#app/content/menu.ts'
import styles from './badge.module.css'
import { badgeMark } from './badge-mark.ts'

/** A word on a picture or beside a link, in the editors' colour. */
export const Badge = ({ badge }: { badge: MenuBadge }) => (
  <span className={styles.badge} data-badge={badge.colour ? badgeMark(badge.colour) : undefined}>
    {badge.title}
  </span>
)
