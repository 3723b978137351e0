import { useCopy } from '#app/copy/use-copy.ts'
import { OPTION_CODES, valueInUrl } from '#app/fit/option-codes.ts'
import { type Choice, canBeHad } from './choice.ts'
import styles from './option-field.module.css'
import type { Product } from './product.ts'

/**
 * The values of one option as buttons in a row: one tab stop, arrows between them. A value that is sold out stays
 * reachable and says so, and cannot be chosen (PDP-03).
 */
export function OptionField(props: {
  product: Product
  choice: Choice
  at: number
  onChoose: (value: number) => void
  onRefused: (value: string) => void
}) {
  const t = useCopy()
  const { product, choice, at } = props
  const option = product.options[at]
  if (!option || (option.values.length === 1 && product.options.length > 1)) return null
  const name = OPTION_CODES[option.type]

  return (
    <fieldset className={styles.field} data-option={option.type}>
      <legend className={styles.legend}>{t(`option.${option.type}`)}</legend>
      <div className={styles.values}>
        {option.values.map((value, index) => {
          const gone = !canBeHad(product, choice, at, index)
          return (
            <label key={value} className={styles.value} data-gone={gone || undefined}>
              <input
                type="radio"
                name={name}
                value={valueInUrl(value)}
                checked={choice[at] === index}
                aria-label={gone ? t('product.unavailable', { value }) : value}
                className={styles.radio}
                onChange={() => (gone ? props.onRefused(valueInUrl(value)) : props.onChoose(index))}
              />
              <span aria-hidden>{valueInUrl(value)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
