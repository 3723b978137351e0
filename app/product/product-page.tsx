import { useSearch } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { choiceFromSearch, chosenPrice } from './choice.ts'
import { ColourSwitch } from './colour-switch.tsx'
import { Gallery } from './gallery.tsx'
import { PriceTag } from './price-tag.tsx'
import type { Product } from './product.ts'
import { ProductDetails } from './product-details.tsx'
import styles from './product-page.module.css'
import { SizeForm } from './size-form.tsx'

/** One product: see it, choose colour and size, put it in the cart, read about it. */
export function ProductPage({ product }: { product: Product }) {
  const t = useCopy()
  const search = useSearch({ strict: false })
  const choice = choiceFromSearch(product.options, search)

  return (
    <article className={styles.page}>
      <Gallery product={product} />
      <div className={styles.buy}>
        <header className={styles.head}>
          {product.badge ? <p className={styles.badge}>{product.badge.title}</p> : null}
          <h1 className={styles.title}>
            {product.style}
            <span className="visually-hidden">, </span>
            <span className={styles.colour}>{product.colour.name}</span>
          </h1>
          <p className={styles.price}>
            <PriceTag price={chosenPrice(product, choice)} was={product.compareAtPrice} />
          </p>
          <p className={styles.promise}>{product.promise}</p>
        </header>
        <ColourSwitch product={product} choice={choice} />
        {product.available ? null : <p className={styles.soldOut}>{t('product.colour-sold-out')}</p>}
        <SizeForm key={product.handle} product={product} choice={choice} />
        <ProductDetails product={product} />
      </div>
    </article>
  )
}
