import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, memo, type RefObject, useEffect, useRef, useState } from 'react'
import button from '#app/ui/button.module.css'
import { CloseIcon } from '#app/ui/icons.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { useAsPopup } from '#app/ui/popups.tsx'
import styles from './filter-form.module.css'
import panel from './filter-panel.module.css'
import { FilterPanel } from './filter-panel.tsx'
import { type Filters, isEmpty, NO_FILTERS } from './filters.ts'
import { liveNow } from './live-shelf.ts'
import { FORM, readForm } from './read-form.ts'
import type { Shelf } from './shelf.ts'
import type { Sort } from './sort.ts'
import { useCollectionWords } from './words.ts'

const madePanel = createIsomorphicFn().server((goods: string, filters: Filters) => (
  <FilterPanel goods={goods} filters={filters} />
))
const Fresh = lazy(() => import('./filter-panel.tsx').then((module) => ({ default: module.FilterPanel })))

/**
 * The filters: beside the goods where there is room, else a sheet that the platform opens, script or not. An ordinary form
 * that asks for its own page; with script every tick asks at once.
 */
export function FilterForm(props: {
  form: RefObject<HTMLFormElement | null>
  goods: string
  shelf: Shelf | undefined
  filters: Filters
  sort: Sort
  /** How many products are left. */
  count: number
  action: string
  onAsk: (filters: Filters, sort: Sort, replace?: boolean) => void
}) {
  const { form, goods, shelf, filters, sort, count, onAsk } = props
  const t = useCollectionWords()
  const [open, setOpen] = useState(false)
  const askedInSheet = useRef(false)
  useAsPopup('collectionFilters', open)

  useEffect(() => {
    if (shelf && form.current) liveNow()?.showInForm(form.current, filters, shelf.matcher.counts(filters))
  }, [form, shelf, filters])

  return (
    <form
      ref={form}
      id={FORM}
      method="get"
      action={props.action}
      popover="auto"
      aria-label={t('filters')}
      className={styles.form}
      onToggle={({ newState }) => {
        setOpen(newState === 'open')
        askedInSheet.current = false
      }}
      onSubmit={(event) => event.preventDefault()}
      onInput={({ currentTarget }) => {
        const wanted = readForm(currentTarget, filters.byFit)
        // a sheet is one step back, however many boxes were ticked in it
        onAsk(wanted.filters, sort, askedInSheet.current)
        askedInSheet.current = open
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{t('filters')}</h2>
        {isEmpty(filters) ? null : (
          <button type="button" className={button.quiet} onClick={() => onAsk(NO_FILTERS, sort, askedInSheet.current)}>
            {t('clear')}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget={FORM}
          popoverTargetAction="hide"
          aria-label={t('filters.close')}
        >
          <CloseIcon />
        </button>
      </header>
      <div className={panel.groups}>
        <Groups goods={goods} filters={filters} />
      </div>
      {filters.byFit ? <input type="hidden" name="by" value="fit" /> : null}
      <footer className={styles.foot}>
        <button
          type="button"
          className={`${button.primary} ${styles.show}`}
          popoverTarget={FORM}
          popoverTargetAction="hide"
        >
          {count === 0 ? t('show.none') : count === 1 ? t('show.one') : t('show', { count })}
        </button>
        <button type="submit" className={`${button.primary} ${styles.apply}`}>
          {t('apply')}
        </button>
      </footer>
    </form>
  )
}

/** Drawn once: what changes is changed in place. */
const Groups = memo(
  ({ goods, filters }: { goods: string; filters: Filters }) => (
    <Kept made={madePanel(goods, filters)} fresh={<Fresh goods={goods} filters={filters} />} />
  ),
  (before, after) => before.goods === after.goods,
)
