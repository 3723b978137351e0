import { Link } from '@tanstack/react-router'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import type { Cart } from './cart.ts'
import styles from './empty-cart.module.css'

const RANGES = ['trousers', 'denim', 'tops', 'shorts'] as const

/** The empty cart, with links to collections. A cart without lines may still hold a gift message or a code. */
export function EmptyCart({ cart, onLeave }: { cart: Cart | null; onLeave?: () => void }) {
  const t = useWords(cartWords)
  return (
    <div className={styles.empty}>
      <p className={styles.message}>{t('empty')}</p>
      {cart?.giftMessage || cart?.discountCodes.length ? <p className={styles.hint}>{t('empty.typed')}</p> : null}
      <p className={styles.hint}>{t('empty.hint')}</p>
      <ul className={styles.ranges}>
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
