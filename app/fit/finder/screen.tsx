import { Declined } from './declined.tsx'
import { Failed } from './failed.tsx'
import { FindSavedFit } from './find-saved-fit.tsx'
import type { Finder } from './machine/finder-state.ts'
import { BuildQuestion } from './questions/question-build.tsx'
import { ChoiceQuestion } from './questions/question-choice.tsx'
import { NumberQuestion } from './questions/question-number.tsx'
import { isChoice, isQuantity } from './questions/steps.ts'
import { Register } from './result/register.tsx'
import { Results } from './result/results.tsx'
import { Start } from './start.tsx'
import { Working } from './working.tsx'

/** What a state looks like. */
export function Screen({ state }: { state: Finder }) {
  switch (state.at) {
    case 'start':
      return <Start state={state} />
    case 'asking':
      return <Question state={state} />
    case 'declined':
      return <Declined />
    case 'calculating':
    case 'saving':
    case 'redirecting':
      return <Working doing={state.at} />
    case 'failed':
      return <Failed doing={state.doing} />
    case 'result':
      return <Results result={state.result} answers={state.answers} />
    case 'success':
      return (
        <Results
          result={state.result}
          answers={state.answers}
          saved={{ email: state.details.email, joined: state.joined }}
        />
      )
    case 'register':
      return <Register />
    case 'find':
      return <FindSavedFit />
  }
}

function Question({ state: { step, answers, result } }: { state: Finder & { at: 'asking' } }) {
  const editing = result !== null
  if (isQuantity(step)) return <NumberQuestion step={step} answer={answers[step]} editing={editing} />
  if (isChoice(step)) return <ChoiceQuestion step={step} answer={answers[step]} editing={editing} />
  return <BuildQuestion answer={answers.build} editing={editing} />
}
