import { OPTION_LISTS } from '#app/fit/option-lists.ts'
import styles from './filter-panel.module.css'
import type { Filters } from './filters.ts'
import { countText } from './live.ts'
import { shelfOf } from './shelf.ts'
import { useCollectionWords } from './words.ts'

/**
 * What a collection can be narrowed by: a box for every value that it is made in, named 'Waist 34 (12)'. Drawn once, by
 * the server where it can; `showInForm` keeps it true.
 */
export function FilterPanel({ goods, filters }: { goods: string; filters: Filters }) {
  const t = useCollectionWords()
  const { matcher } = shelfOf(goods)
  const counts = matcher.counts(filters)
  return matcher.groups.map(({ key, scale, values }) => (
    <fieldset key={scale} className={styles.group} data-wide={isWide(scale) || undefined}>
      <legend className={styles.legend}>{t(`scale.${scale}`)}</legend>
      <div className={styles.values}>
        {values.map((value) => {
          const count = counts.get(key)?.get(value) ?? 0
          const ticked = filters.chosen[key]?.includes(value) ?? false
          return (
            <label key={value} className={styles.value}>
              <input
                type="checkbox"
                name={key}
                value={value}
                defaultChecked={ticked}
                disabled={count === 0 && !ticked}
                className={styles.box}
                autoComplete="off"
              />
              <span className={styles.face}>
                <span className="visually-hidden">{t(`scale.${scale}`)} </span>
                {value}{' '}
                <span className={styles.count} data-count>
                  {countText(count)}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  ))
}

/** Words need more room than numbers. */
const isWide = (scale: keyof typeof OPTION_LISTS): boolean => OPTION_LISTS[scale].some((value) => value.length > 4)
