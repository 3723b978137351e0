import type { FitAnswers, QuestionName } from '#app/fit/fit-answers.ts'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { useFinderScreen } from '../machine/finder-context.ts'
import styles from './doubts.module.css'
import { toQuestion } from './reasons.ts'
import { type ResultTexts, useResultWords } from './words.ts'

/** Doubts about the result, each with the question that would help. They stand before the result. */
export function Doubts({ recommendation, answers }: { recommendation: Recommendation; answers: FitAnswers }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useResultWords()
  const doubts = getDoubts(recommendation, answers, t)
  if (doubts.length === 0) return null
  return (
    <section className={styles.doubts} aria-labelledby="finder-doubts">
      <Heading id="finder-doubts" className={styles.title}>
        {t('doubts.title')}
      </Heading>
      {doubts.map(({ text, help }) => (
        <p key={text}>
          {text}{' '}
          {help ? (
            <button type="button" className={styles.help} onClick={() => send({ type: 'edit', step: help.step })}>
              {help.text}
            </button>
          ) : null}
        </p>
      ))}
    </section>
  )
}

type Doubt = { text: string; help?: { step: QuestionName; text: string } }

function getDoubts({ doubts }: Recommendation, answers: FitAnswers, t: ResultTexts): Doubt[] {
  const all = doubts.flatMap(({ kind, answer, option }): Doubt[] => {
    if (kind === 'wide') {
      if (!option || answers['pair-waist'] !== undefined) return []
      const help = { step: 'pair-waist', text: t('doubt.measure') } as const
      return [{ text: t('doubt.wide', { option: t(`option.${option}`) }), help }]
    }
    if (!answer) return []
    const step = toQuestion(answer)
    const name = t(`answer.${step}`)
    const text = t(`doubt.${kind}`, { answer: name })
    return [{ text, help: { step, text: t('doubt.look', { answer: name }) } }]
  })
  // The three parts of a build are one question, so they give one doubt.
  return all.filter(({ text }, at) => all.findIndex((doubt) => doubt.text === text) === at)
}
