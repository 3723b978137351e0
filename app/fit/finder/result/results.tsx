import button from '#app/ui/button.module.css'
import { useFinderScreen } from '../machine/finder-context.ts'
import type { Result } from '../machine/finder-state.ts'
import type { Answers } from '../questions/answers.ts'
import { AnswersList } from '../questions/answers-list.tsx'
import { Boosters } from '../questions/boosters.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { useFinderWords } from '../words.ts'
import { Doubts } from './doubts.tsx'
import { HalfResult } from './half-result.tsx'
import styles from './results.module.css'

/**
 * FIT-07, FIT-16: both halves, how sure, why, and the way to the goods; then saving it, which nobody has to do to see it.
 * `saved`: it has just been.
 */
export function Results(props: {
  result: Result
  answers: Answers
  saved?: { email: string | null; joined: boolean | null }
}) {
  const { result, answers, saved } = props
  const { send, part: Heading } = useFinderScreen()
  const t = useFinderWords()
  return (
    <div className={styles.results}>
      <ScreenTitle>{t(saved ? 'work.success' : 'result.title')}</ScreenTitle>
      {saved ? (
        <p role="status" className={styles.saved}>
          {saved.email ? t('success.text.email', { email: saved.email }) : t('success.text')}
          {saved.joined === false ? ` ${t('success.marketing-failed')}` : ''}
        </p>
      ) : null}
      <Doubts sizes={result.sizes} answers={answers} />
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
