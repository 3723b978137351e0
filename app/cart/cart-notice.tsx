import { Link } from '@tanstack/react-router'
import { cartWords } from '#app/copy/cart.ts'
import { formatList } from '#app/copy/format-list.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { getBrowserCart, type ShownCart } from './browser-cart.ts'
import type { Notice } from './cart.ts'
import type { CartParts } from './cart-lines.tsx'
import styles from './cart-notice.module.css'
import type { Change } from './change-queue.ts'
import { getLineDetails, groupExtras, toLinesToAdd } from './line-attributes.ts'

/** Notices that are no failures. */
const CALM: ReadonlySet<Notice> = new Set([
  'cart.completed',
  'cart.adjusted',
  'cart.line-changed',
  'discount.sorted',
  'discount.other',
])

/** The cart's messages, announced as they appear: a failure or notice, an addition, removed or saved lines with Undo. */
export function CartNotice(props: Pick<ShownCart, 'state'> & { notice: Notice | null; parts: CartParts }) {
  const { state, notice, parts } = props
  const t = useWords(cartWords)
  const messageFor = useMessageFor()
  const { code: region, intlLocale } = useRegion()
  const removed = groupExtras(state.removed)
  const [first] = removed

  const { savedBefore } = state

  function undo(changes: readonly Change[]) {
    const cart = getBrowserCart(region)
    for (const change of changes) void cart.submit(change)
  }
  function undoRemoval() {
    if (first && savedBefore !== undefined) parts.undoSave(region, first.line, savedBefore)
    undo([{ kind: 'add', lines: toLinesToAdd(state.removed), isUndo: true }])
  }
  return (
    <div className={styles.place}>
      {state.cart?.note ? (
        <p className={styles.notice} data-calm>
          {state.cart.note}
        </p>
      ) : null}
      {notice ? (
        <p role="alert" className={styles.notice} data-calm={CALM.has(notice) || undefined}>
          {messageFor(notice)}
        </p>
      ) : null}
      <div role="status">
        {notice === 'cart.adjusted' && state.soldOutTitles.length > 0 ? (
          <p className={styles.soldOut}>
            {t('sold-out-goods', { names: formatList(state.soldOutTitles, intlLocale) })}
          </p>
        ) : null}
        <DoneText state={state} onUndo={undo} />
        {state.showCartNotification ? <p className={styles.done}>{t('added')}</p> : null}
        {first ? (
          <p className={styles.done}>
            {savedBefore === undefined ? (
              <span>{t('removed', { count: removed.length, name: first.line.product.title })}</span>
            ) : (
              <>
                <span>{t('saved', { name: first.line.product.title })}</span>{' '}
                <Link to="/wish-list" preload={false} className={button.quiet}>
                  {t('saved.see')}
                </Link>
              </>
            )}{' '}
            <button type="button" className={button.quiet} onClick={undoRemoval}>
              {t('undo')}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** What an undo restored, or a line's new size and colour with an Undo button. */
function DoneText({
  state: { done },
  onUndo,
}: Pick<ShownCart, 'state'> & { onUndo: (changes: readonly Change[]) => void }) {
  const t = useWords(cartWords)
  if (!done) return null
  const { product, options } = done.line
  const sizes = getLineDetails(options, [])
    .map(({ value }) => value)
    .join(' / ')
  return (
    <p className={styles.done}>
      <span>
        {done.did === 'put-back'
          ? t('put-back', { count: done.count, name: product.title })
          : t(done.did, { name: product.title, sizes })}
      </span>{' '}
      {done.did === 'changed' ? (
        <button type="button" className={button.quiet} onClick={() => onUndo(done.undo)}>
          {t('undo')}
        </button>
      ) : null}
    </p>
  )
}
