import { useEffect, useReducer } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { getPredictiveSearch } from './search.functions.ts'
import type { PredictiveSearch } from './search.ts'

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

/** A response and the query that it belongs to. */
export type LoadedSearch = { query: string; search: PredictiveSearch }

/** State of the search drawer. The previous response stays while the next one loads, so that the layout does not jump. */
export type PredictiveSearchState =
  | { status: 'empty' }
  | { status: 'loading'; query: string; loaded: LoadedSearch | null }
  | { status: 'loaded'; query: string; loaded: LoadedSearch }
  | { status: 'failed'; query: string; loaded: LoadedSearch | null }

/** Events of the search drawer. */
export type PredictiveSearchEvent =
  | { type: 'typed'; query: string }
  | { type: 'loaded'; loaded: LoadedSearch }
  | { type: 'failed'; query: string }
  | { type: 'retry' }

/** The next state. Responses to a query that is no longer typed are ignored. */
export function transition(state: PredictiveSearchState, event: PredictiveSearchEvent): PredictiveSearchState {
  if (event.type === 'typed') {
    const { query } = event
    if (query === '') return { status: 'empty' }
    if (state.status === 'empty') return { status: 'loading', query, loaded: null }
    if (state.query === query) return state
    if (state.loaded?.query === query) return { status: 'loaded', query, loaded: state.loaded }
    return { status: 'loading', query, loaded: state.loaded }
  }
  if (event.type === 'retry') return state.status === 'failed' ? { ...state, status: 'loading' } : state
  if (state.status !== 'loading') return state
  if (event.type === 'failed') return event.query === state.query ? { ...state, status: 'failed' } : state
  const { loaded } = event
  return loaded.query === state.query ? { status: 'loaded', query: state.query, loaded } : state
}
