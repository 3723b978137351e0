import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RichText } from '#app/content/rich-text.ts'
import { RichTextBody } from '#app/content/rich-text-body.tsx'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { toClosedPart } from '#app/ui/closed-part.tsx'
import { isGiftCard, type Product } from './product.ts'
import styles from './product-details.module.css'
import { SizeAndFit } from './size-and-fit.tsx'

/** The texts about a product in folds, the first of them open (PDP-04). They open without script and in print. */
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
              <strong className={styles.name}>{t('fabric')}</strong> {product.fabric}
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

function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  const body = <div className={styles.body}>{children}</div>
  return (
    <details open={open} className={styles.item}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
      </summary>
      {open ? body : toClosedPart(body)}
    </details>
  )
}
