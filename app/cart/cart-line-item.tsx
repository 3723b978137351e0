import { Link } from '@tanstack/react-router'
import { type FormEvent, memo } from 'react'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { VOUCHER_MONTHS } from '#app/product/offers/returns.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { amountDue } from '#app/ui/money.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { quantitiesFor } from './add-on.ts'
import { browserCart } from './browser-cart.ts'
import { type CartLine, detailText, lineName, MAX_QUANTITY } from './cart.ts'
import styles from './cart-line-item.module.css'
import { shownCart } from './cart-machine.ts'
import { fitInstead } from './fit-hint.ts'
import { LinePrice } from './line-price.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { useCartWords } from './use-cart-words.ts'

type Props = { line: CartLine; extras: readonly CartLine[]; fit: SavedFit | null }

/** One line with its controls. They are a posted form until script takes over, so a click is never lost. */
export const CartLineItem = memo(({ line, extras, fit }: Props) => {
  const t = useCartWords()
  const region = useRegion()
  const action = useFormAction('/cart')
  const { product } = line
  const name = lineName(line)
  const instead = fitInstead(line, fit)

  /** What a button asks for, else what was typed. One more is one more than the shopper sees, however fast the clicks. */
  function set(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const asked = submitter instanceof HTMLButtonElement && submitter.value !== '' ? submitter : undefined
    const cart = browserCart(region.code)
    const now = shownCart(cart.state())?.lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity
    const quantity = asked?.dataset.step
      ? now + Number(asked.dataset.step)
      : Number(asked?.value ?? new FormData(event.currentTarget).get('quantity'))
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY) return
    void cart.submit({ kind: 'update', quantities: quantitiesFor([line, ...extras], line.id, quantity) })
  }

  return (
    <li className={styles.line}>
      {product.image ? (
        <Link
          to="/products/$handle"
          params={{ handle: product.handle }}
          className={styles.picture}
          tabIndex={-1}
          aria-hidden
        >
          <ResponsiveImage src={product.image} alt="" card width={160} height={200} sizes="6rem" />
        </Link>
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.what}>
        <p className={styles.title}>
          <Link to="/products/$handle" params={{ handle: product.handle }}>
            {product.title}
          </Link>
        </p>
        <ul className={styles.details}>
          {line.details.map((detail) => (
            <li key={detail.label}>{detailText(detail)}</li>
          ))}
        </ul>
        {line.madeToOrder ? <p className={styles.note}>{t('made-to-order')}</p> : null}
        {product.productType === 'Gift Card' ? (
          <p className={styles.note}>{t('gift-card', { months: VOUCHER_MONTHS })}</p>
        ) : null}
        {instead ? <p className={styles.note}>{t('fit.other', { sizes: instead })}</p> : null}
        {line.offers.map((offer) => (
          <p key={offer.name} className={styles.offer}>
            {offer.name} <span className={styles.amount}>−{amountDue(offer.amount, region.intlLocale)}</span>
          </p>
        ))}
      </div>
      <LinePrice line={line} />
      {extras.length > 0 ? (
        <ul className={styles.extras}>
          {extras.map((extra) => (
            <li key={extra.id}>
              <span>{[extra.product.title, ...extra.details.map(detailText)].join(', ')}</span>
              <span className={styles.amount}>{amountDue(extra.total, region.intlLocale)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <form method="post" action={action} className={styles.controls} onSubmit={set}>
        {[line, ...extras].map(({ id }) => (
          <input key={id} type="hidden" name="line" value={id} />
        ))}
        {/* Enter in the quantity field presses a form's first button: this one, which takes the number as typed */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden>
          {t('update')}
        </button>
        <QuantityStepper quantity={line.quantity} name={name} />
        <button
          type="submit"
          formNoValidate
          name="set"
          value="0"
          className={styles.remove}
          aria-label={t('remove-line', { name })}
        >
          {t('remove')}
        </button>
      </form>
    </li>
  )
})
