import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { useOwnLinks } from '#app/region/own-links.ts'
import { type SearchStrings, stringifySearch } from '#app/region/search-strings.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { type ProductCard, productName } from '../product.ts'
import { PriceTag } from './price-tag.tsx'
import styles from './product-card.module.css'
import { SwatchDot } from './swatch-dot.tsx'

/** More colours than fit in a row are counted, not shown. */
const COLOURS_SHOWN = 6

const NOTHING_CHOSEN: SearchStrings = {}

/** How wide a card is in lists that fill the page. */
const CARD_SIZES = '(min-width: 1281px) 24vw, (min-width: 768px) 31vw, 50vw'

/**
 * A product in a list: one link, named by the product, with all that helps to choose before opening it. A list that knows
 * more says more in the places left for it: sizes in the address, swatches that answer, something over the picture and
 * something below the colours.
 */
export function ProductCardLink(props: {
  product: ProductCard
  /** The level that fits the page's outline. */
  heading: 'h2' | 'h3'
  eager?: boolean
  /** How wide the picture is shown, as in `sizes`. */
  sizes?: string
  /** Sizes to be chosen already when the product opens. */
  search?: SearchStrings
  /** Instead of the dots. */
  swatches?: ReactNode
  over?: ReactNode
  below?: ReactNode
}) {
  const { product, heading: Heading, eager = false, sizes = CARD_SIZES, search = NOTHING_CHOSEN } = props
  const { handle } = product
  const t = useCopy()
  const router = useRouter()
  const { hrefFor, follow } = useOwnLinks()
  // what the router's own Link does, without its price: lists have dozens of these
  const prepare = () =>
    void router.preloadRoute({ to: '/products/$handle', params: { handle }, search }).catch(() => {})
  return (
    <article className={styles.card}>
      <a
        href={hrefFor(`/products/${encodeURIComponent(handle)}${stringifySearch(search)}`)}
        className={styles.link}
        onClick={follow}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <div className={styles.picture}>
          <ResponsiveImage src={product.image} alt="" card width={800} height={1000} sizes={sizes} eager={eager} />
          {product.badge ? (
            <span className={styles.badge} data-kind={product.badge.kind}>
              {product.badge.title}
            </span>
          ) : null}
        </div>
        <Heading className={styles.title}>
          <span className="visually-hidden">{productName(product)}</span>
          <span aria-hidden className={styles.style}>
            {product.style}
          </span>
          <span aria-hidden className={styles.colour}>
            {product.colour.name}
          </span>
        </Heading>
      </a>
      <p className={styles.price}>
        {product.available ? <PriceTag price={product.price} was={product.compareAtPrice} /> : t('product.sold-out')}
      </p>
      {props.swatches ?? <Dots colours={product.colours} />}
      {props.below}
      {props.over ? <div className={styles.over}>{props.over}</div> : null}
    </article>
  )
}

function Dots({ colours }: Pick<ProductCard, 'colours'>) {
  const t = useCopy()
  if (colours.length < 2) return null
  return (
    <p className={styles.colours}>
      {colours.slice(0, COLOURS_SHOWN).map(({ handle, colour }) => (
        <SwatchDot key={handle} hex={colour.hex} />
      ))}
      <span className={styles.count}>{t('collection.colours', { count: colours.length })}</span>
    </p>
  )
}
