import { type KeyboardEvent, useId } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { QuestionName } from '#app/fit/fit-answers.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import styles from '../screen.module.css'
import { ScreenTitle, useFinderScreen } from '../screen.tsx'
import { isRequired } from './steps.ts'

/** The frame of a question: title, reason, controls and buttons. Enter in any control goes to the next question. */
export function QuestionForm(props: {
  step: QuestionName
  title: string
  /** The reason for the question, shown below the title. */
  why: string
  /** Whether the answer changes an existing result. */
  isEditing: boolean
  /** Goes to the next question, or shows the problem. */
  onNext: () => void
  children: Elements
}) {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const id = useId()

  /** Handles Enter, since sliders and radio buttons do not submit in every browser. */
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
      <ScreenTitle id={id}>{props.title}</ScreenTitle>
      <p className={styles.why}>{props.why}</p>
      <div className={styles.controls}>{props.children}</div>
      <div className={styles.actions}>
        <button type="submit" className={`${button.primary} ${styles.next}`}>
          {t(props.isEditing ? 'done' : 'next')}
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
