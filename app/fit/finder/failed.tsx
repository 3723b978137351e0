import { Link } from '@tanstack/react-router'
import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { useFinderScreen } from './machine/finder-context.ts'
import styles from './screen.module.css'
import { ScreenTitle } from './screen-title.tsx'

/** The screen of a failure (FIT-04), with a button to try again. */
export function Failed({ work }: { work: 'calculating' | 'saving' }) {
  const { send } = useFinderScreen()
  const t = useWords(fitFinderScreensWords)
  return (
    <div className={styles.plain}>
      <ScreenTitle>{t('failed.title')}</ScreenTitle>
      <p role="alert" className={styles.lead}>
        {t(`failed.${work}`)}
      </p>
      <div className={styles.actions}>
        <button type="button" className={`${button.primary} ${styles.next}`} onClick={() => send({ type: 'retry' })}>
          {t('failed.retry')}
        </button>
        {work === 'calculating' ? (
          <Link
            to="/{$garment}-size-chart"
            params={{ garment: 'trousers' }}
            className={`${button.quiet} ${styles.skip}`}
          >
            {t('failed.charts')}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
