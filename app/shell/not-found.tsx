import { Link } from '@tanstack/react-router'
import type { CopyKey } from '#app/copy/every-page.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useFormAction } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SearchIcon } from '#app/ui/icons.tsx'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

const SUGGESTED_LINKS: readonly (readonly [CopyKey, string])[] = [
  ['footer.trousers', '/collections/trousers'],
  ['footer.denim', '/collections/denim'],
  ['footer.shorts', '/collections/shorts'],
  ['footer.tops', '/collections/tops'],
]

/** The 404 page (PAGE-03), with search and links. */
export function NotFound() {
  const t = useCopy()
  const searchAction = useFormAction('/pages/search')
  return (
    <MessagePage>
      <p>{t('not-found.text')}</p>
      <search className={styles.search}>
        <form action={searchAction} className={styles.form}>
          <input
            type="search"
            name="q"
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t('not-found.search')}
            placeholder={t('not-found.search')}
            className={styles.field}
          />
          <button type="submit" className={styles.go} aria-label={t('header.search')}>
            <SearchIcon />
          </button>
        </form>
      </search>
      <nav aria-label={t('not-found.ways')}>
        <ul className={styles.ways}>
          {SUGGESTED_LINKS.map(([title, href]) => (
            <li key={href}>
              <Link to={href} className={styles.way}>
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link to="/" className={button.primary}>
        {t('not-found.link')}
      </Link>
    </MessagePage>
  )
}
