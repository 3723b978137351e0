import listStyles from '#app/collection/card-list.module.css'
import { ListedCard } from '#app/collection/listed-card.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { getWishKey, type Wish } from '#app/product/wish-list/wish-list.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import type { Elements } from '#app/ui/elements.ts'
import type { WishGoods } from './use-wish-goods.ts'
import styles from './wish-list-page.module.css'

/** Cards that are on the first screen of every device. */
const EAGER_CARDS = 2

/** The goods of a list as a collection shows them, each in its saved size. What is not sold has no card. */
export function WishCards(props: {
  wishes: readonly Wish[]
  goods: WishGoods
  /** What is below a card. */
  renderTools?: (wish: Wish, name: string) => Elements
}) {
  const t = useWords(wishListWords)
  const fit = useSavedFit()
  return (
    <ul className={`${listStyles.list} ${styles.cards}`} data-plain aria-label={t('title')}>
      {props.wishes.map((wish, at) => {
        const product = props.goods.get(wish.handle)
        if (!product) return null
        return (
          <li key={getWishKey(wish)} className={listStyles.item}>
            <ListedCard
              style={{ id: getWishKey(wish), products: [product] }}
              listId="wish-list"
              eager={at < EAGER_CARDS}
              isLargest={at === 0}
              fit={fit}
              sizeSearch={parseSearch(wish.size)}
              quantity={wish.quantity}
            />
            {props.renderTools?.(wish, `${product.style}, ${product.colour.name}`)}
          </li>
        )
      })}
    </ul>
  )
}
