import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, useCallback, useEffect, useMemo, useRef } from 'react'
import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { StaticPart, useIsServerRendered } from '#app/page/static-part.tsx'
import type { SearchStrings } from '#app/region/search-strings.ts'
import { useFormAction } from '#app/region/use-region.ts'
import skipLink from '#app/ui/skip-link.module.css'
import styles from './browse.module.css'
import { CardList } from './card-list.tsx'
import type { BrowsedProducts } from './collection.server.ts'
import { decodeListing } from './compact-listing.ts'
import { FilterForm, SearchedQuery } from './filter-form.tsx'
import { isSizeKey } from './filter-keys.ts'
import { type Filters, toSizeSearch } from './filters.ts'
import { getClientFiltering, loadClientFiltering, useListing } from './load-client-filtering.ts'
import staticNoResultsStyles from './no-results.module.css'
import { NoResults } from './no-results.tsx'
import { FILTER_FORM_ID, hasUnsavedChanges, readFilterForm } from './read-filter-form.ts'
import type { Sort } from './sorts.ts'
import { countStyles, groupByStyle, toSingleColours } from './style-groups.ts'
import { ActiveFilters, Toolbar } from './toolbar.tsx'
import { useCollectionParams } from './use-collection-params.ts'
import { useCollectionVisit } from './use-collection-visit.ts'

/** Products with the place where they are browsed. */
type BrowsedList = BrowsedProducts & {
  /** The handle of the collection, or another name for analytics. */
  name: string
  /** Of the page, without a region. */
  path: string
  /** The query of a search, and the sizes in it, which cards choose. */
  search?: { query: string; sizes: SearchStrings }
}

/** The id of the products, the target of the link that skips the filters. */
const PRODUCTS_ID = 'products'

/**
 * The products of a collection or of a search, with filters and sort order. The URL holds the state; a change is rendered
 * optimistically before the URL follows.
 */
export function Browse(props: { list: BrowsedList; matchingIndexes: readonly number[] | null }) {
  const { list, matchingIndexes } = props
  const { name, path, encodedListing, filterKeys, search } = list
  const hasFilters = filterKeys.length > 0
  const t = useWords(collectionWords)
  const action = useFormAction(path)
  const { params, listed, urlQuery, applyFilters, restoreFilters, getQuery, getHref } = useCollectionParams(
    path,
    filterKeys,
  )
  const { filters, sort } = params
  const fit = useSavedFit()
  const listing = useListing(encodedListing)
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)

  const { products } = decodeListing(encodedListing)
  const matchingProducts = useMemo(
    () =>
      listing?.filterListing(listed.filters, listed.sort) ??
      (matchingIndexes ? matchingIndexes.flatMap((index) => products[index] ?? []) : products),
    [listing, listed, matchingIndexes, products],
  )
  const styleCount = useMemo(() => countStyles(products), [products])
  const matchingStyles = useMemo(
    () => (styleCount === 1 ? toSingleColours : groupByStyle)(matchingProducts),
    [matchingProducts, styleCount],
  )
  const sizeSearch = useMemo(() => ({ ...search?.sizes, ...toSizeSearch(listed.filters) }), [search, listed])

  function restoreSession(sessionFilters: Filters): string {
    restoreFilters(sessionFilters, sort)
    return getQuery(sessionFilters, sort)
  }
  const shown = { list: name, listing, filters: listed.filters, styles: matchingStyles }
  const restoredQuery = useCollectionVisit(shown, urlQuery, search ? null : restoreSession)

  const onFilter = useCallback(
    (newFilters: Filters, newSort: Sort, replace?: boolean) => {
      void loadClientFiltering()
      applyFilters(newFilters, newSort, replace)
      // Moves the focus to the results, because the pressed link unmounts with its filter.
      if (document.activeElement?.closest('li a')) results.current?.focus({ preventScroll: true })
      // Scrolls to the start of the new list if it is above the viewport.
      if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
    },
    [applyFilters],
  )

  const isServerRendered = useIsServerRendered()
  // Applies checkboxes that were changed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (!isServerRendered || !form.current || !hasUnsavedChanges(form.current)) return
    const formState = readFilterForm(form.current, filters.byFit)
    onFilter(formState.filters, formState.sort)
  }, [])

  const count = countStyles(matchingProducts)
  return (
    <div className={styles.columns} data-has-filters={hasFilters || undefined}>
      {hasFilters ? (
        <a href={`#${PRODUCTS_ID}`} className={skipLink.skip}>
          {t('skip-to-products')}
        </a>
      ) : null}
      {hasFilters ? (
        <FilterForm
          form={form}
          encodedListing={encodedListing}
          listing={listing}
          filters={filters}
          sort={sort}
          count={count}
          action={action}
          searched={search?.query}
          onFilter={onFilter}
        />
      ) : (
        <form id={FILTER_FORM_ID} method="get" action={action} hidden>
          <SearchedQuery query={search?.query} />
        </form>
      )}
      <section
        ref={results}
        id={PRODUCTS_ID}
        tabIndex={-1}
        className={styles.results}
        aria-label={t('list')}
        data-has-sizes={filterKeys.some(isSizeKey) || undefined}
      >
        <Toolbar
          encodedListing={encodedListing}
          filters={filters}
          sort={sort}
          listing={listing}
          fit={fit}
          shown={{ styles: count, colours: matchingProducts.length }}
          all={{ styles: styleCount, colours: products.length }}
          hasFilters={hasFilters}
          isSearch={search !== undefined}
          otherHalf={listing && getClientFiltering()?.getOtherHalf(fit, filterKeys)}
          onFilter={onFilter}
        />
        <ActiveFilters
          filters={listed.filters}
          getHref={(linkedFilters) => getHref(linkedFilters, listed.sort)}
          onChange={(change) => onFilter(change(filters), sort)}
        />
        {count === 0 ? (
          <StaticNoResults
            key={listed.query}
            handle={name}
            encodedListing={encodedListing}
            filters={listed.filters}
            getHref={(linkedFilters) => getHref(linkedFilters, listed.sort)}
          />
        ) : (
          <CardList
            // Restored filters mount a new list instead of moving the cards of the current one.
            key={restoredQuery === listed.query ? restoredQuery : 'own'}
            styles={matchingStyles}
            id={path + listed.query}
            allHref={listed.showAll ? null : withShowAll(getHref(listed.filters, listed.sort))}
            fit={fit}
            sizeSearch={sizeSearch}
          />
        )}
      </section>
    </div>
  )
}

const withShowAll = (href: string) => `${href}${href.includes('?') ? '&' : '?'}show=all`

type Props = ComponentProps<typeof NoResults>

const renderOnServer = createIsomorphicFn().server((props: Props) => <NoResults {...props} />)
const LazyNoResults = lazy(() => import('./no-results.tsx').then((module) => ({ default: module.NoResults })))

/** `NoResults` as a static part; its code loads when a filter leaves nothing. */
const StaticNoResults = (props: Props) => (
  <div className={staticNoResultsStyles.none}>
    <StaticPart server={renderOnServer(props)} client={<LazyNoResults {...props} />} />
  </div>
)
