import { ContentLink } from '#app/content/content-link.tsx'
import { homeReasonsWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import styles from './care.module.css'

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
    <section className={styles.care} aria-labelledby="care">
      <div className={styles.inner}>
        <h2 id="care" className={styles.title}>
          {t('care.title')}
        </h2>
        <ul className={styles.parts}>
          {CARE.map(({ part, handle }) => (
            <li key={part} className={styles.part}>
              <h3 className={styles.name}>{t(part)}</h3>
              <p className={styles.text}>{t(`${part}.text`, { hours })}</p>
              <ContentLink href={`/pages/${handle}`} className={styles.link}>
                {t(`${part}.link`)}
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
