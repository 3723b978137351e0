import { useCopy } from '#app/copy/every-page.ts'
import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OPTION_CODES, toUrlValue } from '#app/fit/option-codes.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { useRegion } from '#app/region/use-region.ts'
import type { Elements } from '#app/ui/elements.ts'
import { formatPrice } from '#app/ui/money.ts'
import { getPriceFrom } from '../price-line.tsx'
import type { Product } from '../product.ts'
import { type Choice, getValueState, withValue } from './choice.ts'
import styles from './option-field.module.css'

/**
 * The values of one option as a row of radio buttons. A sold-out value can be focused and is labelled as such, but cannot be
 * chosen (PDP-03).
 */
export function OptionField(props: {
  product: Product
  choice: Choice
  at: number
  /** The error shown at this field (PDP-05). */
  problem: string | null
  onChoose: (value: number) => void
  onChooseSoldOut: (value: number) => void
  /** An explanation of the option. */
  help: Elements
  /** The explanation of a sold-out value. */
  children?: Elements
}) {
  const t = useWords(buyingWords)
  const copy = useCopy()
  const { intlLocale } = useRegion()
  const { product, choice, at, problem } = props
  const option = product.options[at]
  if (!option || (option.values.length === 1 && product.options.length > 1)) return null
  // An amount is money in this region's currency.
  const format = (value: string) =>
    option.type === 'amount' ? formatPrice({ ...product.price, amount: value }, intlLocale) : toUrlValue(value)

  return (
    <FieldGroup
      role="radiogroup"
      legend={copy(`option.${option.type}`)}
      legendClassName={styles.legend}
      problem={problem}
      data-option={option.type}
      className={styles.field}
    >
      {() => (
        <>
          {' '}
          <div className={styles.values} translate="no">
            {option.values.map((value, index) => {
              const state = getValueState(product, choice, at, index)
              const text = format(value)
              const name = option.type === 'amount' ? text : value
              // The visible text is the accessible name, unless the name has to say more.
              const label = t(state, { value: name })
              return (
                <label
                  key={value}
                  className={styles.value}
                  data-state={state}
                  // CSS shows this text, because the input has a longer accessible name.
                  data-text={label === text ? undefined : text}
                  // CSS shows each pack's price; screen readers have that of the chosen pack in the price line.
                  data-price={
                    option.type === 'pack'
                      ? formatPrice(getPriceFrom(product, withValue(choice, at, index)).price, intlLocale)
                      : undefined
                  }
                >
                  <input
                    type="radio"
                    name={OPTION_CODES[option.type]}
                    value={toUrlValue(value)}
                    checked={choice[at] === index}
                    // without script the browser asks for a choice; with it the button validates
                    required={index === 0}
                    aria-label={label === text ? undefined : label}
                    className={styles.radio}
                    onChange={() => (state === 'sold-out' ? props.onChooseSoldOut(index) : props.onChoose(index))}
                  />
                  {label === text ? text : null}
                </label>
              )
            })}
          </div>
          {props.help}
          {props.children}
        </>
      )}
    </FieldGroup>
  )
}
