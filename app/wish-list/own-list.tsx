import { Link, useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import { removeWishes, saveWish, useWishes } from '#app/product/wish-list/browser-wish-list.ts'
import { getWishKey, type Wish } from '#app/product/wish-list/wish-list.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { ShareList } from './share-list.tsx'
import { useWishGoods } from './use-wish-goods.ts'
import { WishCards } from './wish-cards.tsx'
import styles from './wish-list-page.module.css'

/** What this browser keeps for later, with the account's list of a signed-in customer (PDP-16). */
export function OwnList() {
  const t = useWords(wishListWords)
  const region = useRegion().code
  const isHydrated = useHydrated()
  const wishes = useWishes()
  const { goods, hasFailed, retry } = useWishGoods(wishes)
  const [removed, setRemoved] = useState<{ wish: Wish; name: string } | null>(null)
  const isSynced = useAccountSync()

  const gone = wishes.filter(({ handle }) => goods.get(handle) === null)
  const isLoading = !isHydrated || (!hasFailed && wishes.some(({ handle }) => !goods.has(handle)))

  function remove(wish: Wish, name: string) {
    removeWishes(region, (other) => getWishKey(other) === getWishKey(wish))
    setRemoved({ wish, name })
  }
  function undo() {
    if (removed) saveWish(region, removed.wish)
    setRemoved(null)
  }

  return (
    <div className={styles.body} aria-busy={isLoading}>
      <noscript>
        <p className={styles.note}>{t('no-script')}</p>
      </noscript>
      <div role="status" className={styles.status}>
        {isLoading ? <p>{t('loading')}</p> : null}
        {removed ? (
          <p>
            <span>{t('removed', { name: removed.name })}</span>{' '}
            <button type="button" className={button.quiet} onClick={undo}>
              {t('undo')}
            </button>
          </p>
        ) : null}
      </div>
      {isSynced ? null : <p className={styles.note}>{t('unsynced')}</p>}
      {hasFailed ? (
        <p role="alert" className={styles.note}>
          <span>{t('failed')}</span>{' '}
          <button type="button" className={button.quiet} onClick={retry}>
            {t('try-again')}
          </button>
        </p>
      ) : null}
      {isHydrated && wishes.length === 0 ? <EmptyList /> : null}
      <WishCards
        wishes={wishes}
        goods={goods}
        renderTools={(wish, name) => (
          <div className={styles.tools}>
            {wish.quantity > 1 ? <p>{t('quantity', { count: wish.quantity })}</p> : null}
            <button
              type="button"
              className={button.quiet}
              aria-label={t('remove-name', { name })}
              onClick={() => remove(wish, name)}
            >
              {t('remove')}
            </button>
          </div>
        )}
      />
      {gone.length > 0 ? (
        <p className={styles.note}>
          <span>{t('gone', { count: gone.length })}</span>{' '}
          <button
            type="button"
            className={button.quiet}
            onClick={() => removeWishes(region, ({ handle }) => goods.get(handle) === null)}
          >
            {t('gone.remove')}
          </button>
        </p>
      ) : null}
      {wishes.length > gone.length ? <ShareList wishes={wishes} /> : null}
    </div>
  )
}

function EmptyList() {
  const t = useWords(wishListWords)
  return (
    <div className={styles.empty}>
      <p>{t('empty')}</p>
      <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.secondary}>
        {t('empty.link')}
      </Link>
    </div>
  )
}

/** Reads the account's list as the page opens, and says whether that worked. Without an account there is none to read. */
function useAccountSync(): boolean {
  const region = useRegion().code
  const [isSynced, setIsSynced] = useState(true)
  useEffect(() => {
    import('#app/product/wish-list/sync-wish-list.ts')
      .then(({ syncWishList }) => syncWishList(region, true))
      .then(setIsSynced, () => setIsSynced(false))
  }, [region])
  return isSynced
}
