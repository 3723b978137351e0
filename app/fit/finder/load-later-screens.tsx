import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, Suspense, use, useState } from 'react'
import { laterScreenCode } from './later-screen-code.ts'
import { LaterScreen } from './later-screens.tsx'
import type { FinderState } from './machine/finder-state.ts'
// style of the screens that the server renders (scripts/build/keep-style-imports.ts)
import './questions/question-build.module.css?styles-only'
import './questions/question-choice.module.css?styles-only'
import './result/register.module.css?styles-only'

type Screen = ComponentType<{ state: FinderState }>

let loading: Promise<Screen> | undefined

/**
 * Loads what comes after the first questions: when the browser is idle, with a recommendation, or when it is shown. A
 * failed load is repeated by the next call.
 */
export function loadLaterScreens(): Promise<Screen> {
  loading ??= import('./later-screens.tsx').then(
    ({ LaterScreen }) => LaterScreen,
    (cause: unknown) => {
      loading = undefined
      throw cause
    },
  )
  return loading
}

const getLaterScreen = createIsomorphicFn()
  .server((): Screen | undefined => LaterScreen)
  .client((): Screen | undefined => laterScreenCode.Screen)

/** `LaterScreen`, at once if its code is there, otherwise as soon as it is. */
export function LoadedLaterScreen({ state }: { state: FinderState }) {
  const [code] = useState(() => getLaterScreen() ?? loadLaterScreens())
  return (
    <Suspense>
      <LaterScreenOf code={code} state={state} />
    </Suspense>
  )
}

function LaterScreenOf({ code, state }: { code: Screen | Promise<Screen>; state: FinderState }) {
  // code that came meanwhile counts at once: an update of markup that still waits for it replaces the markup
  const Screen = code instanceof Promise ? (laterScreenCode.Screen ?? use(code)) : code
  return <Screen state={state} />
}
