import { homeWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useDeliveryTerms } from '#app/product/offers/delivery.ts'
import styles from './promises.module.css'

/** What applies to every order in this region, in one line under the picture. */
export function Promises() {
  const delivery = useDeliveryTerms()
  const t = useWords(homeWords)
  return (
    <ul className={styles.promises} data-whole aria-label={t('promises')}>
      <li>{t('promise.returns')}</li>
      <li>{delivery}</li>
      <li>{t('promise.sizes')}</li>
    </ul>
  )
}
