import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMoney } from '#app/ui/money.ts'
import styles from './filter-panel.module.css'
import { type PriceRange, toPriceText } from './price-range.ts'

/** Pence and cents of a whole pound, dollar or euro. */
const WHOLE = 100

/** The lowest and the highest price as inputs in whole units; nothing where all products cost the same. */
export function PriceFilter({ bounds, price }: { bounds: { min: number; max: number }; price: PriceRange }) {
  const t = useWords(collectionWords)
  const { currency, intlLocale } = useRegion()
  if (bounds.min >= bounds.max) return null
  // '£0' without its number is the symbol
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
            {label}
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
