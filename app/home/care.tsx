import { Link } from '@tanstack/react-router'
import { useRegion } from '#app/region/use-region.ts'
import styles from './care.module.css'
import { useReasons } from './reasons-words.ts'

const CARE = [
  { part: 'care.1', handle: 'return-policy' },
  { part: 'care.2', handle: 'faqs' },
  { part: 'care.3', handle: 'contact-us' },
] as const

/** What happens when it does not fit after all: delivery, returns, people. */
export function Care() {
  const t = useReasons()
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
              <Link to="/pages/$handle" params={{ handle }} className={styles.link}>
                {t(`${part}.link`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
