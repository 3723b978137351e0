import type { MouseEvent } from 'react'
import { CloseIcon } from '#app/ui/icons.tsx'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'
import styles from './active-filters.module.css'
import { scaleOf } from './filter-keys.ts'
import { chosenList, type Filters, isEmpty, NO_FILTERS, toggled } from './filters.ts'
import { useCollectionWords } from './words.ts'

/** What the collection is narrowed to, each with a way to take it back. */
export function ActiveFilters(props: {
  filters: Filters
  hrefOf: (filters: Filters) => string
  onAsk: (filters: Filters) => void
}) {
  const { filters } = props
  const t = useCollectionWords()
  if (isEmpty(filters)) return null
  // links, so that they work before script does
  const linkTo = (wanted: Filters) => ({
    href: props.hrefOf(wanted),
    onClick(event: MouseEvent) {
      if (opensElsewhere(event)) return
      event.preventDefault()
      props.onAsk(wanted)
    },
  })
  return (
    <ul className={styles.chips} aria-label={t('active')}>
      {chosenList(filters).map(({ key, value }) => {
        const filter = `${t(`scale.${scaleOf(key, value)}`)} ${value}`
        const link = linkTo(toggled(filters, key, value))
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
        <a {...linkTo(NO_FILTERS)} className={styles.clear}>
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
