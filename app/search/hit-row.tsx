import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { PriceTag } from '#app/product/card/price-tag.tsx'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import styles from './hit-row.module.css'
import type { SearchHit } from './search.ts'

/** A product in the drawer: picture, name, price, one press. */
export function HitRow({ hit, onFollow }: { hit: SearchHit; onFollow: () => void }) {
  const t = useCopy()
  return (
    <Link to="/products/$handle" params={{ handle: hit.handle }} className={styles.row} onClick={onFollow} data-walk>
      <span className={styles.picture}>
        {hit.image ? (
          <ResponsiveImage src={hit.image} alt="" card width={800} height={1000} sizes="72px" eager />
        ) : null}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{hit.title}</span>
        <span className={styles.price}>
          {hit.available ? <PriceTag price={hit.price} was={hit.was} /> : t('product.sold-out')}
        </span>
      </span>
    </Link>
  )
}
