import { ContentLink } from '#app/content/content-link.tsx'
import { homeReasonsWords, homeWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useDeliveryTerms } from '#app/product/offers/delivery.ts'
import { useRegion } from '#app/region/use-region.ts'
import careStyles from './care.module.css'
import styles from './promises.module.css'

/** What applies to every order in this region, in one line under the picture. */
export function Promises() {
  const delivery = useDeliveryTerms()
  const t = useWords(homeWords)
  return (
    <ul className={styles.promises} aria-label={t('promises')}>
      <li>{t('promise.returns')}</li>
      <li>{delivery}</li>
      <li>{t('promise.sizes')}</li>
    </ul>
  )
}

const CARE = [
  { part: 'care.1', handle: 'return-policy' },
  { part: 'care.2', handle: 'faqs' },
  { part: 'care.3', handle: 'contact-us' },
] as const

/** What happens if goods do not fit: returns, questions and contact. */
export function Care() {
  const t = useWords(homeReasonsWords)
  const { supportHours: hours } = useRegion()
  return (
    <section className={careStyles.care} aria-labelledby="care">
      <div className={careStyles.inner}>
        <h2 id="care" className={careStyles.title}>
          {t('care.title')}
        </h2>
        <ul className={careStyles.parts}>
          {CARE.map(({ part, handle }) => (
            <li key={part} className={careStyles.part}>
              <h3 className={careStyles.name}>{t(part)}</h3>
              <p className={careStyles.text}>{t(`${part}.text`, { hours })}</p>
              <ContentLink href={`/pages/${handle}`} className={careStyles.link}>
                {t(`${part}.link`)}
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
