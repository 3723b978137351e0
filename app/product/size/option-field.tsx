import { type ReactNode, useId } from 'react'
import { buying } from '#app/copy/en-GB/buying.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OPTION_CODES, valueInUrl } from '#app/fit/option-codes.ts'
import { useRegion } from '#app/region/use-region.ts'
import { priceTag } from '#app/ui/money.ts'
import type { Product } from '../product.ts'
import { type Choice, stateOfValue } from './choice.ts'
import styles from './option-field.module.css'

/** What a value that cannot be chosen, or not yet, says of itself after its name. */
const SAYS = { available: null, 'pre-order': 'pre-order', 'sold-out': 'unavailable' } as const

/**
 * The values of one option as buttons in a row: one tab stop, arrows between them. A value that is sold out stays
 * reachable and says so, and cannot be chosen (PDP-03).
 */
export function OptionField(props: {
  product: Product
  choice: Choice
  at: number
  /** What is wrong with it, said here (PDP-05). */
  problem: string | null
  onChoose: (value: number) => void
  onGone: (value: number) => void
  /** What there is to say of a value that is gone. */
  children?: ReactNode
}) {
  const t = useWords(buying)
  const copy = useCopy()
  const id = useId()
  const { intlLocale } = useRegion()
  const { product, choice, at, problem } = props
  const option = product.options[at]
  if (!option || (option.values.length === 1 && product.options.length > 1)) return null
  // an amount is money, and belongs to this region's
  const shown = (value: string) =>
    option.type === 'amount' ? priceTag({ ...product.price, amount: value }, intlLocale) : valueInUrl(value)

  return (
    <fieldset className={styles.field} data-option={option.type} aria-describedby={problem ? id : undefined}>
      <legend className={styles.legend}>{copy(`option.${option.type}`)}</legend>
      <div className={styles.values}>
        {option.values.map((value, index) => {
          const state = stateOfValue(product, choice, at, index)
          const says = SAYS[state]
          const name = option.type === 'amount' ? shown(value) : value
          return (
            <label key={value} className={styles.value} data-state={state}>
              <input
                type="radio"
                name={OPTION_CODES[option.type]}
                value={valueInUrl(value)}
                checked={choice[at] === index}
                aria-label={says ? t(says, { value: name }) : name}
                className={styles.radio}
                onChange={() => (state === 'sold-out' ? props.onGone(index) : props.onChoose(index))}
              />
              <span aria-hidden>{shown(value)}</span>
            </label>
          )
        })}
      </div>
      {problem ? (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      ) : null}
      {props.children}
    </fieldset>
  )
}
