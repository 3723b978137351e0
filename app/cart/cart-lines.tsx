import { Link } from '@tanstack/react-router'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { getEmptyQuantities, groupExtras } from './add-on.ts'
import { getBrowserCart } from './browser-cart.ts'
import type { Cart } from './cart.ts'
import { CartLineItem, type CartParts } from './cart-line-item.tsx'
import styles from './cart-lines.module.css'
import emptyCartStyles from './empty-cart.module.css'

/** The lines of a cart, each with its extras. `isStale`: prices are those before a pending change. */
export function CartLines(props: { cart: Cart; isStale: boolean; fit: SavedFit | null; parts: CartParts }) {
  const { cart, isStale, fit, parts } = props
  const t = useWords(cartWords)
  const region = useRegion().code
  const action = useFormAction('/cart')
  return (
    <div className={styles.place} data-stale={isStale || undefined}>
      <ul className={styles.lines} aria-label={t('lines')}>
        {groupExtras(cart.lines).map(({ line, extras }) => (
          <CartLineItem key={line.id} line={line} extras={extras} fit={fit} LineChange={parts.LineChange} />
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
export function EmptyCart({ cart, onLeave }: { cart: Cart | null; onLeave?: () => void }) {
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
    </div>
  )
}
