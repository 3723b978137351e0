import button from '#app/ui/button.module.css'
import { useFinderScreen } from '../machine/finder-context.ts'
import { isWord, useFinderWords } from '../words.ts'
import type { Answers } from './answers.ts'
import styles from './answers-list.module.css'
import { isQuantity, QUIZ, type StepName } from './steps.ts'
import { inWords } from './typed.ts'
import { useUnit } from './use-units.ts'

/** Everything that was told, each to be changed by itself; the result follows. */
export function AnswersList({ answers }: { answers: Answers }) {
  const { send, part: Heading } = useFinderScreen()
  const t = useFinderWords()
  const say = useAnswerWords(answers)
  const steps: readonly StepName[] = [
    ...QUIZ,
    ...(['leg', 'pair-waist', 'pair-leg'] as const).filter((step) => answers[step] !== undefined),
  ]
  return (
    <section>
      <Heading className={styles.title}>{t('answers.title')}</Heading>
      <dl className={styles.answers}>
        {steps.map((step) => (
          <div key={step} className={styles.answer}>
            <dt className={styles.name}>{t(`answer.${step}`)}</dt>
            <dd className={styles.told}>{say(step)}</dd>
            <dd>
              <button
                type="button"
                className={`${button.quiet} ${styles.change}`}
                aria-label={t('answers.change-which', { answer: t(`answer.${step}`) })}
                onClick={() => send({ type: 'edit', step })}
              >
                {t('answers.change')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className={button.quiet} onClick={() => send({ type: 'home' })}>
        {t('answers.again')}
      </button>
    </section>
  )
}

/** An answer as it is read back: in the shopper's unit, in the words that were picked. */
function useAnswerWords(answers: Answers): (step: StepName) => string {
  const t = useFinderWords()
  const units = {
    height: useUnit('height')[0],
    weight: useUnit('weight')[0],
    age: 'years' as const,
    pair: useUnit('pair-leg')[0],
  }
  return (step) => {
    if (step === 'build') {
      const parts = Object.entries(answers.build ?? {}).map(([part, value]) => `build.${part}.${value}`)
      return parts.length > 0 ? parts.map((word) => (isWord(word) ? t(word) : '')).join(', ') : t('answers.skipped')
    }
    const answer = answers[step]
    if (answer === undefined) return t('answers.skipped')
    if (isQuantity(step))
      return inWords(step, units[step === 'pair-waist' || step === 'pair-leg' ? 'pair' : step], Number(answer))
    const word = `${step}.${answer}`
    return isWord(word) ? t(word) : String(answer)
  }
}
