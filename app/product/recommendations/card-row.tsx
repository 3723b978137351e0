import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import { ProductCardLink } from '../card/product-card.tsx'
import type { ProductCard } from '../product.ts'
import styles from './card-row.module.css'

/**
 * Products in a row under a heading, which scrolls sideways on narrow screens. While `products` is null, `places` is the
 * number of placeholders. A row without products leaves once it is off the screen, and until then keeps its place unseen.
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
  const isEmpty = products?.length === 0
  const [isOffScreen, row] = useIsOffScreen<HTMLElement>(isEmpty)
  if (isEmpty && isOffScreen) return null
  return (
    <section
      ref={row}
      className={styles.row}
      aria-labelledby={id}
      aria-busy={products === null}
      data-empty={isEmpty || undefined}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </header>
      <ul className={styles.list} data-size={size} data-waiting={products && !isEmpty ? undefined : ''}>
        {products && !isEmpty
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

/** Whether an element that is about to be removed is off the screen, so that its removal shifts nothing in view. */
function useIsOffScreen<Target extends Element>(isLeaving: boolean): [boolean, RefObject<Target | null>] {
  const target = useRef<Target>(null)
  const [isOffScreen, setOffScreen] = useState(false)
  useEffect(() => {
    if (!isLeaving || !target.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) setOffScreen(true)
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [isLeaving])
  return [isOffScreen, target]
}
