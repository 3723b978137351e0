import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/every-page.ts'
import { Price } from '#app/product/card/price.tsx'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import styles from './result-row.module.css'
import { type QueryFilter, type SearchResult, toSizeParams } from './search.ts'

/** A result in the search drawer: image, title and price as one link, which opens the product as the query asks for it. */
export function ResultRow(props: { product: SearchResult; filters: readonly QueryFilter[]; onFollow: () => void }) {
  const { product, filters, onFollow } = props
  const t = useCopy()
  return (
    <Link
      to="/products/$handle"
      params={{ handle: product.handle }}
      search={toSizeParams(filters)}
      className={styles.row}
      onClick={onFollow}
      data-list-item
    >
      <span className={styles.picture}>
        {product.image ? (
          <ResponsiveImage src={product.image} alt="" card width={800} height={1000} sizes="72px" eager />
        ) : null}
      </span>
      <span className={styles.words}>
        <span className={styles.title} translate="no">
          {product.title}
        </span>
        <span className={styles.price}>
          {product.availability === 'available' ? (
            <Price price={product.price} was={product.compareAtPrice} of={product.priceFor} />
          ) : (
            t(`product.${product.availability}`)
          )}
        </span>
      </span>
    </Link>
  )
}
