import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, memo, type RefObject, useEffect, useRef, useState } from 'react'
import button from '#app/ui/button.module.css'
import { CloseIcon } from '#app/ui/icons.tsx'
import { useTrackPopup } from '#app/ui/popups.ts'
import { StaticPart } from '#app/ui/static-part.tsx'
import { waitForPaint } from '#app/ui/wait-for-paint.ts'
import styles from './filter-form.module.css'
import panel from './filter-panel.module.css'
import { FilterPanel } from './filter-panel.tsx'
import { type Filters, isEmpty, NO_FILTERS } from './filters.ts'
import type { Listing } from './listing.ts'
import { getClientFiltering } from './load-client-filtering.ts'
import { FILTER_FORM_ID, readFilterForm } from './read-filter-form.ts'
import type { Sort } from './sort.ts'
import { useCollectionWords } from './words.ts'

const renderOnServer = createIsomorphicFn().server((encodedListing: string, filters: Filters) => (
  <FilterPanel encodedListing={encodedListing} filters={filters} />
))
const LazyFilterPanel = lazy(() => import('./filter-panel.tsx').then((module) => ({ default: module.FilterPanel })))

/**
 * The filter form: beside the products on wide screens, otherwise a popover sheet. Without script it is submitted, with
 * script every change applies at once.
 */
export function FilterForm(props: {
  form: RefObject<HTMLFormElement | null>
  encodedListing: string
  listing: Listing | undefined
  filters: Filters
  sort: Sort
  /** Number of matching products. */
  count: number
  action: string
  onFilter: (filters: Filters, sort: Sort, replace?: boolean) => void
}) {
  const { form, encodedListing, listing, filters, sort, count, onFilter } = props
  const t = useCollectionWords()
  const [isOpen, setIsOpen] = useState(false)
  const hasFilteredInSheet = useRef(false)
  useTrackPopup('collectionFilters', isOpen)

  useEffect(() => {
    let isCurrent = true
    // The pressed box shows its state already; the counts of all others come after the list.
    void waitForPaint().then(() => {
      if (isCurrent && listing && form.current)
        getClientFiltering()?.updateFilterForm(form.current, filters, listing.matcher.countByValue(filters))
    })
    return () => {
      isCurrent = false
    }
  }, [form, listing, filters])

  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      method="get"
      action={props.action}
      popover="auto"
      aria-label={t('filters')}
      className={styles.form}
      onToggle={({ newState }) => {
        setIsOpen(newState === 'open')
        hasFilteredInSheet.current = false
      }}
      onSubmit={(event) => event.preventDefault()}
      onInput={({ currentTarget }) => {
        const formState = readFilterForm(currentTarget, filters.byFit)
        // All changes in one opening of the sheet are a single history entry.
        onFilter(formState.filters, sort, hasFilteredInSheet.current)
        hasFilteredInSheet.current = isOpen
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{t('filters')}</h2>
        {isEmpty(filters) ? null : (
          <button
            type="button"
            className={button.quiet}
            onClick={() => onFilter(NO_FILTERS, sort, hasFilteredInSheet.current)}
          >
            {t('clear')}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget={FILTER_FORM_ID}
          popoverTargetAction="hide"
          aria-label={t('filters.close')}
        >
          <CloseIcon />
        </button>
      </header>
      <div className={panel.groups}>
        <Groups encodedListing={encodedListing} filters={filters} />
      </div>
      {filters.byFit ? <input type="hidden" name="by" value="fit" /> : null}
      <footer className={styles.foot}>
        <button
          type="button"
          className={`${button.primary} ${styles.show}`}
          popoverTarget={FILTER_FORM_ID}
          popoverTargetAction="hide"
        >
          {count === 0 ? t('show.none') : t('show', { count })}
        </button>
        <button type="submit" className={`${button.primary} ${styles.apply}`}>
          {t('apply')}
        </button>
      </footer>
    </form>
  )
}

/** Rendered once; `updateFilterForm` changes it in place. */
const Groups = memo(
  ({ encodedListing, filters }: { encodedListing: string; filters: Filters }) => (
    <StaticPart
      server={renderOnServer(encodedListing, filters)}
      client={<LazyFilterPanel encodedListing={encodedListing} filters={filters} />}
    />
  ),
  (before, after) => before.encodedListing === after.encodedListing,
)
