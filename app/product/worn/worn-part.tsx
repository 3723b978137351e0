import { lazy, useState } from 'react'
import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OptionalPart } from '#app/page/optional-part.tsx'
import type { Product } from '../product.ts'
import type { Choice } from '../size/choice.ts'
import styles from './worn-part.module.css'

const WornView = lazy(() => import('./worn-view.tsx').then((module) => ({ default: module.WornView })))

/** Stays open from one colour to the next. Changed by presses alone. */
let wasOpen = false

/** A disclosure of the figure that wears the product. Its code loads when it first opens. */
export function WornPart({ product, ...props }: { product: Product; choice: Choice; fitted: Choice | null }) {
  const t = useWords(buyingWords)
  const [isOpen, setOpen] = useState(wasOpen)
  const garment = product.worn
  if (!garment) return null
  return (
    <details
      // it may be opened before hydration
      ref={(details) => setOpen((before) => before || details?.open === true)}
      open={wasOpen}
      className={styles.worn}
      onToggle={({ currentTarget: { open } }) => {
        wasOpen = open
        setOpen(open)
      }}
    >
      <summary className={styles.summary}>{t('worn')}</summary>
      <div className={styles.body}>
        {isOpen ? (
          <OptionalPart>
            <WornView product={product} garment={garment} {...props} />
          </OptionalPart>
        ) : null}
      </div>
    </details>
  )
}
