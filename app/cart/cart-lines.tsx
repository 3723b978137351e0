import { Link } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, Fragment, memo } from 'react'
import { cartWords } from '#app/copy/cart.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useWords } from '#app/copy/use-words.ts'
import { getFitHint } from '#app/fit/fit-for-product.ts'
import { toSizeSearch } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import { costsMore, formatAmount, type Money } from '#app/ui/money.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { MAX_QUANTITY } from '#contracts/shop/cart-limits.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getBrowserCart } from './browser-cart.ts'
import { type Cart, type CartLine, getUndiscountedTotal } from './cart.ts'
import cartLineItemStyles from './cart-line-item.module.css'
import styles from './cart-lines.module.css'
import { getShownCart } from './cart-machine.ts'
import emptyCartStyles from './empty-cart.module.css'
import {
  formatDetail,
  getEmptyQuantities,
  getLineName,
  getLineQuantities,
  getShownDetails,
  groupExtras,
} from './line-attributes.ts'
import linePriceStyles from './line-price.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'

/** The lines of a cart, each with its extras. `isStale`: prices are those before a pending change. */
export function CartLines(props: { cart: Cart; isStale: boolean; fit: SavedFit | null; parts: CartParts }) {
  const { cart, isStale, fit, parts } = props
  const t = useWords(cartWords)
  const region = useRegion().code
  const action = useFormAction('/cart')
  return (
    <div className={styles.place} data-stale={isStale || undefined}>
      <ul className={styles.lines} aria-label={t('lines')}>
        {groupExtras(cart.lines).map(({ line, extras }, place) => (
          <CartLineItem key={line.id} line={line} extras={extras} fit={fit} parts={parts} isFirst={place === 0} />
        ))}
      </ul>
      {cart.lines.length > 1 ? (
        <form
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault()
            const quantities = getEmptyQuantities(cart.lines)
            if (quantities) void getBrowserCart(region).submit({ kind: 'update', quantities })
          }}
        >
          <button type="submit" name="remove-all" value="yes" className={button.quiet}>
            {t('remove-all')}
          </button>
        </form>
      ) : null}
    </div>
  )
}

const RANGES = ['trousers', 'denim', 'tops', 'shorts'] as const

/** The empty cart, with links to collections. A cart without lines may still hold a gift message or a code. */
export function EmptyCart(props: { cart: Cart | null; parts: CartParts; onLeave?: () => void }) {
  const { cart, parts, onLeave } = props
  const t = useWords(cartWords)
  return (
    <div className={emptyCartStyles.empty}>
      <p className={emptyCartStyles.message}>{t('empty')}</p>
      {cart?.giftMessage || cart?.discountCodes.length ? (
        <p className={emptyCartStyles.hint}>{t('empty.typed')}</p>
      ) : null}
      <p className={emptyCartStyles.hint}>{t('empty.hint')}</p>
      <ul className={emptyCartStyles.ranges}>
        {RANGES.map((handle) => (
          <li key={handle}>
            <Link to="/collections/$handle" params={{ handle }} className={button.secondary} onClick={onLeave}>
              {t(`empty.${handle}`)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={emptyCartStyles.viewed}>
        <parts.RecentlyViewed />
      </div>
    </div>
  )
}

type Props = { line: CartLine; extras: readonly CartLine[]; fit: SavedFit | null; parts: CartParts; isFirst: boolean }

/** A cart line with its controls, which work as a posted form until script is loaded. */
const CartLineItem = memo(({ line, extras, fit, parts, isFirst }: Props) => {
  const t = useWords(cartWords)
  const region = useRegion()
  const action = useFormAction('/cart')
  const { product } = line
  const name = getLineName(line, region.intlLocale)
  const fitHint = getFitHint(line, fit)
  const size = toSizeSearch(line.options)

  /** Submits the pressed button's quantity, else the typed one. Steps count from the optimistic quantity. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const button = submitter instanceof HTMLButtonElement && submitter.value !== '' ? submitter : undefined
    const cart = getBrowserCart(region.code)
    const shownQuantity =
      getShownCart(cart.getState())?.lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity
    const quantity = button?.dataset.step
      ? shownQuantity + Number(button.dataset.step)
      : Number(button?.value ?? new FormData(event.currentTarget).get('quantity'))
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY) return
    void cart.submit({ kind: 'update', quantities: getLineQuantities([line, ...extras], line.id, quantity) })
  }

  return (
    <li className={cartLineItemStyles.line}>
      {product.image ? (
        <Link
          to="/products/$handle"
          params={{ handle: product.handle }}
          search={size}
          className={cartLineItemStyles.picture}
          tabIndex={-1}
          aria-hidden
        >
          <ResponsiveImage src={product.image} alt="" card isLargest={isFirst} width={160} height={200} sizes="6rem" />
        </Link>
      ) : (
        <div className={cartLineItemStyles.picture} />
      )}
      <p className={cartLineItemStyles.title} translate="no">
        <Link to="/products/$handle" params={{ handle: product.handle }} search={size}>
          {product.title}
        </Link>
      </p>
      <LinePrice line={line} />
      <div className={cartLineItemStyles.about}>
        <ul className={cartLineItemStyles.details}>
          {getShownDetails(line, region.intlLocale).map((detail) => (
            <li key={detail.label}>
              {detail.label ? <span>{`${detail.label}: `}</span> : null}
              <bdi translate="no">
                <BreakableText text={detail.value} />
              </bdi>
            </li>
          ))}
        </ul>
        {line.isMadeToOrder ? <p className={cartLineItemStyles.note}>{t('made-to-order')}</p> : null}
        {product.productType === 'Gift Card' ? <p className={cartLineItemStyles.note}>{t('gift-card')}</p> : null}
        {fitHint ? <p className={cartLineItemStyles.note}>{t('fit.other', { sizes: fitHint })}</p> : null}
        {line.offers.map((offer) => (
          <p key={offer.name} className={cartLineItemStyles.offer}>
            <span>{offer.name}</span>{' '}
            <span className={cartLineItemStyles.amount} translate="no">
              {`−${formatAmount(offer.amount, region.intlLocale)}`}
            </span>
          </p>
        ))}
      </div>
      {extras.length > 0 ? (
        <ul className={cartLineItemStyles.extras}>
          {extras.map((extra) => (
            <li key={extra.id}>
              <span>{[extra.product.title, ...extra.details.map(formatDetail)].join(', ')}</span>
              <span className={cartLineItemStyles.amount} translate="no">
                {formatAmount(extra.total, region.intlLocale)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <form method="post" action={action} className={cartLineItemStyles.controls} onSubmit={onSubmit}>
        {[line, ...extras].map(({ id, merchandiseId }) => (
          <Fragment key={id}>
            <input type="hidden" name="line" value={id} />
            <input type="hidden" name="merchandise" value={merchandiseId} />
          </Fragment>
        ))}
        {/* Enter in the quantity field presses the form's first button: this one submits the typed quantity. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden>
          {t('update')}
        </button>
        <QuantityStepper quantity={line.quantity} name={name} />
        <button
          type="submit"
          formNoValidate
          name="set"
          value="0"
          className={cartLineItemStyles.remove}
          aria-label={t('remove-line', { name })}
        >
          {t('remove')}
        </button>
      </form>
      <parts.LineChange line={line} extras={extras} />
      <parts.SaveLine line={line} extras={extras} />
    </li>
  )
})

/** A text that, where an email address is too long for a line, breaks after its @ rather than in a word. */
function BreakableText({ text }: { text: string }) {
  const at = text.indexOf('@') + 1
  if (at === 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <wbr />
      <span>{text.slice(at)}</span>
    </>
  )
}

/** The total of a line, and struck through the total before an offer or a reduction. */
function LinePrice({ line }: { line: CartLine }) {
  const t = useCopy()
  const { intlLocale } = useRegion()
  const undiscounted = getUndiscountedTotal(line)
  const before = costsMore(undiscounted, line.total) ? undiscounted : null
  return (
    <p className={linePriceStyles.price}>
      {before ? <span className="visually-hidden">{`${t('product.now')} `}</span> : null}
      <span className={before ? linePriceStyles.reduced : undefined} translate="no">
        {formatAmount(line.total, intlLocale)}
      </span>{' '}
      {before ? (
        <span className={linePriceStyles.was}>
          <span className="visually-hidden">{`${t('product.was')} `}</span>
          <s translate="no">{formatAmount(before, intlLocale)}</s>
        </span>
      ) : null}
    </p>
  )
}

/** Parts of the drawer and the page that need products, provided by product/in-cart. */
export type CartParts = {
  /** Changes the size and colour of a line (CART-18). */
  LineChange: ComponentType<{ line: CartLine; extras: readonly CartLine[] }>
  /** Moves a line to the goods kept for later (PDP-16). */
  SaveLine: ComponentType<{ line: CartLine; extras: readonly CartLine[] }>
  /** Takes a line off those goods again, where `before` of it were before. */
  undoSave: (region: RegionCode, line: CartLine, before: number) => void
  /** Shows the amount missing for free delivery (`children`) and suggests products that reach it. */
  DeliverySuggestion: ComponentType<{ missing: Money; lines: readonly CartLine[]; children: Elements }>
  /** Goods that this browser viewed before. */
  RecentlyViewed: ComponentType
  /** Says that the visitor has a cart in another region, too (REG-11). */
  OtherCarts: ComponentType<{ cart: Cart | null }>
}
