import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx'
import { MAX_QUANTITY } from './cart.ts'
import styles from './quantity-stepper.module.css'
import { useCartWords } from './use-cart-words.ts'

/**
 * Less, a field, more. A typed quantity counts when the field is left or Enter is pressed; what is none stays there and is
 * explained. The field follows the cart without losing focus.
 */
export function QuantityStepper({ quantity, name }: { quantity: number; name: string }) {
  const t = useCartWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  useEffect(() => {
    if (field.current) field.current.value = String(quantity)
    setWrong(false)
  }, [quantity])

  function refuse(event: FormEvent) {
    // the words below, instead of the browser's bubble over them
    event.preventDefault()
    setWrong(true)
  }

  const step = (by: number, label: string, icon: ReactNode) => (
    <button
      type="submit"
      formNoValidate
      name="set"
      value={quantity + by}
      data-step={by}
      className={styles.step}
      aria-label={label}
    >
      {icon}
    </button>
  )

  return (
    <div>
      <div className={styles.stepper}>
        {step(-1, t('decrease', { name }), <MinusIcon />)}
        <input
          ref={field}
          type="number"
          name="quantity"
          inputMode="numeric"
          required
          min={0}
          max={MAX_QUANTITY}
          step={1}
          defaultValue={quantity}
          aria-label={t('quantity', { name })}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          className={styles.quantity}
          onInvalid={refuse}
          onInput={() => setWrong(false)}
          onBlur={({ currentTarget }) => {
            if (currentTarget.value !== String(quantity)) currentTarget.form?.requestSubmit()
          }}
        />
        {step(1, t('increase', { name }), <PlusIcon />)}
      </div>
      {wrong ? (
        <p id={id} role="alert" className={styles.wrong}>
          {t('quantity.wrong', { most: MAX_QUANTITY })}
        </p>
      ) : null}
    </div>
  )
}
