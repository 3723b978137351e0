import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, use, useState } from 'react'
import { type LaterCode, laterCode } from './later-code.ts'
import { LATER_CODE } from './later-screens.tsx'
import type { FinderStore } from './machine/finder.ts'
import type { FinderState } from './machine/finder-state.ts'
import { Working } from './working.tsx'
// the styles of the server-rendered screens (app/page/build/part-styles.ts)
import './questions/figure.module.css?styles-only'
import './questions/question-build.module.css?styles-only'
import './questions/question-choice.module.css?styles-only'
import './questions/question-number.module.css?styles-only'
import './questions/see-result.module.css?styles-only'
import './questions/unit-switch.module.css?styles-only'
import './result/register.module.css?styles-only'

let loading: Promise<LaterCode> | undefined

/**
 * Loads the code of the screens after the start: when the browser is idle, with a recommendation, or when a screen is shown.
 * The next call repeats a failed load.
 */
export function loadLaterCode(): Promise<LaterCode> {
  loading ??= import('./later-screens.tsx').then(
    ({ LATER_CODE }) => LATER_CODE,
    (cause: unknown) => {
      loading = undefined
      throw cause
    },
  )
  return loading
}

const getLaterCode = createIsomorphicFn()
  .server((): LaterCode | undefined => LATER_CODE)
  .client((): LaterCode | undefined => laterCode.loaded)

/** The screen of a state after the start; suspends until its code has loaded. */
export function LoadedLaterScreen({ state }: { state: FinderState }) {
  const [code] = useState(() => getLaterCode() ?? loadLaterCode())
  return (
    <Suspense fallback={<Working work="loading" />}>
      <ResolvedScreen code={code} state={state} />
    </Suspense>
  )
}

function ResolvedScreen({ code, state }: { code: LaterCode | Promise<LaterCode>; state: FinderState }) {
  // Uses code that has loaded since the first render, because an update would replace server markup that is still
  // suspended.
  const { Screen } = code instanceof Promise ? (laterCode.loaded ?? use(code)) : code
  return <Screen state={state} />
}

/** Waits for code that another component loads, so that the server's drawing stays if that fails. */
const LazyFigure = lazy(() => laterCode.arrival.then(({ Figure }) => ({ default: Figure })))

/** The drawing; until its code has loaded, the server's markup. Rendered once, because an update would replace that markup. */
export function LoadedFigure({ finder }: { finder: FinderStore }) {
  const [figure] = useState(() => {
    const Figure = getLaterCode()?.Figure ?? LazyFigure
    return (
      <Suspense>
        <Figure finder={finder} />
      </Suspense>
    )
  })
  return figure
}
