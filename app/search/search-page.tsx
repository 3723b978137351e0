import { Link } from '@tanstack/react-router'
import grid from '#app/collection/collection-page.module.css'
import { useCopy } from '#app/copy/use-copy.ts'
import { PriceTag } from '#app/product/price-tag.tsx'
import card from '#app/product/product-card.module.css'
import { useFormAction } from '#app/region/use-form-action.ts'
import button from '#app/ui/button.module.css'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import type { SearchResult } from './search.server.ts'
import styles from './search-page.module.css'

/** Search as a page: an ordinary form, the words in the address. */
export function SearchPage({ result }: { result: SearchResult }) {
  const t = useCopy()
  const action = useFormAction('/pages/search')
  const { query, total, hits } = result
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('search.title')}</h1>
      <search>
        <form action={action} className={styles.form}>
          <input
            type="search"
            name="q"
            key={query}
            defaultValue={query}
            maxLength={200}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            className={styles.field}
          />
          <button type="submit" className={button.primary}>
            {t('search.go')}
          </button>
        </form>
      </search>
      <p role="status" className={styles.status}>
        {query === ''
          ? t('search.prompt')
          : total === 0
            ? t('search.none', { query })
            : total === 1
              ? t('search.results.one', { query })
              : t('search.results', { query, count: total })}
      </p>
      <ul className={grid.grid}>
        {hits.map((hit) => (
          <li key={hit.handle}>
            <article className={card.card}>
              <Link to="/products/$handle" params={{ handle: hit.handle }} className={card.link}>
                <div className={card.picture}>
                  {hit.image ? (
                    <ResponsiveImage
                      src={hit.image}
                      alt=""
                      card
                      width={800}
                      height={1000}
                      sizes="(min-width: 1281px) 24vw, (min-width: 768px) 31vw, 50vw"
                    />
                  ) : null}
                </div>
                <h2 className={card.title}>{hit.title}</h2>
              </Link>
              <p className={card.price}>
                {hit.available ? <PriceTag price={hit.price} was={hit.was} /> : t('product.sold-out')}
              </p>
            </article>
          </li>
        ))}
      </ul>
    </div>
  )
}
