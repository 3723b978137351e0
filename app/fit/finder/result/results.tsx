import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { formatList } from '#app/copy/format-list.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import type { FitAnswers, QuestionName } from '#app/fit/fit-answers.ts'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import button from '#app/ui/button.module.css'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { refusesCookies } from '#app/visitor/browser-state.ts'
import { isLongLeg } from '#contracts/shop/leg-rule.ts'
import type { Result } from '../machine/finder-state.ts'
import { AnswersList, Boosters } from '../questions/answers-list.tsx'
import { listUnanswered } from '../questions/steps.ts'
import { ScreenTitle, useFinderScreen } from '../screen.tsx'
import { formatSizes, getVerdict, RESULT_OPTIONS } from './confidence.ts'
import doubtsStyles from './doubts.module.css'
import halfResultStyles from './half-result.module.css'
import { HowSure, Unanswered } from './how-sure.tsx'
import { toQuestion } from './reasons.ts'
import styles from './results.module.css'
import { getShopLink } from './shop-link.ts'

/** The result (FIT-07, FIT-16): both halves with percents, reasons and shop buttons, then the optional step of saving it. */
export function Results(props: {
  result: Result
  answers: FitAnswers
  /** Present once the result is saved. */
  saved?: { email: string | null; hasSubscribed: boolean | null }
}) {
  const { result, answers, saved } = props
  const t = useWords(fitScreenWords)
  return (
    <div className={styles.results}>
      <ScreenTitle>{t(saved ? 'work.success' : 'result.title')}</ScreenTitle>
      {saved ? (
        <p role="status" className={styles.saved}>
          {[
            saved.email ? t('success.text.email', { email: saved.email }) : t('success.text'),
            ...(saved.hasSubscribed === false ? [t('success.marketing-failed')] : []),
          ].join(' ')}
        </p>
      ) : null}
      <Doubts recommendation={result.recommendation} />
      <div className={styles.halves}>
        <HalfResult half="bottom" result={result} />
        <HalfResult half="top" result={result} />
      </div>
      {saved ? null : <SaveInvitation />}
      <Boosters answers={answers} />
      <AnswersList answers={answers} />
    </div>
  )
}

/** Leads to the step that saves the result, unless the browser would lose it. */
function SaveInvitation() {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const [isRefused, setIsRefused] = useState(false)
  return (
    <section className={styles.save} aria-labelledby="finder-save">
      <div>
        <Heading id="finder-save" className={styles.heading}>
          {t('save.invite')}
        </Heading>
        {isRefused ? (
          <p role="alert">{t('save.cookies-refused')}</p>
        ) : (
          <p className={styles.quiet}>{t('save.invite-text')}</p>
        )}
      </div>
      <button
        type="button"
        className={button.secondary}
        onClick={() => (refusesCookies() ? setIsRefused(true) : send({ type: 'register' }))}
      >
        {t('save.submit')}
      </button>
    </section>
  )
}

/**
 * Doubts about the answers, one sentence for each kind, with links to the questions that would help. That several sizes
 * are about as likely is shown with the percents instead.
 */
function Doubts({ recommendation }: { recommendation: Recommendation }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const doubts = getUncertainQuestions(recommendation)
  if (doubts.length === 0) return null
  return (
    <section className={doubtsStyles.doubts} aria-labelledby="finder-doubts">
      <Heading id="finder-doubts" className={doubtsStyles.title}>
        {t('doubts.title')}
      </Heading>
      {doubts.map(({ kind, questions }) => (
        <div key={kind}>
          <p>
            {t(`doubt.${kind}`, {
              answers: formatList(
                questions.map((step) => t(`answer.${step}`)),
                'en-GB',
              ),
            })}
          </p>
          <div className={doubtsStyles.helps}>
            {questions.map((step) => (
              <button
                key={step}
                type="button"
                className={doubtsStyles.help}
                onClick={() => send({ type: 'edit', step })}
              >
                {t('doubt.look', { answer: t(`answer.${step}`) })}
              </button>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

/** The sizes of one half: the best match first, the button to the shop, then how sure we are. */
function HalfResult({ half, result }: { half: FitHalf; result: Result }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const { recommendation } = result
  const verdicts = RESULT_OPTIONS[half].flatMap((option) => getVerdict(recommendation, option) ?? [])
  const [first] = verdicts
  const { handle, search } = getShopLink(recommendation, half)
  const sizes = formatSizes(recommendation, half)
  const unanswered = listUnanswered(result.answers, half)
  const isUnsure = isGuess(recommendation) || unanswered.length > 1
  return (
    <section className={halfResultStyles.half} aria-label={t(`result.${half}`)}>
      <Heading className={halfResultStyles.name}>{t(`result.${half}`)}</Heading>
      {first ? (
        <p className={halfResultStyles.best}>{t(isUnsure ? 'best.guess' : 'best', { size: first.size })}</p>
      ) : null}
      <dl className={halfResultStyles.sizes}>
        {verdicts.map(({ option, size }) => (
          <div key={option}>
            <dt className={halfResultStyles.option}>{t(`Option.${option}`)}</dt>
            <dd className={halfResultStyles.value} data-word={size.length > 4 || undefined}>
              <span translate="no">{size}</span>
              {option === 'leg' && isLongLeg(size) ? (
                <span className={halfResultStyles.long}>{` ${t('long')}`}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <Link
        to="/collections/$handle"
        params={{ handle }}
        search={search}
        className={`${button.primary} ${halfResultStyles.shop}`}
        onClick={(event) => {
          if (isBrowserHandledClick(event)) return
          event.preventDefault()
          send({ type: 'shop', half })
        }}
      >
        <TextWith text={t(`result.shop.${half}`, { sizes })} value={sizes} />
      </Link>
      <Unanswered questions={unanswered} />
      <HowSure half={half} result={result} verdicts={verdicts} />
    </section>
  )
}

/** The kinds of doubt about an answer, in display order. */
const KINDS = ['missing', 'outside-data', 'contradicts'] as const

/** The questions whose answers make the result less certain, by the kind of doubt, without empty kinds. */
export const getUncertainQuestions = ({
  doubts,
}: Recommendation): { kind: (typeof KINDS)[number]; questions: readonly QuestionName[] }[] =>
  KINDS.flatMap((kind) => {
    // The three parts of the build belong to one question.
    const questions = new Set(
      doubts.flatMap((doubt) => (doubt.kind === kind && doubt.answer ? toQuestion(doubt.answer) : [])),
    )
    return questions.size > 0 ? [{ kind, questions: [...questions] }] : []
  })

/** Whether so many answers are in doubt that the result is a guess. */
export const isGuess = (recommendation: Recommendation): boolean =>
  getUncertainQuestions(recommendation).flatMap(({ questions }) => questions).length > 1
