import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { FitAnswers } from '#app/fit/fit-answers.ts'
import button from '#app/ui/button.module.css'
import { useFinderScreen } from '../machine/finder-context.ts'
import type { Result } from '../machine/finder-state.ts'
import { AnswersList } from '../questions/answers-list.tsx'
import { Boosters } from '../questions/boosters.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { Doubts } from './doubts.tsx'
import { HalfResult } from './half-result.tsx'
import styles from './results.module.css'

/** The result (FIT-07, FIT-16): both halves with odds, reasons and shop buttons; saving it is optional and comes after. */
export function Results(props: {
  result: Result
  answers: FitAnswers
  /** Present once the result is saved. */
  saved?: { email: string | null; hasSubscribed: boolean | null }
}) {
  const { result, answers, saved } = props
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitFinderScreensWords)
  return (
    <div className={styles.results}>
      <ScreenTitle>{t(saved ? 'work.success' : 'result.title')}</ScreenTitle>
      {saved ? (
        <p role="status" className={styles.saved}>
          {saved.email ? t('success.text.email', { email: saved.email }) : t('success.text')}
          {saved.hasSubscribed === false ? ` ${t('success.marketing-failed')}` : ''}
        </p>
      ) : null}
      <Doubts recommendation={result.recommendation} />
      <div className={styles.halves}>
        <HalfResult half="bottom" result={result} />
        <HalfResult half="top" result={result} />
      </div>
      {saved ? null : (
        <section className={styles.save} aria-labelledby="finder-save">
          <div>
            <Heading id="finder-save" className={styles.heading}>
              {t('save.invite')}
            </Heading>
            <p className={styles.quiet}>{t('save.invite-text')}</p>
          </div>
          <button type="button" className={button.secondary} onClick={() => send({ type: 'register' })}>
            {t('save.submit')}
          </button>
        </section>
      )}
      <Boosters answers={answers} />
      <AnswersList answers={answers} />
    </div>
  )
}
