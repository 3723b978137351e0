import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Product, ProductOption } from './product.ts'
import { getShownValues, getSizeChart } from './size/size-chart.ts'
import styles from './size-and-fit.module.css'

/** The sizes of a product, what they mean, and links to the size chart and the Fit Finder. */
export function SizeAndFit({ product }: { product: Product }) {
  const t = useWords(productAroundWords)
  const shop = useCopy()
  const chart = getSizeChart(product)
  const sizes = product.options.filter(({ type }) => type !== 'pack')
  return (
    <>
      {chart ? <p>{t(`fit.${chart}`)}</p> : null}
      {sizes.length > 0 ? (
        <dl className={styles.sizes}>
          {sizes.map((option) => (
            <Fragment key={option.type}>
              <dt>{shop(`option.${option.type}`)}</dt>
              <dd>
                <Values option={option} />
              </dd>
            </Fragment>
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

/** '28 to 46' for many values, 'A, B, C' for few. */
function Values({ option }: { option: ProductOption }) {
  const t = useWords(productAroundWords)
  const values = getShownValues(option)
  return values.length === 2 && option.values.length > 2
    ? t('fit.range', { first: values[0] ?? '', last: values[1] ?? '' })
    : values.join(', ')
}
