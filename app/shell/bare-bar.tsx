import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/every-page.ts'
import styles from './bare-bar.module.css'
import { Logo } from './logo.tsx'

/** The logo with its link home, for pages without the shop's header. `reload`: it leaves by loading a document. */
export function BareBar({ reload }: { reload?: boolean }) {
  const t = useCopy()
  return (
    <div className={styles.bar}>
      <Link to="/" reloadDocument={reload} aria-label={t('header.home')} className={styles.logo}>
        <Logo />
      </Link>
    </div>
  )
}
