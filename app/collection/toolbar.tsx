import type { SavedFit } from '#app/fit/saved-fit.ts'
import { chosenList, type Filters } from './filters.ts'
import { FitSlot } from './fit-slot.tsx'
import { FORM } from './read-form.ts'
import type { Shelf } from './shelf.ts'
import { SORTS, type Sort, sortFromSearch } from './sort.ts'
import styles from './toolbar.module.css'
import { useCollectionWords } from './words.ts'

/** Above the goods: the way to the filters where they are a sheet, 'only my fit', and the order. */
export function Toolbar(props: {
  filters: Filters
  sort: Sort
  goods: string
  shelf: Shelf | undefined
  fit: SavedFit | null
  /** How many products are left, and of how many. */
  count: number
  total: number
  /** False where there is nothing to narrow by. */
  narrows: boolean
  onAsk: (filters: Filters, sort: Sort) => void
}) {
  const { filters, sort, shelf, fit, count, total, onAsk } = props
  const t = useCollectionWords()
  const chosen = chosenList(filters).length
  return (
    <div className={styles.bar}>
      {props.narrows ? (
        <>
          <button type="button" className={styles.open} popoverTarget={FORM}>
            {chosen > 0 ? t('filters.some', { count: chosen }) : t('filters')}
          </button>
          <FitSlot
            filters={filters}
            goods={props.goods}
            shelf={shelf}
            fit={fit}
            onAsk={(wanted) => onAsk(wanted, sort)}
          />
        </>
      ) : null}
      <p role="status" className={styles.count}>
        {count < total ? t('count.of', { count, total }) : total === 1 ? t('count.one') : t('count', { count: total })}
      </p>
      <label className={styles.sort}>
        <span className={styles.label}>{t('sort')}</span>
        <select
          key={sort}
          name="sort"
          form={FORM}
          defaultValue={sort}
          className={styles.select}
          autoComplete="off"
          onChange={({ target }) => onAsk(filters, sortFromSearch({ sort: target.value }))}
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={FORM} className={styles.apply}>
        {t('apply')}
      </button>
    </div>
  )
}
