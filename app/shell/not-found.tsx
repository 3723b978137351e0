import { Link } from '@tanstack/react-router'
import type { CopyKey } from '#app/copy/en-GB.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import button from '#app/ui/button.module.css'
import { SearchIcon } from '#app/ui/icons.tsx'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

const WAYS_ON: readonly (readonly [CopyKey, string])[] = [
  ['footer.trousers', '/collections/trousers'],
  ['footer.denim', '/collections/denim'],
  ['footer.shorts', '/collections/shorts'],
  ['footer.tops', '/collections/tops'],
]

/** PAGE-03: what an address without a page says, and where to go from there. */
export function NotFound() {
  const t = useCopy()
  const search = useFormAction('/pages/search')
  return (
    <MessagePage>
      <p>{t('not-found.text')}</p>
      <search className={styles.search}>
        <form action={search} className={styles.form}>
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
          {WAYS_ON.map(([title, href]) => (
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
