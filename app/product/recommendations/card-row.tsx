import { useId } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import { ProductCardLink } from '../card/product-card.tsx'
import type { ProductCard } from '../product.ts'
import styles from './card-row.module.css'

/**
 * Products in a row under a heading, which scrolls sideways on narrow screens. While `products` is null, `places` is the
 * number of placeholders.
 */
export function CardRow<Product extends ProductCard>(props: {
  title: string
  products: readonly Product[] | null
  places: number
  size: 'large' | 'small'
  children?: Elements
  /** Renders content below a product. */
  renderBelow?: (product: Product) => Elements
}) {
  const { title, products, places, size, children, renderBelow } = props
  const id = useId()
  return (
    <section className={styles.row} aria-labelledby={id} aria-busy={products === null}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </header>
      <ul className={styles.list} data-size={size} data-waiting={products ? undefined : ''}>
        {products
          ? products.map((product) => (
              <li key={product.handle}>
                <ProductCardLink product={product} heading="h3" below={renderBelow?.(product)} />
              </li>
            ))
          : Array.from({ length: places }, (_, at) => at).map((at) => <Placeholder key={at} />)}
      </ul>
    </section>
  )
}

const Placeholder = () => <li aria-hidden="true" className={styles.place} />
