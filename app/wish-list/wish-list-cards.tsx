import listStyles from '#app/collection/card-list.module.css'
import { ListedCard } from '#app/collection/listed-card.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getItemKey, type WishListItem } from '#app/product/wish-list/wish-list.ts'
import { parseSearch, type SearchStrings } from '#app/region/search-strings.ts'
import type { Elements } from '#app/ui/elements.ts'
import type { ListedGoods } from './use-listed-goods.ts'
import styles from './wish-list-page.module.css'

/** Cards that are on the first screen of every device. */
const EAGER_CARDS = 2

const NO_SIZE: SearchStrings = {}

/**
 * The goods of a list as a collection shows them: each in its saved size, or if `isShared` in the size of the shopper who
 * looks. What is not sold has no card.
 */
export function WishListCards(props: {
  items: readonly WishListItem[]
  goods: ListedGoods
  isShared?: boolean
  /** What is below a card. */
  renderTools: (item: WishListItem, product: ListedProduct) => Elements
}) {
  const t = useWords(wishListWords)
  const fit = useSavedFit()
  return (
    <ul className={`${listStyles.list} ${styles.cards}`} data-plain data-sized aria-label={t('title')}>
      {props.items.map((item, at) => {
        const product = props.goods.get(item.handle)
        if (!product) return null
        return (
          <li key={getItemKey(item)} className={listStyles.item}>
            <ListedCard
              style={{ id: getItemKey(item), products: [product] }}
              listId="wish-list"
              eager={at < EAGER_CARDS}
              isLargest={at === 0}
              fit={fit}
              sizeSearch={props.isShared ? NO_SIZE : parseSearch(item.size)}
              quantity={item.quantity}
            />
            {props.renderTools(item, product)}
          </li>
        )
      })}
    </ul>
  )
}
