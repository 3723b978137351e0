import { useState } from 'react'
import { useFinderScreen } from '../machine/finder-context.ts'
import { useFinderWords } from '../words.ts'
import { BUILD_PARTS, type BuildAnswer, COMPARED } from './answers.ts'
import styles from './question-build.module.css'
import { QuestionForm } from './question-form.tsx'

/** How he is built, in three parts with three answers each. Two of them are better than none. */
export function BuildQuestion({ answer, editing }: { answer: BuildAnswer | undefined; editing: boolean }) {
  const { send } = useFinderScreen()
  const t = useFinderWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <QuestionForm
      step="build"
      editing={editing}
      onNext={() => (answer === undefined ? setOpen(true) : send({ type: 'next' }))}
    >
      <div className={styles.parts}>
        {BUILD_PARTS.map((part) => (
          <fieldset key={part} className={styles.part}>
            <legend className={styles.name}>{t(`build.${part}`)}</legend>
            <div className={styles.options}>
              {COMPARED.map((value) => (
                <label key={value} className={styles.option}>
                  <input
                    type="radio"
                    name={part}
                    value={value}
                    checked={answer?.[part] === value}
                    className={styles.radio}
                    onChange={() => {
                      setOpen(false)
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
        {isOpen ? t('choice.empty') : ''}
      </p>
    </QuestionForm>
  )
}
