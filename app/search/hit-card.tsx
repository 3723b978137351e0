import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { PriceTag } from '#app/product/card/price-tag.tsx'
import card from '#app/product/card/product-card.module.css'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { rememberSearch } from './recent-searches.ts'
import type { SearchHit } from './search.ts'

/** A product among a page's hits; following it says that the words were good ones. */
export function HitCard({ hit, query, eager }: { hit: SearchHit; query: string; eager: boolean }) {
  const t = useCopy()
  return (
    <article className={card.card}>
      <Link
        to="/products/$handle"
        params={{ handle: hit.handle }}
        className={card.link}
        onClick={() => rememberSearch(query)}
      >
        <div className={card.picture}>
          {hit.image ? (
            <ResponsiveImage
              src={hit.image}
              alt=""
              card
              width={800}
              height={1000}
              sizes="(min-width: 1281px) 24vw, (min-width: 768px) 31vw, 50vw"
              eager={eager}
            />
          ) : null}
        </div>
        <h2 className={card.title}>{hit.title}</h2>
      </Link>
      <p className={card.price}>
        {hit.available ? <PriceTag price={hit.price} was={hit.was} /> : t('product.sold-out')}
      </p>
    </article>
  )
}
