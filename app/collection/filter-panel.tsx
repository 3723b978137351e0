import { OPTION_LISTS } from '#app/fit/option-lists.ts'
import styles from './filter-panel.module.css'
import { getValueState } from './filter-value.ts'
import type { Filters } from './filters.ts'
import { getListing } from './listing.ts'
import { useCollectionWords } from './words.ts'

/** A checkbox for every filter value, named 'Waist 34 (12)'. Rendered once; `updateFilterForm` keeps it up to date. */
export function FilterPanel({ encodedListing, filters }: { encodedListing: string; filters: Filters }) {
  const t = useCollectionWords()
  const { matcher } = getListing(encodedListing)
  const counts = matcher.countByValue(filters)
  return matcher.groups.map(({ key, scale, values }) => (
    <fieldset key={scale} className={styles.group} data-wide={isWide(scale) || undefined}>
      <legend className={styles.legend}>{t(`scale.${scale}`)}</legend>
      <div className={styles.values}>
        {values.map((value) => {
          const { label, checked, disabled } = getValueState(filters, counts, key, value)
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
              />
              <span className="visually-hidden">{t(`scale.${scale}`)} </span>
              {value}{' '}
              <span className={styles.count} data-count>
                {label}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  ))
}

/** Whether a scale has values such as 'Regular', which need wider columns than numbers. */
const isWide = (scale: keyof typeof OPTION_LISTS): boolean => OPTION_LISTS[scale].some((value) => value.length > 4)
