import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx'
import { amountDue, costsMore } from '#app/ui/money.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { type CartLine, detailText, MAX_QUANTITY } from './cart.ts'
import styles from './cart-line-item.module.css'
import { useCart } from './cart-provider.tsx'

/** One line with its controls. They are a posted form until script takes over, so a click is never lost. */
export function CartLineItem({ line, stale }: { line: CartLine; stale: boolean }) {
  const t = useCopy()
  const { intlLocale } = useRegion()
  const { setQuantity } = useCart()
  const action = useFormAction('/cart')
  const details = line.details.map(detailText)
  const name = [line.product?.title ?? '', ...details].join(', ')

  return (
    <li className={styles.line}>
      {line.product?.image ? (
        <Link
          to="/products/$handle"
          params={{ handle: line.product.handle }}
          className={styles.picture}
          tabIndex={-1}
          aria-hidden
        >
          <ResponsiveImage src={line.product.image} alt="" card width={160} height={200} sizes="6rem" />
        </Link>
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.what}>
        <p className={styles.title}>
          {line.product ? (
            <Link to="/products/$handle" params={{ handle: line.product.handle }}>
              {line.product.title}
            </Link>
          ) : null}
        </p>
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </div>
      <p className={styles.price} data-stale={stale || undefined}>
        {line.compareAtPrice && costsMore(line.compareAtPrice, line.price) ? (
          <s className={styles.was}>{amountDue(line.compareAtPrice, intlLocale)}</s>
        ) : null}
        {amountDue(line.total, intlLocale)}
      </p>
      <form
        method="post"
        action={action}
        className={styles.controls}
        onSubmit={(event) => {
          event.preventDefault()
          const submitter = (event.nativeEvent as SubmitEvent).submitter
          const asked = submitter instanceof HTMLButtonElement && submitter.value !== '' ? submitter.value : undefined
          const typed = new FormData(event.currentTarget).get('quantity')
          const quantity = Number(asked ?? typed)
          if (Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY) setQuantity(line.id, quantity)
        }}
      >
        <input type="hidden" name="line" value={line.id} />
        {/* Enter in the quantity field presses a form's first button: this one, which takes the number as typed */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden>
          {t('cart.update')}
        </button>
        <div className={styles.stepper}>
          <button
            type="submit"
            name="set"
            value={line.quantity - 1}
            className={styles.step}
            aria-label={t('cart.decrease', { name })}
          >
            <MinusIcon />
          </button>
          <QuantityField key={line.quantity} quantity={line.quantity} label={t('cart.quantity', { name })} />
          <button
            type="submit"
            name="set"
            value={line.quantity + 1}
            className={styles.step}
            aria-label={t('cart.increase', { name })}
          >
            <PlusIcon />
          </button>
        </div>
        <button
          type="submit"
          name="set"
          value="0"
          className={styles.remove}
          aria-label={t('cart.remove-line', { name })}
        >
          {t('cart.remove')}
        </button>
      </form>
    </li>
  )
}

/** A typed quantity counts when the field is left or Enter is pressed. It follows the cart without losing focus. */
function QuantityField({ quantity, label }: { quantity: number; label: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = String(quantity)
  }, [quantity])
  return (
    <input
      ref={field}
      type="number"
      name="quantity"
      inputMode="numeric"
      min={0}
      max={MAX_QUANTITY}
      step={1}
      defaultValue={quantity}
      aria-label={label}
      className={styles.quantity}
      onBlur={(event) => {
        const { currentTarget } = event
        if (!currentTarget.validity.valid || currentTarget.value === '') currentTarget.value = String(quantity)
        if (currentTarget.value !== String(quantity)) currentTarget.form?.requestSubmit()
      }}
    />
  )
}
