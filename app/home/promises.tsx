import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import styles from './promises.module.css'
import { useHomeWords } from './use-home-words.ts'

/** What applies to every order in this region, in one line under the picture. */
export function Promises() {
  const shop = useCopy()
  const t = useHomeWords()
  const { code } = useRegion()
  return (
    <ul className={styles.promises} aria-label={t('promises')}>
      <li>{t('promise.returns')}</li>
      <li>{shop(`cart.delivery.${code}`)}</li>
      <li>{t('promise.sizes')}</li>
    </ul>
  )
}
