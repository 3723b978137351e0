import type { ReactNode } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import { DELIVERY_DATES } from './around.ts'
import { useAroundWords } from './around-words.ts'
import { deliveryDays } from './offers/delivery.ts'
import { RETURN_DAYS } from './offers/returns.ts'
import { isGiftCard, type Product } from './product.ts'
import { BorderIcon, ParcelIcon, ReturnIcon } from './promise-icons.tsx'
import styles from './promises.module.css'

/**
 * What comes with a product besides itself: delivery, returns, no surprises at a border (PDP-06, PDP-14). A gift card is
 * neither sent nor sent back; its own section says what holds for it.
 */
export function Promises({ product }: { product: Product }) {
  const t = useAroundWords()
  const shop = useCopy()
  const { code } = useRegion()
  if (isGiftCard(product)) return null
  return (
    <ul className={styles.promises} aria-label={t('promises')}>
      <PromiseItem icon={<ParcelIcon />} title={shop(`cart.delivery.${code}`)}>
        {/* how long cutting takes, nobody says */}
        {product.madeToOrder ? null : (
          <>
            <span className={styles.text}>{t('promise.standard', deliveryDays())}</span>
            <span id={DELIVERY_DATES} className={`${styles.text} ${styles.dates}`} />
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
      <p className={styles.words}>
        <span className={styles.title}>{title}</span>
        {children}
      </p>
    </li>
  )
}
