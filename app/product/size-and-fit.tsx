import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { useAroundWords } from './around-words.ts'
import type { Product, ProductOption } from './product.ts'
import { sizeChartOf, span } from './size/size-chart.ts'
import styles from './size-and-fit.module.css'

/** In which sizes a product comes, what they mean, and where to read or ask which is one's own. */
export function SizeAndFit({ product }: { product: Product }) {
  const t = useAroundWords()
  const shop = useCopy()
  const chart = sizeChartOf(product.productType)
  const sizes = product.options.filter(({ type }) => type !== 'pack')
  return (
    <>
      {chart ? <p>{t(`fit.${chart}`)}</p> : null}
      {sizes.length > 0 ? (
        <dl className={styles.sizes}>
          {sizes.map((option) => (
            <div key={option.type} className={styles.size}>
              <dt>{shop(`option.${option.type}`)}</dt>
              <dd>
                <Values option={option} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {chart ? (
        <p className={styles.links}>
          <Link to="/{$garment}-size-chart" params={{ garment: chart }} preload={false}>
            {shop(`size-chart.title.${chart}`)}
          </Link>
          {chart === 'accessories' ? null : (
            <Link to="/fit-finder" preload={false}>
              {t('fit.finder')}
            </Link>
          )}
        </p>
      ) : null}
    </>
  )
}

/** '28 to 46' where values are many, 'A, B, C' where they are few. */
function Values({ option }: { option: ProductOption }) {
  const t = useAroundWords()
  const values = span(option)
  return values.length === 2 && option.values.length > 2
    ? t('fit.range', { first: values[0] ?? '', last: values[1] ?? '' })
    : values.join(', ')
}
