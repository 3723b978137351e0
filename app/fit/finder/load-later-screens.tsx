import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { LaterScreen } from './later-screens.tsx'
import type { FinderState } from './machine/finder-state.ts'
// style of the screens that the server renders (scripts/build/keep-style-imports.ts)
import './questions/question-build.module.css?styles-only'
import './questions/question-choice.module.css?styles-only'
import './result/register.module.css?styles-only'

type Screen = ComponentType<{ state: FinderState }>

let loaded: Screen | undefined

/** Loads what comes after the first questions: when the browser is idle, with a recommendation, or when it is shown. */
export const loadLaterScreens = async (): Promise<Screen> => {
  loaded ??= (await import('./later-screens.tsx')).LaterScreen
  return loaded
}

const getLaterScreen = createIsomorphicFn()
  .server((): Screen => LaterScreen)
  .client((): Screen => loaded ?? LazyScreen)
const LazyScreen = lazy(() => loadLaterScreens().then((Screen) => ({ default: Screen })))

/** `LaterScreen`, at once if its code is there: React would show a lazy component only after a pause. */
export function LoadedLaterScreen({ state }: { state: FinderState }) {
  const [Screen] = useState<Screen>(getLaterScreen)
  return (
    <Suspense>
      <Screen state={state} />
    </Suspense>
  )
}
