import { useState } from 'react'
import type { AdditionFailure } from '#app/cart/cart.ts'
import { useCart } from '#app/cart/use-cart.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { sizeWords } from '#app/copy/quick-add.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import { fetchVariant } from '#app/product/size/find-variant.functions.ts'
import { getCardSize } from '#app/product/size/size-in-fit.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import { PlusIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import styles from './quick-add.module.css'

/** Adds the product in the filtered or the shopper's size to the cart; nothing if it is incomplete or sold out. */
export function QuickAdd(props: {
  product: ListedProduct
  fit: SavedFit | null
  sizeSearch: SearchStrings
  quantity: number
}) {
  const { product } = props
  const t = useWords(sizeWords)
  const messageFor = useMessageFor()
  const { code: region } = useRegion()
  const cart = useCart()
  const { open } = useOpenPanel()
  const [isAdding, setIsAdding] = useState(false)
  const [failure, setFailure] = useState<CatalogueCode | AdditionFailure | null>(null)
  const cardSize = getCardSize(product, props.fit, props.sizeSearch)
  if (!cardSize || cardSize.stock === 'out' || cardSize.open.length > 0) return null
  const { size, search } = cardSize
  // a size in two lines breaks behind a slash, not before it
  const shownSize = size.replaceAll(' /', '\u00a0/')

  async function add() {
    if (isAdding) return
    setIsAdding(true)
    setFailure(null)
    // The cached list may be out of date, so the variant and its stock are read now.
    const variant = await fetchVariant({ data: { region, handle: product.handle, search } }).catch(() => FAILED)
    const goods = { title: getProductName(product), image: product.image, details: [{ label: '', value: size }] }
    const outcome = variant.ok
      ? await cart.add([{ merchandiseId: variant.merchandiseId, quantity: props.quantity, goods }])
      : variant
    setIsAdding(false)
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
        aria-label={t('add-label', { name: getProductName(product), size })}
        aria-disabled={isAdding || undefined}
        onClick={() => void add()}
      >
        <PlusIcon />
        {isAdding ? <span>{t('adding')}</span> : <TextWith text={t('add', { size: shownSize })} value={shownSize} />}
      </button>
    </div>
  )
}

const FAILED = { ok: false, failure: 'cart.add-failed' } as const
