import { useRouter } from '@tanstack/react-router'
import { BadgeLabel } from '#app/content/badge-label.tsx'
import { useCopy } from '#app/copy/every-page.ts'
import { type SearchStrings, stringifySearch } from '#app/region/search-strings.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { clientLinks } from '#app/ui/clicks.ts'
import type { Elements } from '#app/ui/elements.ts'
import type { Money } from '#app/ui/money.ts'
import { getProductName, type ProductCard } from '../product.ts'
import { CardPicture, useCardPictures } from './card-picture.tsx'
import { Price } from './price.tsx'
import styles from './product-card.module.css'
import { SwatchDot } from './swatch-dot.tsx'

/** How many colours fit in a row; the others are only counted. */
const MAX_COLOURS = 6

const NO_SEARCH: SearchStrings = {}

/** How wide a card is in lists that fill the page. */
const CARD_SIZES = '(min-width: 1281px) 24vw, (min-width: 768px) 31vw, 50vw'

/**
 * A product in a list: one link named by the product, with price, badge and colours. Lists may add sizes to the address,
 * interactive swatches, an overlay on the picture and content below.
 */
export function ProductCardLink(props: {
  product: ProductCard
  /** What the link chooses that has a price of its own, like '3 Pack'. */
  chosen?: { value: string; price: Money } | null
  /** The level that fits the page's outline. */
  heading: 'h2' | 'h3'
  eager?: boolean
  isLargest?: boolean
  /** How wide the picture is shown, as in `sizes`. */
  sizes?: string
  /** Sizes that the link chooses. */
  search?: SearchStrings
  /** Replaces the colour dots. */
  swatches?: Elements
  over?: Elements
  below?: Elements
  /** In the picture's upper corner, beside the link. */
  corner?: Elements
}) {
  const { product, heading: Heading, sizes = CARD_SIZES, search = NO_SEARCH } = props
  const { handle } = product
  const t = useCopy()
  const router = useRouter()
  const hrefFor = useHrefFor()
  const pictures = useCardPictures(product)
  // The router's own Link does the same, but a list has dozens of cards and each Link costs more.
  const preload = () =>
    void router.preloadRoute({ to: '/products/$handle', params: { handle }, search }).catch(() => {})
  return (
    <article className={styles.card}>
      <a
        href={hrefFor(`/products/${encodeURIComponent(handle)}${stringifySearch(search)}`)}
        className={styles.link}
        {...pictures.linkProps}
        onPointerEnter={({ pointerType }) => {
          preload()
          if (pointerType === 'mouse') pictures.load()
        }}
        onFocus={() => {
          preload()
          pictures.load()
        }}
        {...clientLinks}
      >
        <CardPicture
          product={product}
          sizes={sizes}
          eager={props.eager}
          isLargest={props.isLargest}
          pictures={pictures}
        >
          {product.badge ? (
            <span className={styles.badge}>
              <BadgeLabel badge={product.badge} />
            </span>
          ) : null}
        </CardPicture>
        <Heading className={styles.title} aria-label={getProductName(product)} translate="no">
          {product.style}
          <span className={styles.colour} translate="yes">
            {product.colour.name}
          </span>
        </Heading>
      </a>
      <div className={styles.facts}>
        {product.subtitle ? <p className={styles.subtitle}>{product.subtitle}</p> : null}
        <p>
          {product.availability === 'available' ? (
            <Price price={props.chosen?.price ?? product.price} was={product.compareAtPrice} of={props.chosen?.value} />
          ) : (
            t(`product.${product.availability}`)
          )}
        </p>
      </div>
      {props.swatches ?? <Dots colours={product.colours} />}
      {props.below}
      {props.over ? <div className={styles.over}>{props.over}</div> : null}
      {props.corner ? <div className={styles.corner}>{props.corner}</div> : null}
    </article>
  )
}

function Dots({ colours }: Pick<ProductCard, 'colours'>) {
  const t = useCopy()
  if (colours.length < 2) return null
  return (
    <p className={styles.colours}>
      {colours.slice(0, MAX_COLOURS).map(({ handle, colour }) => (
        <SwatchDot key={handle} colour={colour} />
      ))}
      <span className={styles.count}>{t('collection.colours', { count: colours.length })}</span>
    </p>
  )
}
