import { useCopy } from '#app/copy/use-copy.ts'
import type { Product } from './product.ts'
import styles from './product-details.module.css'

/** What there is to read about a product, folded away but for the first. */
export function ProductDetails({ product }: { product: Product }) {
  const t = useCopy()
  const paragraphs = [
    ['product.fabric', product.fabric],
    ['product.care', product.care],
    ['product.returns', t('product.returns-text')],
  ] as const
  return (
    <div className={styles.details}>
      <details open className={styles.item}>
        <summary className={styles.summary}>{t('product.details')}</summary>
        <div className={styles.body}>
          <p>{product.description}</p>
          <ul className={styles.highlights} aria-label={t('product.highlights')}>
            {product.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
      </details>
      {paragraphs.map(([title, text]) => (
        <details key={title} className={styles.item}>
          <summary className={styles.summary}>{t(title)}</summary>
          <p className={styles.body}>{text}</p>
        </details>
      ))}
    </div>
  )
}
