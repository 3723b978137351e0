import { Link } from '@tanstack/react-router'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import { getCardSize } from '#app/product/size/size-in-fit.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import button from '#app/ui/button.module.css'

/** The way to a thing's sizes, unless `size` and the shopper's fit give one that can be added. */
export function ChooseSize({ size, product }: { size: string; product: ListedProduct }) {
  const t = useWords(wishListWords)
  const own = getCardSize(product, useSavedFit(), parseSearch(size))
  const canAdd = own && own.stock !== 'out' && own.open.length === 0
  if (canAdd || product.sizes.options.every(({ values }) => values.length === 1)) return null
  return (
    <Link
      to="/products/$handle"
      params={{ handle: product.handle }}
      className={button.quiet}
      aria-label={t('choose-name', { name: getProductName(product) })}
    >
      {t('choose')}
    </Link>
  )
}
