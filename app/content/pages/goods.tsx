import { Link } from '@tanstack/react-router'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import button from '#app/ui/button.module.css'
import styles from './goods.module.css'
import type { PageGoods } from './page.server.ts'
import { usePageWords } from './words.ts'

/** The goods that a page is about, and the way to the rest of them. */
export function Goods({ goods }: { goods: PageGoods }) {
  const t = usePageWords()
  return (
    <section className={styles.goods} aria-labelledby="goods">
      <h2 id="goods" className={styles.title}>
        {t('goods', { title: goods.title })}
      </h2>
      <ul className={styles.list}>
        {goods.products.map((product) => (
          <li key={product.handle}>
            <ProductCardLink product={product} heading="h3" />
          </li>
        ))}
      </ul>
      {goods.total > goods.products.length ? (
        <p className={styles.all}>
          <Link to="/collections/$handle" params={{ handle: goods.handle }} className={button.secondary}>
            {t('goods-all', { count: goods.total })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
