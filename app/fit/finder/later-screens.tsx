import { FindSavedFit } from './find-saved-fit.tsx'
import type { FinderState } from './machine/finder-state.ts'
import { LiveResult } from './result/live-result.tsx'
import { Register } from './result/register.tsx'
import { Results } from './result/results.tsx'

/** What comes after the questions, or beside them: the result, saving it, finding a saved one, a result that changes. */
export function LaterScreen({ state }: { state: FinderState }) {
  switch (state.at) {
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
    case 'asking':
      return state.result ? <LiveResult result={state.result} answers={state.answers} /> : null
    default:
      return null
  }
}
