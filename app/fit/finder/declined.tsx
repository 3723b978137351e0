import { Link } from '@tanstack/react-router'
import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { useFinderScreen } from './machine/finder-context.ts'
import styles from './screen.module.css'
import { ScreenTitle } from './screen-title.tsx'

/** The screen for visitors under 18, with a link to the size charts. */
export function Declined() {
  const { send } = useFinderScreen()
  const t = useWords(fitFinderScreensWords)
  return (
    <div className={styles.plain}>
      <ScreenTitle>{t('under-age.title')}</ScreenTitle>
      <p className={styles.lead}>{t('under-age.text')}</p>
      <div className={styles.actions}>
        <Link
          to="/{$garment}-size-chart"
          params={{ garment: 'trousers' }}
          className={`${button.primary} ${styles.next}`}
        >
          {t('under-age.charts')}
        </Link>
        <button type="button" className={`${button.quiet} ${styles.skip}`} onClick={() => send({ type: 'back' })}>
          {t('under-age.back')}
        </button>
      </div>
    </div>
  )
}
