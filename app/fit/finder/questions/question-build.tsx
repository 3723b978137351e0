import { useState } from 'react'
import { type BuildAnswer, QUESTIONS } from '#app/fit/fit-answers.ts'
import { useFinderScreen } from '../machine/finder-context.ts'
import { useFinderWords } from '../words.ts'
import styles from './question-build.module.css'
import { QuestionForm } from './question-form.tsx'

/** The build question: three parts with three values each. A part may stay unanswered. */
export function BuildQuestion({ answer, isEditing }: { answer: BuildAnswer | undefined; isEditing: boolean }) {
  const { send } = useFinderScreen()
  const t = useFinderWords()
  const [isMissing, setMissing] = useState(false)
  return (
    <QuestionForm
      step="build"
      isEditing={isEditing}
      onNext={() => (answer === undefined ? setMissing(true) : send({ type: 'next' }))}
    >
      <div className={styles.parts}>
        {QUESTIONS.build.parts.map((part) => (
          <fieldset key={part} className={styles.part}>
            <legend className={styles.name}>{t(`build.${part}`)}</legend>
            <div className={styles.options}>
              {QUESTIONS.build.values.map((value) => (
                <label key={value} className={styles.option}>
                  <input
                    type="radio"
                    name={part}
                    value={value}
                    checked={answer?.[part] === value}
                    className={styles.radio}
                    onChange={() => {
                      setMissing(false)
                      send({ type: 'changed', answer: { ...answer, [part]: value } })
                    }}
                  />
                  {t(`build.${part}.${value}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p role="alert" className={styles.problem}>
        {isMissing ? t('choice.empty') : ''}
      </p>
    </QuestionForm>
  )
}
