import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, use, useState } from 'react'
import { type LaterCode, laterCode } from './later-code.ts'
import { LATER_CODE } from './later-screens.tsx'
import type { FinderStore } from './machine/finder.ts'
import type { FinderState } from './machine/finder-state.ts'
import { Working } from './working.tsx'
// style of what the server renders (app/page/build/keep-style-imports.ts)
import './questions/figure.module.css?styles-only'
import './questions/question-build.module.css?styles-only'
import './questions/question-choice.module.css?styles-only'
import './questions/question-number.module.css?styles-only'
import './questions/unit-switch.module.css?styles-only'
import './result/register.module.css?styles-only'

let loading: Promise<LaterCode> | undefined

/**
 * Loads what comes after the start: when the browser is idle, with a recommendation, or when it is shown. A failed load is
 * repeated by the next call.
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

/** The screen of a state after the start, at once if its code is there, otherwise as soon as it is. */
export function LoadedLaterScreen({ state }: { state: FinderState }) {
  const [code] = useState(() => getLaterCode() ?? loadLaterCode())
  return (
    <Suspense fallback={<Working work="loading" />}>
      <ResolvedScreen code={code} state={state} />
    </Suspense>
  )
}

function ResolvedScreen({ code, state }: { code: LaterCode | Promise<LaterCode>; state: FinderState }) {
  // code that came meanwhile counts at once: an update of markup that still waits for it replaces the markup
  const { Screen } = code instanceof Promise ? (laterCode.loaded ?? use(code)) : code
  return <Screen state={state} />
}

/** Waits for code that something else loads, so that a failed load leaves the server's drawing in its place. */
const LazyFigure = lazy(() => laterCode.arrival.then(({ Figure }) => ({ default: Figure })))

/** The drawing: where its code is not there, the server's until it is. Rendered once, because an update would remove that. */
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
