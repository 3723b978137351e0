import { useEffect, useId, useRef, useState } from 'react'
import { type Choice, type FitAnswer, QUESTIONS } from '#app/fit/fit-answers.ts'
import { useFinderScreen } from '../machine/finder-context.ts'
import { isFinderWord, useFinderWords } from '../words.ts'
import styles from './question-choice.module.css'
import { QuestionForm } from './question-form.tsx'

/** How long a tapped answer is shown before the next question, in ms. */
const CONFIRM_MS = 180

/** A question with one answer of a list, as radio buttons. A tap goes on to the next question; arrow keys only choose. */
export function ChoiceQuestion({
  step,
  answer,
  isEditing,
}: {
  step: Choice
  answer: FitAnswer<Choice> | undefined
  isEditing: boolean
}) {
  const { send } = useFinderScreen()
  const t = useFinderWords()
  const id = useId()
  const isPointer = useRef(false)
  const nextTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => () => clearTimeout(nextTimer.current), [])

  function choose(value: FitAnswer<Choice>) {
    if (value !== answer) send({ type: 'changed', answer: value })
    setMissing(false)
    clearTimeout(nextTimer.current)
    if (isPointer.current) nextTimer.current = setTimeout(() => send({ type: 'next' }), CONFIRM_MS)
  }

  return (
    <QuestionForm
      step={step}
      isEditing={isEditing}
      onNext={() => (answer === undefined ? setMissing(true) : send({ type: 'next' }))}
    >
      <div
        role="radiogroup"
        aria-label={t(`${step}.title`)}
        aria-describedby={`${id}-hint ${id}-missing`}
        className={styles.options}
        data-step={step}
        onPointerDown={() => {
          isPointer.current = true
        }}
        onKeyDown={() => {
          isPointer.current = false
        }}
      >
        {QUESTIONS[step].values.map((value) => {
          const [label, text] = [`${step}.${value}`, `${step}.${value}.text`]
          return (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                name={step}
                value={value}
                checked={answer === value}
                className={styles.radio}
                onChange={() => choose(value)}
                // A tap on the chosen value goes on as well, and fires no change.
                onClick={() => answer === value && choose(value)}
              />
              <span className={styles.label}>{isFinderWord(label) ? t(label) : value}</span>
              {isFinderWord(text) ? <span className={styles.text}>{t(text)}</span> : null}
            </label>
          )
        })}
      </div>
      <p id={`${id}-hint`} className="visually-hidden">
        {t('choice.hint')}
      </p>
      <p id={`${id}-missing`} role="alert" className={styles.problem}>
        {isMissing ? t('choice.empty') : ''}
      </p>
    </QuestionForm>
  )
}
