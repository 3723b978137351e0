import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { FitAnswers } from '#app/fit/fit-answers.ts'
import button from '#app/ui/button.module.css'
import { useFinderScreen } from '../screen.tsx'
import styles from './see-result.module.css'
import { areTrousersSettled } from './steps.ts'

/** Leads to the result before the last questions (FIT-20), and says what they are for. */
export function SeeResult({ answers }: { answers: FitAnswers }) {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  return (
    <div className={styles.early}>
      {areTrousersSettled(answers) ? <p className={styles.text}>{t('see-result.settled')}</p> : null}
      <button type="button" className={button.secondary} onClick={() => send({ type: 'see-result' })}>
        {t('see-result')}
      </button>
    </div>
  )
}
