import { noResultsWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import button from '#app/ui/button.module.css'
import { type Filters, NO_FILTERS, removeFilter } from './filters.ts'
import { getListing } from './listing.ts'
import styles from './no-results.module.css'
import { useFilterNames } from './use-filter-names.ts'

/** The largest collections. */
const LARGEST_COLLECTIONS = ['trousers', 'denim', 'shorts', 'tops', 'underwear'] as const

/** Filters without results (COL-05): links that remove the most restrictive filter or all of them, and other collections. */
export function NoResults(props: {
  handle: string
  encodedListing: string
  filters: Filters
  getHref: (filters: Filters) => string
}) {
  const { handle, filters, getHref } = props
  const t = useWords(noResultsWords)
  const { getFilterName } = useFilterNames()
  const hrefFor = useHrefFor()
  const removal = getListing(props.encodedListing).matcher.suggestRemoval(filters)
  return (
    <div className={styles.message}>
      <h2 className={styles.title}>{t('none')}</h2>
      <p className={styles.text}>{t('none-text')}</p>
      <p className={styles.ways}>
        {removal ? (
          <a href={getHref(removeFilter(filters, removal.filter))} className={button.primary}>
            {t('none-release', {
              filter: getFilterName(removal.filter, filters.price),
              count: removal.count,
            })}
          </a>
        ) : null}
        <a href={getHref(NO_FILTERS)} className={button.secondary}>
          {t('clear')}
        </a>
      </p>
      <h3 className={styles.others}>{t('none-others')}</h3>
      <ul className={styles.list}>
        {LARGEST_COLLECTIONS.filter((other) => other !== handle).map((other) => (
          <li key={other}>
            <a href={hrefFor(`/collections/${other}`)}>{t(`other.${other}`)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
