import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import type { SharedItems } from '#app/product/wish-list/wish-list.ts'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'
import styles from './wish-list-page.module.css'

/** The page of goods kept for later: the shopper's own list, or one that was shared by a link. */
export function WishListPage({ shared }: { shared: (SharedItems & { products: ListedProduct[] }) | null }) {
  const t = useWords(wishListWords)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t(shared ? 'shared.title' : 'title')}</h1>
        <p className={styles.lead}>{t(shared ? 'shared.lead' : 'lead')}</p>
      </div>
      {shared ? <SharedList {...shared} /> : <OwnList />}
    </div>
  )
}
