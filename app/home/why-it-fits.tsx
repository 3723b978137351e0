import { Link } from '@tanstack/react-router'
import { homeReasonsWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { FIT_FINDER } from './fit-finder.ts'
import { ThreeNumbers } from './three-numbers.tsx'
import styles from './why-it-fits.module.css'

const NUMBERS = ['why.1', 'why.2', 'why.3'] as const

/** The three measures of a fit with a drawing, and the way to the Fit Finder. */
export function WhyItFits() {
  const t = useWords(homeReasonsWords)
  return (
    <section className={styles.why} aria-labelledby="why">
      <div className={styles.inner}>
        <div className={styles.drawing}>
          <ThreeNumbers />
        </div>
        <div className={styles.words}>
          <h2 id="why" className={styles.title}>
            {t('why.title')}
          </h2>
          <p className={styles.lead}>{t('why.lead')}</p>
          <ol className={styles.numbers}>
            {NUMBERS.map((number) => (
              <li key={number} className={styles.number}>
                <h3 className={styles.name}>{t(number)}</h3>
                <p>{t(`${number}.text`)}</p>
              </li>
            ))}
          </ol>
          <div className={styles.finder}>
            <h3 className={styles.name}>{t('finder.title')}</h3>
            <p>{t('finder.text')}</p>
            <div className={styles.actions}>
              <Link to={FIT_FINDER} preload={false} className={`${button.primary} ${styles.begin}`}>
                {t('finder.link')}
              </Link>
              <Link to="/{$garment}-size-chart" params={{ garment: 'trousers' }} className={styles.charts}>
                {t('finder.charts')}
              </Link>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
