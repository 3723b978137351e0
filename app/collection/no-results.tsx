import { useOwnLinks } from '#app/region/own-links.ts'
import button from '#app/ui/button.module.css'
import { scaleOf } from './filter-keys.ts'
import { type Filters, NO_FILTERS, toggled } from './filters.ts'
import styles from './no-results.module.css'
import { shelfOf } from './shelf.ts'
import { useCollectionWords, useNoResultsWords } from './words.ts'

/** Other places to look, those that hold most. */
const OTHERS = ['trousers', 'denim', 'shorts', 'tops', 'underwear'] as const

/** Nothing is left (COL-05). Ways out: what to leave out to get most back, all of it, and other collections. */
export function NoResults(props: {
  handle: string
  goods: string
  filters: Filters
  hrefOf: (filters: Filters) => string
}) {
  const { handle, filters, hrefOf } = props
  const t = useNoResultsWords()
  const scales = useCollectionWords()
  const { hrefFor } = useOwnLinks()
  const release = shelfOf(props.goods).matcher.bestRelease(filters)
  return (
    <div className={styles.message}>
      <h2 className={styles.title}>{t('none')}</h2>
      <p className={styles.text}>{t('none-text')}</p>
      <p className={styles.ways}>
        {release ? (
          <a href={hrefOf(toggled(filters, release.key, release.value))} className={button.primary}>
            {t('none-release', {
              filter: `${scales(`scale.${scaleOf(release.key, release.value)}`)} ${release.value}`,
              count: release.count,
            })}
          </a>
        ) : null}
        <a href={hrefOf(NO_FILTERS)} className={button.secondary}>
          {t('clear')}
        </a>
      </p>
      <h3 className={styles.others}>{t('none-others')}</h3>
      <ul className={styles.list}>
        {OTHERS.filter((other) => other !== handle).map((other) => (
          <li key={other}>
            <a href={hrefFor(`/collections/${other}`)}>{t(`other.${other}`)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
