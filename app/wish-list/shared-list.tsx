import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { saveWords } from '#app/copy/save-for-later.ts'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { type SaveFailure, saveItem } from '#app/product/wish-list/browser-wish-list.ts'
import { formatSharedItems, type SharedItems } from '#app/product/wish-list/shared-items.ts'
import type { WishListItem } from '#app/product/wish-list/wish-list.ts'
import { stringifySearch } from '#app/region/search-strings.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'
import { SharedSize } from './shared-size.tsx'
import { WishListCards } from './wish-list-cards.tsx'
import styles from './wish-list-page.module.css'

/** A list from a link: its goods that this shop sells, and a button that saves them all. Only the button needs script. */
export function SharedList({ items, isCut, products }: SharedItems & { products: readonly ListedProduct[] }) {
  const t = useWords(wishListWords)
  const saving = useWords(saveWords)
  const region = useRegion().code
  const [outcome, setOutcome] = useState<SaveFailure | 'saved' | null>(null)
  const goods = new Map(products.map((product) => [product.handle, product]))
  const available = items.filter(({ handle }) => goods.has(handle))
  const unavailableCount = items.length - available.length

  function saveAll() {
    const failures = available.toReversed().map((item) => saveItem(region, item))
    setOutcome(failures.find((failure) => failure !== null) ?? 'saved')
  }

  return (
    <div className={styles.body}>
      {items.length === 0 ? <p className={styles.note}>{t('shared.bad')}</p> : null}
      {isCut ? <p className={styles.note}>{t('more', { most: items.length })}</p> : null}
      {unavailableCount > 0 ? <p className={styles.note}>{t('unavailable', { count: unavailableCount })}</p> : null}
      <WishListCards
        items={available}
        goods={goods}
        isShared
        renderTools={(item, product) => <SharedSize size={item.size} product={product} />}
      />
      <div className={styles.actions}>
        {available.length > 0 ? (
          <button type="button" className={`${button.primary} ${styles.scripted}`} onClick={saveAll}>
            {t('shared.save')}
          </button>
        ) : null}
        <Link to="/wish-list" className={styles.own}>
          {t('shared.own')}
        </Link>
      </div>
      <p role="status" className={styles.status}>
        {outcome === 'saved' ? t('shared.saved') : outcome ? saving(outcome, { most: MAX_WISH_LIST_ITEMS }) : null}
      </p>
    </div>
  )
}

/** Makes a link to the list, which names goods and sizes but not the shopper. */
export function ShareList({ items }: { items: readonly WishListItem[] }) {
  const t = useWords(wishListWords)
  const hrefFor = useHrefFor()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<'copied' | 'copy-failed' | null>(null)
  const goods = formatSharedItems(items)

  function copy() {
    field.current?.select()
    // without TLS there is no clipboard
    if (!navigator.clipboard) return setOutcome('copy-failed')
    navigator.clipboard.writeText(field.current?.value ?? '').then(
      () => setOutcome('copied'),
      () => setOutcome('copy-failed'),
    )
  }

  if (!isOpen)
    return (
      <p>
        <button type="button" className={button.secondary} onClick={() => setIsOpen(true)}>
          {t('share')}
        </button>
      </p>
    )
  return (
    <div className={styles.share}>
      <label htmlFor={id}>{t('share.label')}</label>
      <input
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the pressed button
        autoFocus
        ref={field}
        id={id}
        readOnly
        dir="ltr"
        value={new URL(hrefFor(`/wish-list${stringifySearch({ goods })}`), window.location.origin).href}
        className={styles.link}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={button.secondary} onClick={copy}>
        {t('copy')}
      </button>
      <p role="status">{outcome ? t(outcome) : null}</p>
    </div>
  )
}
