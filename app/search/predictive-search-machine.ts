import type { PredictiveSearch } from './search.ts'

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
