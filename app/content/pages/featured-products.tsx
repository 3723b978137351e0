import { Link } from '@tanstack/react-router'
import { contentWords } from '#app/copy/content.ts'
import { useWords } from '#app/copy/use-words.ts'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import button from '#app/ui/button.module.css'
import styles from './featured-products.module.css'
import type { FeaturedCollection } from './page.server.ts'

/** The first products of the page's collection, with a link to all of them. */
export function FeaturedProducts({ collection }: { collection: FeaturedCollection }) {
  const t = useWords(contentWords)
  return (
    <section className={styles.section} aria-labelledby="featured-products">
      <h2 id="featured-products" className={styles.title}>
        {t('goods', { title: collection.title })}
      </h2>
      <ul className={styles.list}>
        {collection.products.map((product) => (
          <li key={product.handle}>
            <ProductCardLink product={product} heading="h3" />
          </li>
        ))}
      </ul>
      {collection.total > collection.products.length ? (
        <p className={styles.all}>
          <Link to="/collections/$handle" params={{ handle: collection.handle }} className={button.secondary}>
            {t('goods-all', { count: collection.total })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
