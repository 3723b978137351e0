import { isQuantity } from '../fit-answers.ts'
import { LoadedLaterScreen } from './load-later-screens.tsx'
import type { FinderState } from './machine/finder-state.ts'
import { NumberQuestion } from './questions/question-number.tsx'
import { Start } from './start.tsx'
import { Working } from './working.tsx'

/** The screen of a state. What follows the first questions, which are for a number, loads later. */
export function Screen({ state }: { state: FinderState }) {
  switch (state.at) {
    case 'start':
      return <Start state={state} />
    case 'calculating':
    case 'saving':
    case 'redirecting':
      return <Working work={state.at} />
    case 'asking':
      return (
        <>
          {isQuantity(state.step) ? (
            <NumberQuestion step={state.step} answer={state.answers[state.step]} isEditing={state.result !== null} />
          ) : null}
          {state.result || !isQuantity(state.step) ? <LoadedLaterScreen state={state} /> : null}
        </>
      )
    default:
      return <LoadedLaterScreen state={state} />
  }
}
