import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, memo, type RefObject, useEffect } from 'react'
import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import { StaticPart } from '#app/page/static-part.tsx'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { CloseIcon } from '#app/ui/icons.tsx'
import { waitForPaint } from '#app/ui/timing.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Listing } from './compact-listing.ts'
import { decodeListing } from './compact-listing.ts'
import styles from './filter-form.module.css'
import panel from './filter-panel.module.css'
import { FilterPanel } from './filter-panel.tsx'
import { type Filters, isEmpty, NO_FILTERS } from './filters.ts'
import { getClientFiltering } from './load-client-filtering.ts'
import { FILTER_FORM_ID, isPriceInput, readFilterForm } from './read-filter-form.ts'
import { parseSort, type Sort } from './sorts.ts'
import { useFilterSheet } from './use-filter-sheet.ts'

type PanelProps = ComponentProps<typeof FilterPanel>

const renderOnServer = createIsomorphicFn().server((props: PanelProps) => <FilterPanel {...props} />)
const getDependencies = createIsomorphicFn().server(({ encodedListing, ...props }: PanelProps, region: RegionCode) => ({
  source: decodeListing(encodedListing),
  variant: JSON.stringify([region, props]),
}))
const LazyFilterPanel = lazy(() => import('./filter-panel.tsx').then((module) => ({ default: module.FilterPanel })))

/**
 * The filter form: beside the products on wide screens, otherwise a popover sheet that Back closes. With script every change
 * applies at once (a price on blur); without it, the form is submitted.
 */
export function FilterForm(props: {
  form: RefObject<HTMLFormElement | null>
  encodedListing: string
  listing: Listing | undefined
  filters: Filters
  sort: Sort
  /** Number of matching styles. */
  count: number
  action: string
  /** The query of a search, which the form keeps. */
  searched: string | undefined
  onFilter: (filters: Filters, sort: Sort, replace?: boolean) => void
}) {
  const { form, encodedListing, listing, filters, sort, count, onFilter } = props
  const t = useWords(collectionWords)
  const sheet = useFilterSheet(form, onFilter)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet's fields may be filled as it opens
  useEffect(() => {
    let isCurrent = true
    // After the list is painted, because the pressed checkbox shows its state already and only the counts change.
    void waitForPaint().then(() => {
      if (isCurrent && listing && form.current)
        getClientFiltering()?.updateFilterForm(form.current, filters, sort, listing.matcher.countByValue(filters))
    })
    return () => {
      isCurrent = false
    }
  }, [form, listing, filters, sort, sheet.isOpen])

  /** Applies the current values of the form. */
  function applyForm(newSort = sort) {
    if (form.current) sheet.choose(readFilterForm(form.current, filters.byFit).filters, newSort)
  }

  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      method="get"
      action={props.action}
      popover="auto"
      aria-label={t('filters')}
      className={styles.form}
      onToggle={sheet.onToggle}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const isSort = submitter instanceof HTMLButtonElement && submitter.name === 'sort'
        applyForm(isSort ? parseSort({ sort: submitter.value }) : sort)
      }}
      onInput={({ target }) => {
        if (!isPriceInput(target)) applyForm()
      }}
      onBlur={(event) => {
        if (isPriceInput(event.target)) applyForm()
        sheet.onBlur(event)
      }}
    >
      {/* Enter in a price field presses the first submit button of a form, which would otherwise be a sort order. */}
      <button type="submit" hidden />
      <header className={styles.head}>
        <h2 className={styles.title}>{t('filters')}</h2>
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
      <SearchedQuery query={props.searched} />
      <Groups encodedListing={encodedListing} filters={filters} sort={sort} isSearch={props.searched !== undefined} />
      {filters.byFit ? <input type="hidden" name="by" value="fit" /> : null}
      <footer className={styles.foot}>
        {isEmpty(filters) ? null : (
          <button
            type="button"
            className={`${button.secondary} ${styles.clear}`}
            onClick={() => sheet.choose(NO_FILTERS, sort)}
          >
            {t('clear')}
          </button>
        )}
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

/** The query of a search as a field, so that filters without script stay in it. */
export const SearchedQuery = ({ query }: { query: string | undefined }) =>
  query === undefined ? null : <input type="hidden" name="q" value={query} />

/** Rendered once; `updateFilterForm` changes it in place. */
const Groups = memo(
  (props: PanelProps) => {
    const region = useRegion().code
    return (
      <StaticPart
        className={panel.groups}
        server={renderOnServer(props)}
        client={<LazyFilterPanel {...props} />}
        dependencies={getDependencies(props, region)}
      />
    )
  },
  (before, after) => before.encodedListing === after.encodedListing,
)
