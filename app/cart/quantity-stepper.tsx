import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx'
import { MAX_QUANTITY } from '#contracts/shop/cart-limits.ts'
import styles from './quantity-stepper.module.css'

/**
 * A quantity field between a minus and a plus button. A typed quantity is submitted on blur or Enter; an invalid one stays
 * in the field with a message. The field follows the cart without losing focus.
 */
export function QuantityStepper({ quantity, name }: { quantity: number; name: string }) {
  const t = useWords(cartWords)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isInvalid, setInvalid] = useState(false)
  useEffect(() => {
    if (field.current) field.current.value = String(quantity)
    setInvalid(false)
  }, [quantity])

  function onInvalid(event: FormEvent) {
    // The message below replaces the browser's own bubble.
    event.preventDefault()
    setInvalid(true)
  }

  const renderStep = (by: number, label: string, icon: ReactNode) => (
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
        {renderStep(-1, t('decrease', { name }), <MinusIcon />)}
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
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? id : undefined}
          className={styles.quantity}
          onInvalid={onInvalid}
          onInput={() => setInvalid(false)}
          onBlur={({ currentTarget }) => {
            if (currentTarget.value !== String(quantity)) currentTarget.form?.requestSubmit()
          }}
        />
        {renderStep(1, t('increase', { name }), <PlusIcon />)}
      </div>
      {isInvalid ? (
        <p id={id} role="alert" className={styles.problem}>
          {t('quantity.wrong', { most: MAX_QUANTITY })}
        </p>
      ) : null}
    </div>
  )
}
