import { useSearch } from '@tanstack/react-router'
import { buying } from '#app/copy/en-GB/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Around } from './around.ts'
import { PriceTag } from './card/price-tag.tsx'
import { ColourSwitch } from './colour-switch.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { KeptAround, Others } from './kept-around.tsx'
import { type Product, productName } from './product.ts'
import styles from './product-page.module.css'
import { ReviewsSection } from './reviews/reviews-section.tsx'
import { choiceFromSearch, chosenPrice, missing } from './size/choice.ts'
import { SizeForm } from './size/size-form.tsx'
import { orElse, useFittedChoice } from './size/use-fitted-choice.ts'
import { useProductEvents } from './use-product-events.ts'

/** One product: see it, choose colour and size, put it in the cart, read about it. */
export function ProductPage({ product, around }: { product: Product; around: Around }) {
  const t = useWords(buying)
  const search = useSearch({ strict: false })
  const fitted = useFittedChoice(product)
  const asked = choiceFromSearch(product.options, search)
  const choice = orElse(asked, fitted)
  useProductEvents(product, choice)

  const said = { product, around }

  return (
    <>
      <article className={styles.page}>
        <Gallery name={productName(product)} pictures={product.images} />
        <div className={styles.buy}>
          <header className={styles.head}>
            {product.badge ? <p className={styles.badge}>{product.badge.title}</p> : null}
            <h1 className={styles.title}>
              {product.style}
              <span className="visually-hidden">, </span>
              <span className={styles.colour}>{product.colour.name}</span>
            </h1>
            <KeptAround part="rating" {...said} />
            <p className={styles.price}>
              <PriceTag price={chosenPrice(product, choice)} was={product.compareAtPrice} />
            </p>
            <p className={styles.promise}>{product.promise}</p>
            {product.madeToOrder ? <p className={styles.note}>{t('made-to-order')}</p> : null}
          </header>
          <KeptAround part="offer" {...said} />
          <ColourSwitch product={product} choice={choice} />
          <SizeForm
            key={product.handle}
            product={product}
            choice={choice}
            asked={!missing(product.options, asked)}
            fitted={fitted}
          />
          <KeptAround part="promises" {...said} />
          <KeptAround part="details" {...said} />
        </div>
      </article>
      <KeptAround part="promo" {...said} />
      {around.reviews ? (
        <ReviewsSection key={`${product.handle} reviews`} group={product.group} first={around.reviews} />
      ) : null}
      <Others key={product.handle} product={product} />
    </>
  )
}
