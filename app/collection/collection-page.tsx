import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { ProductCardLink } from '#app/product/product-card.tsx'
import button from '#app/ui/button.module.css'
import type { Collection } from './collection.server.ts'
import styles from './collection-page.module.css'

/** How many cards are surely on the first screen: their pictures are not put off. */
const FIRST_SCREEN = 2

/** All products of a collection. */
export function CollectionPage({ collection }: { collection: Collection }) {
  const t = useCopy()
  const count = collection.products.length
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{collection.title}</h1>
        <p className={styles.description}>{collection.description}</p>
        <p className={styles.count}>{count === 1 ? t('collection.count.one') : t('collection.count', { count })}</p>
      </header>
      {count === 0 ? (
        <div className={styles.empty}>
          <p>{t('collection.empty')}</p>
          <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.secondary}>
            {t('collection.empty-link')}
          </Link>
        </div>
      ) : (
        <ul className={styles.grid}>
          {collection.products.map((product, index) => (
            <li key={product.handle}>
              <ProductCardLink product={product} heading="h2" eager={index < FIRST_SCREEN} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
