import { messageFor } from '#app/copy/message-for.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { asAdded, withExtras } from './add-on.ts'
import { browserCart } from './browser-cart.ts'
import type { CartState } from './cart-machine.ts'
import styles from './cart-notice.module.css'
import type { Notice } from './cart-outcome.ts'
import { useCartWords } from './use-cart-words.ts'

/** What is no failure is said in the cart's own words. */
const OWN = { 'cart.adjusted': 'adjusted', 'cart.capped': 'capped', 'cart.offline': 'offline' } as const
const isOwn = (notice: Notice): notice is keyof typeof OWN => Object.hasOwn(OWN, notice)

/** What the shop has to tell about the cart, said aloud as it appears: trouble, what was put in, what can be put back. */
export function CartNotice({ state, notice }: { state: CartState; notice: Notice | null }) {
  const t = useCartWords()
  const region = useRegion().code
  const removed = withExtras(state.removed)
  const [first] = removed
  return (
    <>
      {notice ? (
        <p role="alert" className={styles.notice}>
          {isOwn(notice) ? t(OWN[notice]) : messageFor(notice)}
        </p>
      ) : null}
      <div role="status">
        {state.showCartNotification ? <p className={styles.done}>{t('added')}</p> : null}
        {first ? (
          <p className={styles.done}>
            {removed.length === 1
              ? t('removed.one', { name: first.line.product.title })
              : t('removed', { count: removed.length })}{' '}
            <button
              type="button"
              className={button.quiet}
              onClick={() => void browserCart(region).submit({ kind: 'add', lines: asAdded(state.removed) })}
            >
              {t('undo')}
            </button>
          </p>
        ) : null}
      </div>
    </>
  )
}
