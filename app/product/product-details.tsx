import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { RichText } from '#app/content/rich-text.ts'
import { RichTextBody } from '#app/content/rich-text-body.tsx'
import { useCopy } from '#app/copy/every-page.ts'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Elements } from '#app/ui/elements.ts'
import { isGiftCard, type Product, type ProductOption } from './product.ts'
import styles from './product-details.module.css'
import { getShownValues, getSizeChart } from './size/size-chart.ts'
import sizeAndFitStyles from './size-and-fit.module.css'

/**
 * The texts about a product in disclosures, the first of them open (PDP-04). They work without script, and print shows
 * all.
 */
export function ProductDetails({ product, care }: { product: Product; care: RichText | null }) {
  const t = useWords(productAroundWords)
  const hasText = product.description !== '' || product.fabric !== ''
  const hasHighlights = product.highlights.length > 0
  return (
    <>
      {hasText ? (
        <Fold title={t('details')} open>
          {product.description ? <p>{product.description}</p> : null}
          {product.fabric ? (
            <p>
              <strong className={styles.name}>{t('fabric')}</strong> <span>{product.fabric}</span>
            </p>
          ) : null}
        </Fold>
      ) : null}
      {hasHighlights ? (
        <Fold title={t('highlights')} open={!hasText}>
          <ul>
            {product.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </Fold>
      ) : null}
      {isGiftCard(product) ? null : (
        <Fold title={t('fit')} open={!hasText && !hasHighlights}>
          <SizeAndFit product={product} />
        </Fold>
      )}
      {product.care || care ? (
        <Fold title={t('care')}>
          {product.care ? <p>{product.care}</p> : null}
          {care ? <RichTextBody text={care} /> : null}
        </Fold>
      ) : null}
      <Fold title={t('returns')}>
        <ReturnTerms product={product} />
      </Fold>
    </>
  )
}

function ReturnTerms({ product }: { product: Product }) {
  const t = useWords(productAroundWords)
  if (isGiftCard(product)) return <p>{t('returns.gift')}</p>
  return (
    <>
      <p>{t('returns.text')}</p>
      <p>{t('returns.personalised')}</p>
      <p>
        <Link to="/pages/$handle" params={{ handle: 'return-policy' }} preload={false}>
          {t('returns.link')}
        </Link>
      </p>
    </>
  )
}

function Fold({ title, open, children }: { title: string; open?: boolean; children: Elements }) {
  return (
    <details open={open} className={styles.item}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

/** The sizes of a product, what they mean, and links to the size chart and the Fit Finder. */
function SizeAndFit({ product }: { product: Product }) {
  const t = useWords(productAroundWords)
  const shop = useCopy()
  const chart = getSizeChart(product)
  const sizes = product.options.filter(({ type }) => type !== 'pack')

  /** '28 to 46' for many values, 'A, B, C' for few. */
  function formatValues(option: ProductOption): string {
    const values = getShownValues(option)
    return values.length === 2 && option.values.length > 2
      ? t('fit.range', { first: values[0] ?? '', last: values[1] ?? '' })
      : values.join(', ')
  }

  return (
    <>
      {chart ? <p>{t(`fit.${chart}`)}</p> : null}
      {sizes.length > 0 ? (
        <dl className={sizeAndFitStyles.sizes}>
          {sizes.map((option) => (
            <Fragment key={option.type}>
              <dt>{shop(`option.${option.type}`)}</dt>
              <dd>{formatValues(option)}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      {chart ? (
        <p className={sizeAndFitStyles.links}>
          <Link to="/{$garment}-size-chart" params={{ garment: chart }} preload={false}>
            {shop(`size-chart.title.${chart}`)}
          </Link>
        </p>
      ) : null}
    </>
  )
}
