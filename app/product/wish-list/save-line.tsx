import { useState } from 'react'
import { getBrowserCart } from '#app/cart/browser-cart.ts'
import type { CartLine } from '#app/cart/cart.ts'
import { getLineName, getLineQuantities } from '#app/cart/line-attributes.ts'
import { saveWords } from '#app/copy/save-for-later.ts'
import { useWords } from '#app/copy/use-words.ts'
import { stringifySearch } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'
import { toLineSearch } from '../line-change/line-goods.ts'
import { isGiftCard } from '../product.ts'
import { type SaveFailure, saveItem } from './browser-wish-list.ts'
import styles from './save-line.module.css'

/** Moves a cart line to the wish list, with its size and quantity. Goods with letters and gift cards would lose them there. */
export function SaveLine({ line, extras }: { line: CartLine; extras: readonly CartLine[] }) {
  const t = useWords(saveWords)
  const region = useRegion()
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const { handle, productType } = line.product
  if (isGiftCard({ productType, category: productType }) || extras.length > 0) return null

  function save() {
    const size = stringifySearch(toLineSearch(line)).slice(1)
    const problem = saveItem(region.code, { handle, size, quantity: line.quantity })
    setFailure(problem)
    // what was not saved stays in the cart
    if (problem) return
    void getBrowserCart(region.code).submit({ kind: 'update', quantities: getLineQuantities([line], line.id, 0) })
  }

  return (
    <div className={styles.place}>
      <button
        type="button"
        className={button.quiet}
        aria-label={t('save-name', { name: getLineName(line, region.intlLocale) })}
        onClick={save}
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
