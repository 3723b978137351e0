import type { ReactNode } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useIsServerRendered } from '#app/ui/static-part.tsx'
import { getDeliveryDays } from './offers/delivery.ts'
import { getDeliveryDates } from './offers/delivery-dates.ts'
import { RETURN_DAYS } from './offers/returns.ts'
import { isGiftCard, type Product } from './product.ts'
import { DELIVERY_DATES_ID } from './product-info.ts'
import { BorderIcon, ParcelIcon, ReturnIcon } from './promise-icons.tsx'
import styles from './promises.module.css'
import { useProductInfoWords } from './use-product-info-words.ts'

/**
 * Delivery, returns and customs of a product (PDP-06, PDP-14). A gift card is neither delivered nor returned; its own
 * section says what applies.
 */
export function Promises({ product }: { product: Product }) {
  const t = useProductInfoWords()
  const shop = useCopy()
  const { code } = useRegion()
  const isServerRendered = useIsServerRendered()
  if (isGiftCard(product)) return null
  return (
    <ul className={styles.promises} aria-label={t('promises')}>
      <PromiseItem icon={<ParcelIcon />} title={shop(`cart.delivery.${code}`)}>
        {/* The source gives no time for cutting. */}
        {product.isMadeToOrder ? null : (
          <>
            <span className={styles.text}>{t('promise.standard', getDeliveryDays())}</span>
            <span id={DELIVERY_DATES_ID} className={`${styles.text} ${styles.dates}`}>
              {isServerRendered ? null : t('promise.dates', getDeliveryDates())}
            </span>
          </>
        )}
      </PromiseItem>
      <PromiseItem icon={<ReturnIcon />} title={t('promise.returns', { days: RETURN_DAYS })}>
        <span className={styles.text}>{t('promise.returns.text')}</span>
      </PromiseItem>
      {code === 'eu' ? (
        <PromiseItem icon={<BorderIcon />} title={t('promise.customs')}>
          <span className={styles.text}>{t('promise.customs.text')}</span>
        </PromiseItem>
      ) : null}
    </ul>
  )
}

function PromiseItem({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <li className={styles.promise}>
      {icon}
      <span className={styles.title}>{title}</span>
      {children}
    </li>
  )
}
