import { CloseIcon } from '#app/ui/icons.tsx'
import styles from './active-filters.module.css'
import { scaleOf } from './filter-keys.ts'
import { chosenList, type Filters, isEmpty, NO_FILTERS, toggled } from './filters.ts'
import type { Sort } from './sort.ts'
import type { LinkTo } from './use-narrowing.ts'
import { useCollectionWords } from './words.ts'

/** What the collection is narrowed to, each with a way to take it back. */
export function ActiveFilters({ filters, sort, linkTo }: { filters: Filters; sort: Sort; linkTo: LinkTo }) {
  const t = useCollectionWords()
  if (isEmpty(filters)) return null
  return (
    <ul className={styles.chips} aria-label={t('active')}>
      {chosenList(filters).map(({ key, value }) => {
        const filter = `${t(`scale.${scaleOf(key, value)}`)} ${value}`
        const link = linkTo(toggled(filters, key, value), sort)
        return (
          <li key={filter}>
            <a href={link.href} onClick={link.onClick} className={styles.chip} aria-label={t('remove', { filter })}>
              {filter}
              <CloseIcon />
            </a>
          </li>
        )
      })}
      <li>
        <a {...linkTo(NO_FILTERS, sort)} className={styles.clear}>
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
