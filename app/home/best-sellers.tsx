import { Link } from '@tanstack/react-router'
import { homeWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import type { ProductCard } from '#app/product/product.ts'
import { useDependencies } from '#app/region/use-dependencies.ts'
import { RenderedOnceList } from '#app/ui/rendered-once-list.tsx'
import styles from './best-sellers.module.css'

/** The best sellers in this region's prices: a row that scrolls sideways on phones, a grid elsewhere. */
export function BestSellers({ products }: { products: readonly ProductCard[] }) {
  const t = useWords(homeWords)
  return (
    <section className={styles.best} aria-labelledby="best">
      <header className={styles.head}>
        <h2 id="best" className={styles.title}>
          {t('best')}
        </h2>
        <Link to="/collections/$handle" params={{ handle: 'best-sellers' }} className={styles.all}>
          {t('best-all')}
        </Link>
      </header>
      <RenderedOnceList className={styles.list} dependencies={useDependencies(products)}>
        {products.map((product) => (
          <li key={product.handle} className={styles.item}>
            <ProductCardLink product={product} heading="h3" />
          </li>
        ))}
      </RenderedOnceList>
    </section>
  )
}
