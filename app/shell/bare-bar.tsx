import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/every-page.ts'
import styles from './bare-bar.module.css'
import logoStyles from './logo.module.css'

/** The logo as a link to the home page, for pages without the shop's header. `reload`: the link loads a document. */
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

/** The wordmark as a picture, so that it does not depend on the font. It has the current text colour. */
export const Logo = () => <span className={logoStyles.logo} />
