import { Link } from '@tanstack/react-router'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { type FitAnswers, isChoice, isQuantity } from '../fit-answers.ts'
import { FindSavedFit } from './find-saved-fit.tsx'
import { provideLaterCode } from './later-code.ts'
import type { FinderState, Result } from './machine/finder-state.ts'
import { LiveFigure } from './questions/live-figure.tsx'
import { BuildQuestion } from './questions/question-build.tsx'
import { ChoiceQuestion } from './questions/question-choice.tsx'
import { NumberQuestion } from './questions/question-number.tsx'
import seeResultStyles from './questions/see-result.module.css'
import { areTrousersSettled, canSeeResult } from './questions/steps.ts'
import { formatSizes } from './result/confidence.ts'
import liveResultStyles from './result/live-result.module.css'
import { Register } from './result/register.tsx'
import { Results } from './result/results.tsx'
import styles from './screen.module.css'
import { ScreenTitle, useFinderScreen } from './screen.tsx'

/** The screens after the start: questions, the result, saving it, finding a saved one, failures. */
function LaterScreen({ state }: { state: FinderState }) {
  switch (state.at) {
    case 'asking':
      return (
        <>
          <Question state={state} />
          {state.result ? <LiveResult result={state.result} answers={state.answers} /> : null}
          {!state.result && canSeeResult(state.step) ? <SeeResult answers={state.answers} /> : null}
        </>
      )
    case 'result':
      return <Results result={state.result} answers={state.answers} />
    case 'success':
      return (
        <Results
          result={state.result}
          answers={state.answers}
          saved={{ email: state.registration.email, hasSubscribed: state.hasSubscribed }}
        />
      )
    case 'register':
      return <Register />
    case 'find':
      return <FindSavedFit />
    case 'declined':
      return <Declined />
    case 'failed':
      return <Failed work={state.work} />
    default:
      return null
  }
}

/** All code that loads after the start. */
export const LATER_CODE = { Screen: LaterScreen, Figure: LiveFigure }

provideLaterCode(LATER_CODE)

function Question({ state: { step, answers, result } }: { state: FinderState & { at: 'asking' } }) {
  const isEditing = result !== null
  if (isQuantity(step)) return <NumberQuestion step={step} answer={answers[step]} isEditing={isEditing} />
  if (isChoice(step)) return <ChoiceQuestion step={step} answer={answers[step]} isEditing={isEditing} />
  return step === 'build' ? <BuildQuestion answer={answers.build} isEditing={isEditing} /> : null
}

/** The screen for visitors under 18, with a link to the size charts. */
function Declined() {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  return (
    <div className={styles.plain}>
      <ScreenTitle>{t('under-age.title')}</ScreenTitle>
      <p className={styles.lead}>{t('under-age.text')}</p>
      <div className={styles.actions}>
        <Link
          to="/{$garment}-size-chart"
          params={{ garment: 'trousers' }}
          className={`${button.primary} ${styles.next}`}
        >
          {t('under-age.charts')}
        </Link>
        <button type="button" className={`${button.quiet} ${styles.skip}`} onClick={() => send({ type: 'back' })}>
          {t('under-age.back')}
        </button>
      </div>
    </div>
  )
}

/** The screen of a failure (FIT-04), with a button to try again. */
function Failed({ work }: { work: 'calculating' | 'saving' }) {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  return (
    <div className={styles.plain}>
      <ScreenTitle>{t('failed.title')}</ScreenTitle>
      <p role="alert" className={styles.lead}>
        {t(`failed.${work}`)}
      </p>
      <div className={styles.actions}>
        <button type="button" className={`${button.primary} ${styles.next}`} onClick={() => send({ type: 'retry' })}>
          {t('failed.retry')}
        </button>
        {work === 'calculating' ? (
          <Link
            to="/{$garment}-size-chart"
            params={{ garment: 'trousers' }}
            className={`${button.quiet} ${styles.skip}`}
          >
            {t('failed.charts')}
          </Link>
        ) : null}
      </div>
    </div>
  )
}

/** The result while one of its answers is being changed. */
function LiveResult({ result, answers }: { result: Result; answers: FitAnswers }) {
  const t = useWords(fitScreenWords)
  return (
    <dl className={liveResultStyles.live} aria-live="polite" data-stale={result.answers !== answers || undefined}>
      {(['bottom', 'top'] as const).map((half) => (
        <div key={half} className={liveResultStyles.half}>
          <dt className={liveResultStyles.name}>{t(`result.${half}`)}</dt>
          <dd className={liveResultStyles.sizes}>{formatSizes(result.recommendation, half)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Leads to the result before the last questions (FIT-20), and says what they are for. */
function SeeResult({ answers }: { answers: FitAnswers }) {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  return (
    <div className={seeResultStyles.early}>
      {areTrousersSettled(answers) ? <p className={seeResultStyles.text}>{t('see-result.settled')}</p> : null}
      <button type="button" className={button.secondary} onClick={() => send({ type: 'see-result' })}>
        {t('see-result')}
      </button>
    </div>
  )
}
