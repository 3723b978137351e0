import { fitScreenWords, isScreenWord } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import { type FitAnswers, isQuantity, type QuestionName } from '#app/fit/fit-answers.ts'
import button from '#app/ui/button.module.css'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { useFinderScreen } from '../screen.tsx'
import styles from './answers-list.module.css'
import { formatQuantity } from './parse-quantity.ts'
import { BOOSTERS, QUIZ } from './steps.ts'
import { useUnit } from './units.ts'

/** The answers, each with a button that changes it. */
export function AnswersList({ answers }: { answers: FitAnswers }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const formatAnswer = useAnswerText(answers)
  const steps: readonly QuestionName[] = [...QUIZ, ...BOOSTERS.filter((step) => answers[step] !== undefined)]
  return (
    <section>
      <Heading className={styles.title}>{t('answers.title')}</Heading>
      <dl className={styles.answers}>
        {steps.map((step) => (
          <div key={step} className={styles.answer}>
            <dt className={styles.name}>{t(`answer.${step}`)}</dt>
            <dd className={styles.value}>{formatAnswer(step)}</dd>
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

/** Formats answers: numbers in the shopper's unit, choices by their label. */
function useAnswerText(answers: FitAnswers): (step: QuestionName) => string {
  const t = useWords(fitScreenWords)
  const units = {
    height: useUnit('height')[0],
    weight: useUnit('weight')[0],
    age: 'years' as const,
    pair: useUnit('pair-leg')[0],
  }
  return (step) => {
    if (step === 'build') {
      const { build = {} } = answers
      const parts = FIT_QUESTIONS.build.parts.flatMap((part) => {
        const value = build[part]
        return value ? `${t(`build.${part}`)} ${t(`build.${part}.${value}`)}`.toLowerCase() : []
      })
      return parts.length > 0 ? parts.join(', ') : t('answers.none')
    }
    const answer = answers[step]
    if (answer === undefined) return t('answers.none')
    if (isQuantity(step))
      return formatQuantity(step, units[step === 'pair-waist' || step === 'pair-leg' ? 'pair' : step], Number(answer))
    const key = `${step}.${answer}`
    return isScreenWord(key) ? t(key) : String(answer)
  }
}

/** The optional questions without an answer, which would make the result more certain. */
export function Boosters({ answers }: { answers: FitAnswers }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const unanswered = BOOSTERS.filter((step) => answers[step] === undefined)
  if (unanswered.length === 0) return null
  return (
    <section>
      <Heading className={styles.title}>{t('boosters.title')}</Heading>
      <p className={styles.text}>{t('boosters.text')}</p>
      <ul className={styles.boosters}>
        {unanswered.map((step) => (
          <li key={step}>
            <button type="button" className={styles.booster} onClick={() => send({ type: 'edit', step })}>
              {t(`booster.${step}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
