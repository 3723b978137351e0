import { type KeyboardEvent, type ReactNode, useId } from 'react'
import button from '#app/ui/button.module.css'
import { useFinderScreen } from '../machine/finder-context.ts'
import styles from '../screen.module.css'
import { ScreenTitle } from '../screen-title.tsx'
import { useFinderWords } from '../words.ts'
import { isRequired, type StepName } from './steps.ts'

/** What every question has: what is asked, why, and the ways on. Enter goes on from anywhere in it. */
export function QuestionForm(props: {
  step: StepName
  /** It changes a result that is there already. */
  editing: boolean
  /** Goes on, or says why not. */
  onNext: () => void
  children: ReactNode
}) {
  const { send } = useFinderScreen()
  const t = useFinderWords()
  const id = useId()

  /** Sliders and radios do not submit by themselves in every browser. */
  function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    props.onNext()
  }

  return (
    <form
      className={styles.question}
      aria-labelledby={id}
      noValidate
      onKeyDown={submitOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        props.onNext()
      }}
    >
      <ScreenTitle id={id}>{t(`${props.step}.title`)}</ScreenTitle>
      <p className={styles.why}>{t(`${props.step}.why`)}</p>
      <div className={styles.controls}>{props.children}</div>
      <div className={styles.actions}>
        <button type="submit" className={`${button.primary} ${styles.next}`}>
          {t(props.editing ? 'done' : 'next')}
        </button>
        {isRequired(props.step) ? null : (
          <button type="button" className={`${button.quiet} ${styles.skip}`} onClick={() => send({ type: 'skip' })}>
            {t('skip')}
          </button>
        )}
      </div>
    </form>
  )
}
