import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CartLine } from '#app/cart/cart.ts'
import { lineChangeWords } from '#app/copy/cart.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { type Money, toMinorUnits } from '#app/ui/money.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { Price } from '../card/price.tsx'
import type { Suggestion } from './suggest-goods.ts'
import styles from './suggested-goods.module.css'
import { fetchSuggestions } from './suggestions.functions.ts'

/** Goods that would make delivery free; renders nothing if they cannot be read, because they are optional. */
export function SuggestedGoods({ missing, lines }: { missing: Money; lines: readonly CartLine[] }) {
  const t = useWords(lineChangeWords)
  const { code: region } = useRegion()
  const [goods, setGoods] = useState<readonly Suggestion[] | null>(null)
  const units = toMinorUnits(missing)
  const handles = lines.map(({ product }) => product.handle).join(' ')
  const productTypes = [...new Set(lines.map(({ product }) => product.productType))].join('|')
  useEffect(() => {
    let isCurrent = true
    const want = { missing: units, handles: handles.split(' '), productTypes: productTypes.split('|') }
    fetchSuggestions({ data: { region, ...want } }).then(
      (suggested) => isCurrent && setGoods(suggested),
      () => isCurrent && setGoods([]),
    )
    return () => {
      isCurrent = false
    }
  }, [region, units, handles, productTypes])

  if (!goods)
    return (
      <p role="status" className={styles.loading}>
        {t('suggestions.loading')}
      </p>
    )
  if (goods.length === 0) return null
  return (
    <ul className={styles.goods} aria-label={t('suggestions')}>
      {goods.map(({ handle, name, price, compareAtPrice, image, size, search }) => (
        <li key={handle}>
          <Link to="/products/$handle" params={{ handle }} search={search} className={styles.item}>
            {image ? <ResponsiveImage src={image} alt="" card width={64} height={80} sizes="4rem" /> : <span />}
            <span>
              <b translate="no">{name}</b>
              {size ? (
                <span className={styles.size}>
                  <TextWith text={t('suggestions.size', { size })} value={size} />
                </span>
              ) : null}
            </span>
            <span className={styles.price}>
              <Price price={price} was={compareAtPrice} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
