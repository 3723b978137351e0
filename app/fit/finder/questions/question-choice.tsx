import { useEffect, useId, useRef, useState } from 'react'
import { useFinderScreen } from '../machine/finder-context.ts'
import { isWord, useFinderWords } from '../words.ts'
import type { Choice } from './answers.ts'
import styles from './question-choice.module.css'
import { QuestionForm } from './question-form.tsx'
import { CHOICES } from './steps.ts'

/** How long a tapped answer is seen before the next question takes its place, in ms. */
const SEEN_MS = 180

/**
 * A question with one answer out of a few: radios. A tap answers and goes on, since that is what it means; arrows of a
 * keyboard only choose, and Enter goes on.
 */
export function ChoiceQuestion({
  step,
  answer,
  editing,
}: {
  step: Choice
  answer: string | undefined
  editing: boolean
}) {
  const { send } = useFinderScreen()
  const t = useFinderWords()
  const id = useId()
  const byPointer = useRef(false)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => () => clearTimeout(going.current), [])

  function choose(value: string) {
    if (value !== answer) send({ type: 'changed', answer: value })
    setOpen(false)
    clearTimeout(going.current)
    if (byPointer.current) going.current = setTimeout(() => send({ type: 'next' }), SEEN_MS)
  }

  return (
    <QuestionForm
      step={step}
      editing={editing}
      onNext={() => (answer === undefined ? setOpen(true) : send({ type: 'next' }))}
    >
      <div
        role="radiogroup"
        aria-label={t(`${step}.title`)}
        aria-describedby={`${id}-hint ${id}-open`}
        className={styles.options}
        data-step={step}
        onPointerDown={() => {
          byPointer.current = true
        }}
        onKeyDown={() => {
          byPointer.current = false
        }}
      >
        {CHOICES[step].map((value) => {
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
                // a tap on what is chosen already goes on as well
                onClick={() => answer === value && choose(value)}
              />
              <span className={styles.label}>{isWord(label) ? t(label) : value}</span>
              {isWord(text) ? <span className={styles.text}>{t(text)}</span> : null}
            </label>
          )
        })}
      </div>
      <p id={`${id}-hint`} className="visually-hidden">
        {t('choice.hint')}
      </p>
      <p id={`${id}-open`} role="alert" className={styles.problem}>
        {isOpen ? t('choice.empty') : ''}
      </p>
    </QuestionForm>
  )
}
