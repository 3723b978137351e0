import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import { SwatchDot } from '#app/product/card/swatch-dot.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMoney } from '#app/ui/money.ts'
import type { ColourFamily } from '#contracts/shop/colour-families.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { isSizeKey } from './filter-keys.ts'
import { getSharedCount, getValueState } from './filter-matcher.ts'
import styles from './filter-panel.module.css'
import type { Filters } from './filters.ts'
import { getListing } from './listing.ts'
import { type PriceRange, toPriceText } from './price-range.ts'
import { getSortLabel, SORTS, type Sort } from './sorts.ts'
import { useFilterNames } from './use-filter-names.ts'

/** Whether a group needs wide columns: facets and some scales have words as values. */
const isWide = (scale: string): boolean => !isListed(scale) || OPTION_LISTS[scale].some((value) => value.length > 4)
const isListed = (scale: string): scale is keyof typeof OPTION_LISTS => Object.hasOwn(OPTION_LISTS, scale)

/**
 * The sort orders, for phones, and a checkbox for every filter value, named 'Waist 34 (12)'. Sizes with one
 * count say it once. Rendered once; `updateFilterForm` updates it in place.
 */
export function FilterPanel({
  encodedListing,
  filters,
  sort,
  isSearch,
}: {
  encodedListing: string
  filters: Filters
  sort: Sort
  isSearch: boolean
}) {
  const t = useWords(collectionWords)
  const { getValueName } = useFilterNames()
  const { matcher } = getListing(encodedListing)
  const counts = matcher.countByValue(filters)
  return (
    <>
      <SortOrders sort={sort} isSearch={isSearch} />
      {matcher.groups.map(({ key, scale, values }) => {
        const states = values.map((value) => getValueState(filters, counts, key, value))
        const count = isSizeKey(key) ? getSharedCount(states) : undefined
        return (
          <details key={scale} open className={styles.group} data-wide={isWide(scale) || undefined} data-folded={count}>
            <summary className={styles.legend}>
              <span>{t(`scale.${scale}`)}</span>
              {count === undefined ? null : <span className={styles.each}>{t('each', { count })}</span>}
            </summary>
            <fieldset className={styles.values} aria-label={t(`scale.${scale}`)}>
              {values.map((value, index) => {
                const { label, checked, disabled } = states[index] ?? getValueState(filters, counts, key, value)
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
                    <span>{name}</span>{' '}
                    <span className={styles.count} data-count>
                      {label}
                    </span>
                  </label>
                )
              })}
            </fieldset>
          </details>
        )
      })}
      <PriceFilter bounds={matcher.priceBounds} price={filters.price} />
    </>
  )
}

/** The sort orders as submit buttons, so that they work without script and keep the selected filters. */
function SortOrders({ sort, isSearch }: { sort: Sort; isSearch: boolean }) {
  const t = useWords(collectionWords)
  return (
    <fieldset className={styles.sorts}>
      <legend className={styles.legend}>{t('sort')}</legend>
      {SORTS.map((name) => (
        <button key={name} type="submit" name="sort" value={name} aria-pressed={name === sort} className={styles.sort}>
          {t(getSortLabel(name, isSearch))}
        </button>
      ))}
    </fieldset>
  )
}

/** The swatch of each colour family in the filters, as #rrggbb. */
const FAMILY_SWATCHES: Readonly<Record<string, string>> = {
  navy: '#1f2a44',
  blue: '#3b5f94',
  black: '#17181a',
  grey: '#85888d',
  white: '#f7f7f4',
  beige: '#d3bf9c',
  brown: '#6b4a32',
  green: '#4b6b4a',
  red: '#a5282c',
  orange: '#c4632d',
  yellow: '#d9b23c',
  pink: '#dca4ab',
  purple: '#5c4380',
} satisfies Record<ColourFamily, string>

/** Pence and cents of a whole pound, dollar or euro. */
const WHOLE = 100

/** The lowest and the highest price as inputs in whole units; nothing where all products cost the same. */
function PriceFilter({ bounds, price }: { bounds: { min: number; max: number }; price: PriceRange }) {
  const t = useWords(collectionWords)
  const { currency, intlLocale } = useRegion()
  if (bounds.min >= bounds.max) return null
  // the currency symbol: '£0' without digits
  const symbol = formatPrice(toMoney(0, currency), intlLocale).replace(/\d/g, '').trim()
  const ends = [
    { name: 'min', label: t('price.from', { price: symbol }), units: price.min, hint: Math.floor(bounds.min / WHOLE) },
    { name: 'max', label: t('price.to', { price: symbol }), units: price.max, hint: Math.ceil(bounds.max / WHOLE) },
  ]
  return (
    <details open className={styles.group}>
      <summary className={styles.legend}>{t('price')}</summary>
      <fieldset className={styles.prices} aria-label={t('price')}>
        {ends.map(({ name, label, units, hint }) => (
          <label key={name} className={styles.end}>
            <span>{label}</span>
            <input
              type="text"
              inputMode="decimal"
              name={name}
              maxLength={9}
              defaultValue={toPriceText(units)}
              placeholder={String(hint)}
              className={styles.price}
              autoComplete="off"
            />
          </label>
        ))}
      </fieldset>
    </details>
  )
}
