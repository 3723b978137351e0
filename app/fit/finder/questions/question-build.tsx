import { useRef, useState } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { BuildAnswer } from '#app/fit/fit-answers.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { useFinderScreen } from '../screen.tsx'
import styles from './question-build.module.css'
import { QuestionForm } from './question-form.tsx'

/** The build question: three parts with three values each. A part may stay unanswered. */
export function BuildQuestion({ answer, isEditing }: { answer: BuildAnswer | undefined; isEditing: boolean }) {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const parts = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  return (
    <QuestionForm
      step="build"
      title={t('build.title')}
      why={t('build.why')}
      isEditing={isEditing}
      onNext={() =>
        answer === undefined ? showProblems(parts.current, () => setMissing(true)) : send({ type: 'next' })
      }
    >
      <div ref={parts} className={styles.parts}>
        {FIT_QUESTIONS.build.parts.map((part, at) => (
          <FieldGroup
            key={part}
            role="radiogroup"
            legend={t(`build.${part}`)}
            // one part is enough, so only the last group shows the problem
            {...(at === FIT_QUESTIONS.build.parts.length - 1 ? { problem: isMissing ? t('choice.empty') : null } : {})}
          >
            {() => (
              <div className={styles.options}>
                {FIT_QUESTIONS.build.values.map((value) => (
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
                    <span>{t(`build.${part}.${value}`)}</span>
                  </label>
                ))}
              </div>
            )}
          </FieldGroup>
        ))}
      </div>
    </QuestionForm>
  )
}
