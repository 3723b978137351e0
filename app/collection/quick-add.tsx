import { useState } from 'react'
import { useCart } from '#app/cart/use-cart.ts'
import { messageFor } from '#app/copy/message-for.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { productName } from '#app/product/product.ts'
import { findSize } from '#app/product/size/find-size.functions.ts'
import { sizeInFit } from '#app/product/size/size-in-fit.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import { PlusIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { ListedProduct } from './goods.ts'
import styles from './quick-add.module.css'
import { useSizeWords } from './words.ts'

/** Puts a product in the shopper's own size into the cart, from its card. Not there where a size is open or gone. */
export function QuickAdd({ product, fit, asked }: { product: ListedProduct; fit: SavedFit; asked: SearchStrings }) {
  const t = useSizeWords()
  const { code: region } = useRegion()
  const cart = useCart()
  const { open } = useOpenPanel()
  const [adding, setAdding] = useState(false)
  const [failure, setFailure] = useState<CatalogueCode | null>(null)
  const mine = sizeInFit(product.sizes, fit, asked)
  if (!mine || mine.stock === 'out' || mine.open.length > 0) return null
  const { size, search } = mine

  async function add() {
    if (adding) return
    setAdding(true)
    setFailure(null)
    // the list may be a minute old, stock is not: which variant it is, and whether it is there, is asked now
    const found = await findSize({ data: { region, handle: product.handle, search } }).catch(() => UNANSWERED)
    const outcome = found.ok ? await cart.add([{ merchandiseId: found.merchandiseId, quantity: 1 }]) : found
    setAdding(false)
    if (outcome.ok) open('cart')
    else setFailure(outcome.failure)
  }

  return (
    <div className={styles.place}>
      {failure ? (
        <p role="alert" className={styles.problem}>
          {messageFor(failure)}
        </p>
      ) : null}
      <button
        type="button"
        className={styles.add}
        aria-label={t('add-label', { name: productName(product), size })}
        aria-disabled={adding || undefined}
        onClick={() => void add()}
      >
        <PlusIcon />
        {adding ? t('adding') : t('add', { size })}
      </button>
    </div>
  )
}

const UNANSWERED = { ok: false, failure: 'cart.add-failed' } as const
