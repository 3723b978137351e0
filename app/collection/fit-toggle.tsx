import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { clientLinks } from '#app/ui/client-links.ts'
import { areEqualSizes, type Filters, isEmpty, NO_FILTERS, replaceSizes } from './filters.ts'
import type { Listing } from './listing.ts'
import { loadClientFiltering } from './load-client-filtering.ts'
import styles from './toolbar.module.css'

/** The Fit Finder's own page (spec 2), which also works without script. */
const FIT_FINDER = '/fit-finder'

/**
 * The toggle button "Only my fit" (COL-04), which applies or clears the saved sizes as filters; other filters stay. Without a saved fit it is
 * a link to the Fit Finder of the same size, because only the browser knows which of the two to show.
 */
export function FitToggle(props: {
  filters: Filters
  encodedListing: string
  listing: Listing | undefined
  fit: SavedFit | null
  onFilter: (filters: Filters) => void
}) {
  const { filters, encodedListing, listing, fit, onFilter } = props
  const t = useWords(collectionWords)
  const hrefFor = useHrefFor()
  if (!fit)
    return (
      <a href={hrefFor(FIT_FINDER)} className={styles.fit} {...clientLinks}>
        {t('find-fit')}
      </a>
    )
  const fitFilters = listing?.matcher.toFitFilters(fit)
  // The fit may have no size of these products, as with socks and gift cards.
  const isDisabled = fitFilters !== undefined && isEmpty(fitFilters)
  const isPressed = fitFilters !== undefined && !isDisabled && areEqualSizes(fitFilters, filters)
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
