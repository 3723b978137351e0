import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/every-page.ts'
import { Price } from '#app/product/card/price.tsx'
import card from '#app/product/card/product-card.module.css'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { saveSearch } from './recent-searches.ts'
import type { QuerySize, SearchResult } from './search.ts'
import { toSizeParams } from './size-params.ts'

/** A result on the search page; following it saves the query as a recent search. */
export function ResultCard(props: {
  product: SearchResult
  query: string
  sizes: readonly QuerySize[]
  eager: boolean
  isLargest: boolean
}) {
  const { product, query, sizes, eager, isLargest } = props
  const t = useCopy()
  return (
    <article className={card.card}>
      <Link
        to="/products/$handle"
        params={{ handle: product.handle }}
        search={toSizeParams(sizes)}
        className={card.link}
        onClick={() => saveSearch(query)}
      >
        <div className={card.picture}>
          {product.image ? (
            <ResponsiveImage
              src={product.image}
              alt=""
              card
              width={800}
              height={1000}
              sizes="(min-width: 1281px) 24vw, (min-width: 768px) 31vw, 50vw"
              eager={eager}
              isLargest={isLargest}
            />
          ) : null}
        </div>
        <h2 className={card.title}>{product.title}</h2>
      </Link>
      <p className={card.price}>
        {product.available ? <Price price={product.price} was={product.compareAtPrice} /> : t('product.sold-out')}
      </p>
    </article>
  )
}
