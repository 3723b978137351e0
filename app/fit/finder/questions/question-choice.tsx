import { useEffect, useRef, useState } from 'react'
import { fitScreenWords, isScreenWord } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Choice, FitAnswer } from '#app/fit/fit-answers.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { useFinderScreen } from '../screen.tsx'
import styles from './question-choice.module.css'
import { QuestionForm } from './question-form.tsx'

/** How long a tapped answer is shown before the next question, in ms. */
const CONFIRM_MS = 180

/** A question with one answer of a list, as radio buttons. A tap also goes to the next question; arrow keys only select. */
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
  const t = useWords(fitScreenWords)
  const group = useRef<HTMLDivElement>(null)
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
      title={t(`${step}.title`)}
      why={t(`${step}.why`)}
      isEditing={isEditing}
      onNext={() =>
        answer === undefined ? showProblems(group.current, () => setMissing(true)) : send({ type: 'next' })
      }
    >
      <div ref={group}>
        <FieldGroup
          role="radiogroup"
          legend={t(`${step}.title`)}
          isLegendHidden
          hint={<span className="visually-hidden">{t('choice.hint')}</span>}
          problem={isMissing ? t('choice.empty') : null}
        >
          {() => (
            <div className={styles.options} data-step={step}>
              {FIT_QUESTIONS[step].values.map((value) => {
                const [label, text] = [`${step}.${value}`, `${step}.${value}.text`]
                return (
                  <label key={value} className={styles.option}>
                    <input
                      type="radio"
                      name={step}
                      value={value}
                      checked={answer === value}
                      className={styles.radio}
                      onPointerDown={() => {
                        isPointer.current = true
                      }}
                      onKeyDown={() => {
                        isPointer.current = false
                      }}
                      onChange={() => choose(value)}
                      // A tap on the selected value fires no change event, but goes to the next question too.
                      onClick={() => answer === value && choose(value)}
                    />
                    <span className={styles.label}>{isScreenWord(label) ? t(label) : value}</span>
                    {isScreenWord(text) ? <span className={styles.text}>{t(text)}</span> : null}
                  </label>
                )
              })}
            </div>
          )}
        </FieldGroup>
      </div>
    </QuestionForm>
  )
}
