import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { PriceTag } from './price-tag.tsx'
import { type ProductCard, productName } from './product.ts'
import styles from './product-card.module.css'
import { SwatchDot } from './swatch-dot.tsx'

/** More colours than fit in a row are counted, not shown. */
const COLOURS_SHOWN = 6

/** A product in a list: one link, named by the product, with all that helps to choose before opening it. */
export function ProductCardLink(props: {
  product: ProductCard
  /** The level that fits the page's outline. */
  heading: 'h2' | 'h3'
  eager?: boolean
}) {
  const { product, heading: Heading, eager = false } = props
  const t = useCopy()
  const others = product.colours.length
  return (
    <article className={styles.card}>
      <Link to="/products/$handle" params={{ handle: product.handle }} className={styles.link}>
        <div className={styles.picture}>
          <ResponsiveImage
            src={product.image}
            alt=""
            card
            width={800}
            height={1000}
            sizes="(min-width: 1281px) 24vw, (min-width: 768px) 31vw, 50vw"
            eager={eager}
          />
          {product.badge ? (
            <span className={styles.badge} data-kind={product.badge.kind}>
              {product.badge.title}
            </span>
          ) : null}
        </div>
        <Heading className={styles.title}>
          <span className="visually-hidden">{productName(product)}</span>
          <span aria-hidden>{product.style}</span>
          <span aria-hidden className={styles.colour}>
            {product.colour.name}
          </span>
        </Heading>
      </Link>
      <p className={styles.price}>
        {product.available ? <PriceTag price={product.price} was={product.compareAtPrice} /> : t('product.sold-out')}
      </p>
      {others > 1 ? (
        <p className={styles.colours}>
          {product.colours.slice(0, COLOURS_SHOWN).map(({ handle, colour }) => (
            <SwatchDot key={handle} hex={colour.hex} />
          ))}
          <span className={styles.count}>{t('collection.colours', { count: others })}</span>
        </p>
      ) : null}
    </article>
  )
}
