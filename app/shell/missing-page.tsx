import { Link, useLocation } from '@tanstack/react-router'
import { countryWords } from '#app/copy/country.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { collectionNames, notFoundWords, notSoldHereWords } from '#app/copy/shell.ts'
import { useWords } from '#app/copy/use-words.ts'
import { type Elsewhere, isElsewhere } from '#app/product/elsewhere/elsewhere.ts'
import { CardRow } from '#app/product/recommendations/card-row.tsx'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SearchIcon } from '#app/ui/icons.tsx'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

/** A missing page: where its goods are if another shop has them (REG-11), else page not found. */
export const MissingPage = ({ data }: { data?: unknown }) =>
  isElsewhere(data) ? <NotSoldHere elsewhere={data} /> : <PageNotFound />

/** The 404 page (PAGE-03), with search and links. */
function PageNotFound() {
  const t = useWords(notFoundWords)
  const copy = useCopy()
  const searchAction = useFormAction('/pages/search')
  return (
    <MessagePage>
      <p>{t('text')}</p>
      <search className={styles.search}>
        <form action={searchAction} className={styles.form}>
          <input
            type="search"
            name="q"
            dir="auto"
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t('search')}
            placeholder={t('search')}
            className={styles.field}
          />
          <button type="submit" className={styles.go} aria-label={copy('header.search')}>
            <SearchIcon />
          </button>
        </form>
      </search>
      <SuggestedLinks />
      <Link to="/" className={button.primary}>
        {t('link')}
      </Link>
    </MessagePage>
  )
}

/** The page of goods that only other shops have (REG-11): links to those shops, and the nearest goods here. */
function NotSoldHere({ elsewhere: { name, shops, nearest } }: { elsewhere: Elsewhere }) {
  const notFound = useWords(notFoundWords)
  const t = useWords(notSoldHereWords)
  const shop = useWords(countryWords)
  const { code } = useRegion()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <>
      <MessagePage title={t('title', { name, shop: shop(`shop.${code}`) })}>
        <p>{t('text')}</p>
        <form method="post" action="/country" className={styles.actions}>
          {/* The server takes the query, a chosen size or filters, from the request's referrer. */}
          <input type="hidden" name="path" value={path} />
          {shops.map((region) => (
            <button key={region} type="submit" name="region" value={region} className={button.primary}>
              {t('back', { shop: shop(`shop.${region}`) })}
            </button>
          ))}
          <Link to="/" className={button.secondary}>
            {notFound('link')}
          </Link>
        </form>
        {nearest.length > 0 ? null : <SuggestedLinks />}
      </MessagePage>
      {nearest.length > 0 ? (
        <CardRow title={t('nearest')} products={nearest} places={nearest.length} size="large" />
      ) : null}
    </>
  )
}

const SUGGESTED = ['trousers', 'denim', 'shorts', 'tops'] as const

/** Links to collections, on a page without what was looked for. */
function SuggestedLinks() {
  const names = useWords(collectionNames)
  const words = useWords(notFoundWords)
  return (
    <nav aria-label={words('ways')}>
      <ul className={styles.ways}>
        {SUGGESTED.map((handle) => (
          <li key={handle}>
            <Link to="/collections/$handle" params={{ handle }} className={styles.way}>
              {names(handle)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
