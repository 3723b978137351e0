import { getBrowserCart } from '#app/cart/browser-cart.ts'
import type { CartLine } from '#app/cart/cart.ts'
import { getLineName, getLineQuantities } from '#app/cart/line-attributes.ts'
import { useWords } from '#app/copy/use-words.ts'
import { saveWords } from '#app/copy/wish-list.ts'
import { OPTION_CODES, parseOptionType, toUrlValue } from '#app/fit/option-codes.ts'
import { stringifySearch } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { canChange } from '../line-change/line-goods.ts'
import { saveWish } from './browser-wish-list.ts'
import styles from './save-line.module.css'

/** Moves a cart line to the wish list, with its size and quantity. Goods with letters and gift cards would lose them there. */
export function SaveLine({ line, extras }: { line: CartLine; extras: readonly CartLine[] }) {
  const t = useWords(saveWords)
  const region = useRegion()
  if (!canChange(line) || extras.length > 0) return null

  function save() {
    const size = line.options.flatMap(({ key, value }) => {
      const type = parseOptionType(key)
      return type ? [[OPTION_CODES[type], toUrlValue(value)]] : []
    })
    const wish = {
      handle: line.product.handle,
      size: stringifySearch(Object.fromEntries(size)).slice(1),
      quantity: line.quantity,
    }
    // a line that was not kept stays in the cart
    if (saveWish(region.code, wish) !== null) return
    void getBrowserCart(region.code).submit({ kind: 'update', quantities: getLineQuantities([line], line.id, 0) })
  }

  return (
    <p className={styles.place}>
      <button
        type="button"
        className={button.quiet}
        aria-label={t('save-name', { name: getLineName(line, region.intlLocale) })}
        onClick={save}
      >
        {t('save')}
      </button>
    </p>
  )
}
