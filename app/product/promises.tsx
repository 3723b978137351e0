import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useIsServerRendered } from '#app/page/static-part.tsx'
import { useRegion } from '#app/region/use-region.ts'
import type { Elements } from '#app/ui/elements.ts'
import { Icon } from '#app/ui/icons.tsx'
import { DELIVERY_DATES_ID, getDeliveryDates, getDeliveryTime, useDeliveryTerms } from './offers/delivery.ts'
import { isGiftCard, type Product } from './product.ts'
import styles from './promises.module.css'
import { getColourState } from './size/choice.ts'

/**
 * Delivery, returns and customs of a product (PDP-06, PDP-14). CSS switches to the terms of personalised goods, and hides the
 * dates of an unavailable size (promises.module.css).
 */
export function Promises({ product }: { product: Product }) {
  const t = useWords(productAroundWords)
  const { code } = useRegion()
  const delivery = useDeliveryTerms()
  if (isGiftCard(product))
    return (
      <ul className={styles.promises} aria-label={t('promises')}>
        <PromiseItem icon={<EnvelopeIcon />} title={t('promise.email')}>
          <DeliveryTime product={product} />
        </PromiseItem>
      </ul>
    )
  return (
    <ul className={styles.promises} aria-label={t('promises')}>
      <PromiseItem icon={<ParcelIcon />} title={delivery}>
        <DeliveryTime product={product} />
      </PromiseItem>
      <PromiseItem icon={<ReturnIcon />} title={t('promise.returns')} className={styles.plain}>
        <span className={styles.text}>{t('promise.returns.text')}</span>
      </PromiseItem>
      {product.personalisation ? (
        <PromiseItem icon={<ReturnIcon />} title={t('returns.personalised')} className={styles.lettered} />
      ) : null}
      {code === 'eu' ? (
        <PromiseItem icon={<BorderIcon />} title={t('promise.customs')}>
          <span className={styles.text}>{t('promise.customs.text')}</span>
        </PromiseItem>
      ) : null}
    </ul>
  )
}

function DeliveryTime({ product }: { product: Product }) {
  const t = useWords(productAroundWords)
  const isServerRendered = useIsServerRendered()
  const goods = {
    isGiftCard: isGiftCard(product),
    isMadeToOrder: product.isMadeToOrder,
    isAvailable: getColourState(product) === 'available',
  }
  const time = getDeliveryTime({ ...goods, isPersonalised: false })
  const withLetters = product.personalisation && getDeliveryTime({ ...goods, isPersonalised: true })
  if (time.in === 'email') return <span className={styles.text}>{t('promise.email.text')}</span>
  if (time.in === 'weeks') return <span className={styles.text}>{t('promise.made-to-order')}</span>
  return (
    <>
      <span className={`${styles.text} ${styles.plain}`}>
        {t('promise.standard', { from: time.from, to: time.to })}
      </span>
      {time.hasDates ? (
        <span id={DELIVERY_DATES_ID} className={`${styles.text} ${styles.dates} ${styles.plain}`}>
          {isServerRendered ? null : t('promise.dates', getDeliveryDates())}
        </span>
      ) : null}
      {withLetters?.in === 'working-days' ? (
        <span className={`${styles.text} ${styles.lettered}`}>
          {t('promise.personalised', { from: withLetters.from, to: withLetters.to })}
        </span>
      ) : null}
    </>
  )
}

function PromiseItem(props: { icon: Elements; title: string; className?: string | undefined; children?: Elements }) {
  return (
    <li className={[styles.promise, props.className].filter(Boolean).join(' ')}>
      {props.icon}
      <span className={styles.title}>{props.title}</span>
      {props.children}
    </li>
  )
}

const ParcelIcon = () => <Icon d="M3 7.500 11 3.500l8 4v8l-8 4-8-4v-8ZM3 7.500l8 4 8-4M11 11.500v8M7 5.500l8 4" />

const ReturnIcon = () => <Icon d="M7.500 4 4 7.500 7.500 11M4 7.500h9a5 5 0 0 1 0 10H6.500" />

const BorderIcon = () => (
  <Icon d="M18.500 11a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0M7.800 11.200l2.300 2.300 4.200-4.600" />
)

const EnvelopeIcon = () => <Icon d="M3 5.500h16v11H3v-11ZM3 6l8 6.500L19 6" />
