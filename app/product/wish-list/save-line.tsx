import { useState } from 'react'
import { getBrowserCart } from '#app/cart/browser-cart.ts'
import type { CartLine } from '#app/cart/cart.ts'
import { getLineName, getLineQuantities } from '#app/cart/line-attributes.ts'
import { saveWords } from '#app/copy/save-for-later.ts'
import { useWords } from '#app/copy/use-words.ts'
import { stringifySearch } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'
import { toLineSearch } from '../line-change/line-goods.ts'
import { isGiftCard } from '../product.ts'
import { countItem, type SaveFailure, saveItem, setItem } from './browser-wish-list.ts'
import styles from './save-line.module.css'
import type { WishListItem } from './wish-list.ts'

/** Moves a cart line to the wish list, with its size and quantity. Goods with letters and gift cards would lose them there. */
export function SaveLine({ line, extras }: { line: CartLine; extras: readonly CartLine[] }) {
  const t = useWords(saveWords)
  const region = useRegion()
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const { productType } = line.product
  if (isGiftCard({ productType, category: productType }) || extras.length > 0) return null

  async function save() {
    const item = toItem(line)
    const savedBefore = countItem(region.code, item)
    const problem = saveItem(region.code, item)
    setFailure(problem)
    // what was not saved stays in the cart
    if (problem) return
    const quantities = getLineQuantities([line], line.id, 0)
    const outcome = await getBrowserCart(region.code).submit({ kind: 'update', quantities, savedBefore })
    // what stays in the cart is not saved
    if (!outcome.ok) undoSave(region.code, line, savedBefore)
  }

  return (
    <div className={styles.place}>
      <button
        type="button"
        className={button.quiet}
        aria-label={t('save-name', { name: getLineName(line, region.intlLocale) })}
        onClick={() => void save()}
      >
        {t('save')}
      </button>
      {failure ? (
        <p role="alert" className={styles.problem}>
          {t(failure, { most: MAX_WISH_LIST_ITEMS })}
        </p>
      ) : null}
    </div>
  )
}

/** Takes a line off the wish list again, which had `before` of it before the line was put there. */
export const undoSave = (region: RegionCode, line: CartLine, before: number) =>
  setItem(region, { ...toItem(line), quantity: before })

const toItem = (line: CartLine): WishListItem => ({
  handle: line.product.handle,
  size: stringifySearch(toLineSearch(line)).slice(1),
  quantity: line.quantity,
})
