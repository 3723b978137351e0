import type { Recommendation } from '#app/fit/recommendation.ts'
import { stepOf } from '../fit-answers.ts'
import { useFinderScreen } from '../machine/finder-context.ts'
import type { Answers } from '../questions/answers.ts'
import type { StepName } from '../questions/steps.ts'
import { type Say, useFinderWords } from '../words.ts'
import styles from './doubts.module.css'

/** Why the result deserves less trust, before the result, each with what would help. */
export function Doubts({ sizes, answers }: { sizes: Recommendation; answers: Answers }) {
  const { send, part: Heading } = useFinderScreen()
  const t = useFinderWords()
  const doubts = doubtsOf(sizes, answers, t)
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

type Told = { text: string; help?: { step: StepName; text: string } }

function doubtsOf({ doubts }: Recommendation, answers: Answers, t: Say): Told[] {
  const told = doubts.flatMap(({ kind, answer, option }): Told[] => {
    if (kind === 'wide') {
      if (!option || answers['pair-waist'] !== undefined) return []
      const help = { step: 'pair-waist', text: t('doubt.measure') } as const
      return [{ text: t('doubt.wide', { option: t(`option.${option}`) }), help }]
    }
    if (!answer) return []
    const step = stepOf(answer)
    const name = t(`answer.${step}`)
    const text = t(`doubt.${kind}`, { answer: name })
    return [{ text, help: { step, text: t('doubt.look', { answer: name }) } }]
  })
  // the three parts of a build are one answer to whoever gave it
  return told.filter(({ text }, at) => told.findIndex((each) => each.text === text) === at)
}
