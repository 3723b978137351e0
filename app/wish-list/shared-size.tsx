import { Link } from '@tanstack/react-router'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getCardSize } from '#app/product/size/size-in-fit.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import button from '#app/ui/button.module.css'
import { ChooseSize } from './choose-size.tsx'
import styles from './wish-list-page.module.css'

/** The size that a thing was saved in with its stock, and the way to sizes if the shopper's own fit does not give one. */
export function SharedSize({ size, product }: { size: string; product: ListedProduct }) {
  const t = useWords(wishListWords)
  const { handle } = product
  const saved = getCardSize(product, null, parseSearch(size))
  return (
    <div className={styles.tools}>
      {saved ? (
        <Link to="/products/$handle" params={{ handle }} search={parseSearch(size)} className={button.quiet}>
          {t(`shared.${saved.stock}`, { size: saved.size })}
        </Link>
      ) : null}
      <ChooseSize product={product} size="" />
    </div>
  )
}
