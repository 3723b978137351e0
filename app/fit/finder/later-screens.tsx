import { isChoice, isQuantity } from '../fit-answers.ts'
import { Declined } from './declined.tsx'
import { Failed } from './failed.tsx'
import { FindSavedFit } from './find-saved-fit.tsx'
import { provideLaterCode } from './later-code.ts'
import type { FinderState } from './machine/finder-state.ts'
import { LiveFigure } from './questions/live-figure.tsx'
import { BuildQuestion } from './questions/question-build.tsx'
import { ChoiceQuestion } from './questions/question-choice.tsx'
import { NumberQuestion } from './questions/question-number.tsx'
import { LiveResult } from './result/live-result.tsx'
import { Register } from './result/register.tsx'
import { Results } from './result/results.tsx'

/** What follows the start: questions, the result, saving it, finding a saved one, failures. */
function LaterScreen({ state }: { state: FinderState }) {
  switch (state.at) {
    case 'asking':
      return (
        <>
          <Question state={state} />
          {state.result ? <LiveResult result={state.result} answers={state.answers} /> : null}
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
