import { LoadedLaterScreen } from './load-later-screens.tsx'
import type { FinderState } from './machine/finder-state.ts'
import { Start } from './start.tsx'
import { Working } from './working.tsx'

/** The screen of a state. What follows the start loads later. */
export function Screen({ state }: { state: FinderState }) {
  switch (state.at) {
    case 'start':
      return <Start state={state} />
    case 'calculating':
    case 'saving':
    case 'redirecting':
      return <Working work={state.at} />
    default:
      return <LoadedLaterScreen state={state} />
  }
}
