import { useMessageFor } from '#app/copy/use-message-for.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { groupExtras, toLinesToAdd } from './add-on.ts'
import { getBrowserCart } from './browser-cart.ts'
import type { CartState } from './cart-machine.ts'
import styles from './cart-notice.module.css'
import type { Notice } from './cart-outcome.ts'
import { useCartWords } from './use-cart-words.ts'

/** The cart's messages, announced as they appear: a failure or notice, an addition, removed lines with Undo. */
export function CartNotice({ state, notice }: { state: CartState; notice: Notice | null }) {
  const t = useCartWords()
  const messageFor = useMessageFor()
  const region = useRegion().code
  const removed = groupExtras(state.removed)
  const [first] = removed
  return (
    <>
      {notice ? (
        <p role="alert" className={styles.notice} data-calm={notice === 'cart.completed' || undefined}>
          {messageFor(notice)}
        </p>
      ) : null}
      <div role="status">
        {state.showCartNotification ? <p className={styles.done}>{t('added')}</p> : null}
        {first ? (
          <p className={styles.done}>
            {t('removed', { count: removed.length, name: first.line.product.title })}{' '}
            <button
              type="button"
              className={button.quiet}
              onClick={() => void getBrowserCart(region).submit({ kind: 'add', lines: toLinesToAdd(state.removed) })}
            >
              {t('undo')}
            </button>
          </p>
        ) : null}
      </div>
    </>
  )
}
