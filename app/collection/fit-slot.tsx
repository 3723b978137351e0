import type { SavedFit } from '#app/fit/saved-fit.ts'
import { useOwnLinks } from '#app/region/own-links.ts'
import { type Filters, NO_FILTERS, sameFilters } from './filters.ts'
import { liveNow, loadLive } from './live-shelf.ts'
import type { Shelf } from './shelf.ts'
import styles from './toolbar.module.css'
import { useCollectionWords } from './words.ts'

/** The Fit Finder is a page of its own too (spec 2), for who has no script. */
const FIT_FINDER = '/fit-finder'

/**
 * The place of 'only my fit' (COL-04): one press narrows the collection to the saved sizes, one more takes that back.
 * Without a saved fit it leads to the Fit Finder; both are of one size, since which it is shows only in the browser.
 */
export function FitSlot(props: {
  filters: Filters
  goods: string
  shelf: Shelf | undefined
  fit: SavedFit | null
  onAsk: (filters: Filters) => void
}) {
  const { filters, goods, shelf, fit, onAsk } = props
  const t = useCollectionWords()
  const { hrefFor, follow } = useOwnLinks()
  const mine = shelf && fit ? liveNow()?.filtersOfFit(shelf, fit) : undefined
  if (!fit)
    return (
      <a href={hrefFor(FIT_FINDER)} onClick={follow} className={styles.fit}>
        {t('find-fit')}
      </a>
    )
  const nothing = mine !== undefined && sameFilters(mine, NO_FILTERS)
  const on = mine !== undefined && !nothing && sameFilters(mine, filters)
  const press = (saved: SavedFit) =>
    on
      ? onAsk(NO_FILTERS)
      : void loadLive().then(({ openShelf, filtersOfFit }) => onAsk(filtersOfFit(openShelf(goods), saved)))
  return (
    <button
      type="button"
      className={styles.fit}
      aria-pressed={on}
      // the fit may say nothing of what hangs here: socks, gift cards
      disabled={nothing}
      onClick={() => press(fit)}
    >
      {t('only-fit')}
    </button>
  )
}
