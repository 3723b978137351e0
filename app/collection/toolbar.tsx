import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { FIT_FINDER_PATH } from '#app/content/page-handles.ts'
import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { clientLinks, isBrowserHandledClick } from '#app/ui/clicks.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import activeFiltersStyles from './active-filters.module.css'
import type { Listing } from './compact-listing.ts'
import {
  type Filters,
  haveSameSizes,
  isEmpty,
  listSelected,
  NO_FILTERS,
  removeFilter,
  replaceSizes,
} from './filters.ts'
import { loadClientFiltering } from './load-client-filtering.ts'
import type { OtherHalf } from './other-half.ts'
import { FILTER_FORM_ID } from './read-filter-form.ts'
import { getSortLabel, parseSort, SORTS, type Sort } from './sorts.ts'
import styles from './toolbar.module.css'
import { useFilterNames } from './use-filter-names.ts'

/** The number of styles in a list, and of their colours. */
type ListCounts = { styles: number; colours: number }

/** Above the products: the button that opens the filter sheet, "Only my fit", the count and the sort order. */
export function Toolbar(props: {
  filters: Filters
  sort: Sort
  encodedListing: string
  listing: Listing | undefined
  fit: SavedFit | null
  /** The counts of the listed products; `all` has those of the collection. */
  shown: ListCounts
  all: ListCounts
  hasFilters: boolean
  isSearch: boolean
  otherHalf: OtherHalf | undefined
  onFilter: (filters: Filters, sort: Sort) => void
}) {
  const { filters, sort, listing, fit, shown, all, onFilter } = props
  const t = useWords(collectionWords)
  const selectedCount = listSelected(filters).length
  return (
    <div className={styles.bar}>
      {props.hasFilters ? (
        <>
          <button type="button" className={styles.open} popoverTarget={FILTER_FORM_ID}>
            {selectedCount > 0 ? t('filters.some', { count: selectedCount }) : t('filters')}
          </button>
          <FitToggle
            filters={filters}
            encodedListing={props.encodedListing}
            listing={listing}
            fit={fit}
            otherHalf={props.otherHalf}
            onFilter={(newFilters) => onFilter(newFilters, sort)}
          />
        </>
      ) : null}
      <div className={styles.counted}>
        <p role="status" className={styles.count}>
          {[
            shown.colours < all.colours
              ? t('styles.of', { shown: shown.styles, count: all.styles })
              : t('styles', { count: all.styles }),
            ...(shown.colours > shown.styles ? [t('colours', { count: shown.colours })] : []),
          ].join(' ')}
        </p>
        {fit && props.otherHalf ? <OtherHalfLink otherHalf={props.otherHalf} className={styles.other} /> : null}
      </div>
      {all.styles > 1 ? (
        <label className={styles.sort}>
          <span className={styles.label}>{t('sort')}</span>
          <select
            key={sort}
            name="sort"
            form={FILTER_FORM_ID}
            defaultValue={sort}
            className={styles.select}
            autoComplete="off"
            onChange={({ target }) => onFilter(filters, parseSort({ sort: target.value }))}
          >
            {SORTS.map((name) => (
              <option key={name} value={name}>
                {t(getSortLabel(name, props.isSearch))}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <button type="submit" form={FILTER_FORM_ID} className={styles.apply}>
        {t('apply')}
      </button>
    </div>
  )
}

/** Leads from trousers to tops in the shopper's size in one press, and the other way round. */
function OtherHalfLink(props: { otherHalf: OtherHalf; className: string | undefined }) {
  const { half, handle, search } = props.otherHalf
  const t = useWords(collectionWords)
  return (
    <Link to="/collections/$handle" params={{ handle }} search={search} className={props.className}>
      {t(`other-half.${half}`)}
    </Link>
  )
}

/**
 * The toggle button "Only my fit" (COL-04), which applies or clears the saved sizes as filters. Without a saved fit it is a
 * link of the same width: to the Fit Finder, or after its result to the other half, because only the browser knows which.
 */
function FitToggle(props: {
  filters: Filters
  encodedListing: string
  listing: Listing | undefined
  fit: SavedFit | null
  otherHalf: OtherHalf | undefined
  onFilter: (filters: Filters) => void
}) {
  const { filters, encodedListing, listing, fit, otherHalf, onFilter } = props
  const t = useWords(collectionWords)
  const hrefFor = useHrefFor()
  if (!fit && otherHalf) return <OtherHalfLink otherHalf={otherHalf} className={styles.fit} />
  if (!fit)
    return (
      <a href={hrefFor(FIT_FINDER_PATH)} className={styles.fit} {...clientLinks}>
        {t('find-fit')}
      </a>
    )
  const fitFilters = listing?.matcher.toFitFilters(fit)
  // The fit may have no size of these products, as with socks and gift cards.
  const isDisabled = fitFilters !== undefined && isEmpty(fitFilters)
  const isPressed = fitFilters !== undefined && !isDisabled && haveSameSizes(fitFilters, filters)
  const onClick = () =>
    isPressed
      ? onFilter(replaceSizes(filters, NO_FILTERS))
      : void loadClientFiltering().then(({ getListing }) =>
          onFilter(replaceSizes(filters, getListing(encodedListing).matcher.toFitFilters(fit))),
        )
  return (
    <button type="button" className={styles.fit} aria-pressed={isPressed} disabled={isDisabled} onClick={onClick}>
      {t('only-fit')}
    </button>
  )
}

/** The selected filters, each as a link that removes it; links also work without script. */
export function ActiveFilters(props: {
  filters: Filters
  getHref: (filters: Filters) => string
  /** Called with what the pressed link changes, because further filters may be selected before the list shows them. */
  onChange: (change: (filters: Filters) => Filters) => void
}) {
  const { filters } = props
  const t = useWords(collectionWords)
  const { getFilterName } = useFilterNames()
  if (isEmpty(filters)) return null
  const getLinkProps = (change: (filters: Filters) => Filters) => ({
    href: props.getHref(change(filters)),
    onClick(event: MouseEvent) {
      if (isBrowserHandledClick(event)) return
      event.preventDefault()
      props.onChange(change)
    },
  })
  return (
    <ul className={activeFiltersStyles.chips} aria-label={t('active')}>
      {listSelected(filters).map((selected) => {
        const filter = getFilterName(selected, filters.price)
        const link = getLinkProps((current) => removeFilter(current, selected))
        return (
          <li key={filter}>
            <a
              href={link.href}
              onClick={link.onClick}
              className={activeFiltersStyles.chip}
              aria-label={t('remove', { filter })}
            >
              <span>{filter}</span>
              <CloseIcon />
            </a>
          </li>
        )
      })}
      <li>
        <a {...getLinkProps(() => NO_FILTERS)} className={activeFiltersStyles.clear}>
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
