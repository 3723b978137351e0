import { isChoice, isQuantity } from '../fit-answers.ts'
import { Declined } from './declined.tsx'
import { Failed } from './failed.tsx'
import { LoadedLaterScreen } from './load-later-screens.tsx'
import type { FinderState } from './machine/finder-state.ts'
import { BuildQuestion } from './questions/question-build.tsx'
import { ChoiceQuestion } from './questions/question-choice.tsx'
import { NumberQuestion } from './questions/question-number.tsx'
import { Start } from './start.tsx'
import { Working } from './working.tsx'

/** The screen of a state. */
export function Screen({ state }: { state: FinderState }) {
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
      return <Working work={state.at} />
    case 'failed':
      return <Failed work={state.work} />
    default:
      return <LoadedLaterScreen state={state} />
  }
}

function Question({ state: { step, answers, result } }: { state: FinderState & { at: 'asking' } }) {
  const isEditing = result !== null
  if (isQuantity(step)) return <NumberQuestion step={step} answer={answers[step]} isEditing={isEditing} />
  if (isChoice(step)) return <ChoiceQuestion step={step} answer={answers[step]} isEditing={isEditing} />
  return <BuildQuestion answer={answers.build} isEditing={isEditing} />
}
