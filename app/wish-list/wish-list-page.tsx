import { Link, useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import { removeItems, saveItem, useWishListItems } from '#app/product/wish-list/browser-wish-list.ts'
import type { SharedItems } from '#app/product/wish-list/shared-items.ts'
import { getItemKey, type WishListItem } from '#app/product/wish-list/wish-list.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { useVisitor } from '#app/visitor/browser-state.ts'
import { ChooseSize } from './choose-size.tsx'
import { SharedList, ShareList } from './shared-list.tsx'
import { useListedGoods } from './use-listed-goods.ts'
import { WishListCards } from './wish-list-cards.tsx'
import styles from './wish-list-page.module.css'

/** The page of goods kept for later: the shopper's own list, or one that was shared by a link. */
export function WishListPage({ shared }: { shared: (SharedItems & { products: ListedProduct[] }) | null }) {
  const t = useWords(wishListWords)
  const { isLoggedIn } = useVisitor()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t(shared ? 'shared.title' : 'title')}</h1>
        <p className={styles.lead}>{t(shared ? 'shared.lead' : isLoggedIn ? 'lead.signed-in' : 'lead')}</p>
      </div>
      {shared ? <SharedList {...shared} /> : <OwnList />}
    </div>
  )
}

/** What this browser keeps for later, with the account's list of a signed-in customer (PDP-16). */
function OwnList() {
  const t = useWords(wishListWords)
  const region = useRegion().code
  const isHydrated = useHydrated()
  const items = useWishListItems()
  const { goods, hasFailed, retry } = useListedGoods(items)
  const [removed, setRemoved] = useState<{ item: WishListItem; name: string } | null>(null)
  const isSynced = useAccountSync()

  const unavailable = items.filter(({ handle }) => goods.get(handle) === null)
  const isLoading = !isHydrated || (!hasFailed && items.some(({ handle }) => !goods.has(handle)))

  function remove(item: WishListItem, name: string) {
    removeItems(region, (other) => getItemKey(other) === getItemKey(item))
    setRemoved({ item, name })
  }
  function undo() {
    if (removed) saveItem(region, removed.item)
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
      {isHydrated && items.length === 0 ? <EmptyList /> : null}
      <WishListCards
        items={items}
        goods={goods}
        renderTools={(item, product) => {
          const name = getProductName(product)
          return (
            <div className={styles.tools}>
              <ChooseSize product={product} size={item.size} />
              {item.quantity > 1 ? <p>{t('quantity', { count: item.quantity })}</p> : null}
              <button
                type="button"
                className={button.quiet}
                aria-label={t('remove-name', { name })}
                onClick={() => remove(item, name)}
              >
                {t('remove')}
              </button>
            </div>
          )
        }}
      />
      {unavailable.length > 0 ? (
        <p className={styles.note}>
          <span>{t('unavailable', { count: unavailable.length })}</span>{' '}
          <button
            type="button"
            className={button.quiet}
            onClick={() => removeItems(region, ({ handle }) => goods.get(handle) === null)}
          >
            {t('unavailable.remove')}
          </button>
        </p>
      ) : null}
      {items.length > unavailable.length ? <ShareList items={items} /> : null}
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
