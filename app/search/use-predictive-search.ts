import { useEffect, useReducer } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { transition } from './predictive-search-machine.ts'
import { getPredictiveSearch } from './search.functions.ts'

/** Milliseconds without a key press before a search starts. */
export const TYPING_PAUSE_MS = 180

/** Debounced search: aborts superseded requests and ignores late responses. */
export function usePredictiveSearch() {
  const { code: region } = useRegion()
  const [state, dispatch] = useReducer(transition, { status: 'empty' })
  const query = state.status === 'loading' ? state.query : null

  useEffect(() => {
    if (query === null) return
    const controller = new AbortController()
    const load = () =>
      getPredictiveSearch({ data: { region, query }, signal: controller.signal }).then(
        (search) => dispatch({ type: 'loaded', loaded: { query, search } }),
        () => {
          if (!controller.signal.aborted) dispatch({ type: 'failed', query })
        },
      )
    const timer = setTimeout(load, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, region])

  return [state, dispatch] as const
}
