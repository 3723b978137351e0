import type { MouseEvent } from 'react'
import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isBrowserHandledClick } from '#app/ui/browser-handled-click.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import styles from './active-filters.module.css'
import { type Filters, isEmpty, listSelected, NO_FILTERS, removeFilter } from './filters.ts'
import { useFilterNames } from './use-filter-names.ts'

/** The selected filters, each as a link that removes it; links also work without script. */
export function ActiveFilters(props: {
  filters: Filters
  getHref: (filters: Filters) => string
  onFilter: (filters: Filters) => void
}) {
  const { filters } = props
  const t = useWords(collectionWords)
  const { getFilterName } = useFilterNames()
  if (isEmpty(filters)) return null
  const getLinkProps = (linkedFilters: Filters) => ({
    href: props.getHref(linkedFilters),
    onClick(event: MouseEvent) {
      if (isBrowserHandledClick(event)) return
      event.preventDefault()
      props.onFilter(linkedFilters)
    },
  })
  return (
    <ul className={styles.chips} aria-label={t('active')}>
      {listSelected(filters).map((selected) => {
        const filter = getFilterName(selected, filters.price)
        const link = getLinkProps(removeFilter(filters, selected))
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
        <a {...getLinkProps(NO_FILTERS)} className={styles.clear}>
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
