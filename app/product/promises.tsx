import type { ReactNode } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { deliveryDays } from '#app/offers/delivery.ts'
import { GIFT_CARD_GUARANTEE_DAYS, RETURN_DAYS, VOUCHER_MONTHS } from '#app/offers/returns.ts'
import { useRegion } from '#app/region/use-region.ts'
import { DELIVERY_DATES } from './around.ts'
import { useAroundWords } from './around-words.ts'
import { isGiftCard, type Product } from './product.ts'
import { BorderIcon, GiftIcon, ParcelIcon, ReturnIcon } from './promise-icons.tsx'
import styles from './promises.module.css'

/** What comes with a product besides itself: delivery, returns, no surprises at a border (PDP-06, PDP-14). */
export function Promises({ product }: { product: Product }) {
  const t = useAroundWords()
  return (
    <ul className={styles.promises} aria-label={t('promises')}>
      {isGiftCard(product) ? (
        <>
          <PromiseItem icon={<ReturnIcon />} title={t('promise.guarantee', { days: GIFT_CARD_GUARANTEE_DAYS })} />
          <PromiseItem icon={<GiftIcon />} title={t('promise.valid', { months: VOUCHER_MONTHS })} />
        </>
      ) : (
        <Goods product={product} />
      )}
    </ul>
  )
}

function Goods({ product }: { product: Product }) {
  const t = useAroundWords()
  const shop = useCopy()
  const { code } = useRegion()
  return (
    <>
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
    </>
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
