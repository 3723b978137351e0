import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import { SwatchDot } from '#app/product/card/swatch-dot.tsx'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { FAMILY_SWATCHES } from './family-swatches.ts'
import styles from './filter-panel.module.css'
import { getValueState } from './filter-value.ts'
import type { Filters } from './filters.ts'
import { getListing } from './listing.ts'
import { PriceFilter } from './price-filter.tsx'
import { SORTS, type Sort } from './sort.ts'
import { useFilterNames } from './use-filter-names.ts'

/** Facets have words as values, and so have some scales; they need wider columns than numbers. */
const isWide = (scale: string): boolean => !isListed(scale) || OPTION_LISTS[scale].some((value) => value.length > 4)
const isListed = (scale: string): scale is keyof typeof OPTION_LISTS => Object.hasOwn(OPTION_LISTS, scale)

/**
 * The sort orders, for phones, and a checkbox for every filter value, named 'Waist 34 (12)'. Rendered once;
 * `updateFilterForm` keeps it up to date.
 */
export function FilterPanel({
  encodedListing,
  filters,
  sort,
}: {
  encodedListing: string
  filters: Filters
  sort: Sort
}) {
  const t = useWords(collectionWords)
  const { getValueName } = useFilterNames()
  const { matcher } = getListing(encodedListing)
  const counts = matcher.countByValue(filters)
  return (
    <>
      <SortOrders sort={sort} />
      {matcher.groups.map(({ key, scale, values }) => (
        <details key={scale} open className={styles.group} data-wide={isWide(scale) || undefined}>
          <summary className={styles.legend}>{t(`scale.${scale}`)}</summary>
          <fieldset className={styles.values} aria-label={t(`scale.${scale}`)}>
            {values.map((value) => {
              const { label, checked, disabled } = getValueState(filters, counts, key, value)
              const name = getValueName(key, value)
              const prefix = `${t(`scale.${scale}`)} ${name}`
              return (
                <label key={value} className={styles.value}>
                  <input
                    type="checkbox"
                    name={key}
                    value={value}
                    defaultChecked={checked}
                    disabled={disabled}
                    className={styles.box}
                    autoComplete="off"
                    data-name={prefix}
                    aria-label={`${prefix} ${label}`}
                  />
                  {key === 'colour' ? <SwatchDot colour={{ name, hex: FAMILY_SWATCHES[value] ?? null }} /> : null}
                  {name}{' '}
                  <span className={styles.count} data-count>
                    {label}
                  </span>
                </label>
              )
            })}
          </fieldset>
        </details>
      ))}
      <PriceFilter bounds={matcher.priceBounds} price={filters.price} />
    </>
  )
}

/** The sort orders as buttons of the form, so that they work without script and keep what is ticked. */
function SortOrders({ sort }: { sort: Sort }) {
  const t = useWords(collectionWords)
  return (
    <fieldset className={styles.sorts}>
      <legend className={styles.legend}>{t('sort')}</legend>
      {SORTS.map((name) => (
        <button key={name} type="submit" name="sort" value={name} aria-pressed={name === sort} className={styles.sort}>
          {t(`sort.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
