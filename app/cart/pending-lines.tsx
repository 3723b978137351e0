import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { formatDetail } from './cart.ts'
import styles from './cart-line-item.module.css'
import type { getPendingGoods } from './cart-machine.ts'

/** The products that are being added, above the cart's lines. Their price and quantity are known when Shopify answers. */
export function PendingLines({ goods }: { goods: ReturnType<typeof getPendingGoods> }) {
  const t = useWords(cartWords)
  if (goods.length === 0) return null
  return (
    <ul aria-label={t('adding')}>
      {goods.map(({ mark, title, image, details }) => (
        <li key={mark} className={styles.line} aria-busy>
          <div className={styles.picture}>
            {image ? <ResponsiveImage src={image} alt="" card width={160} height={200} sizes="6rem" /> : null}
          </div>
          <div>
            <p className={styles.title}>{title}</p>
            <ul className={styles.details}>
              {details.map((detail) => (
                <li key={detail.label}>{formatDetail(detail)}</li>
              ))}
            </ul>
            <p className={styles.note}>{t('adding')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
