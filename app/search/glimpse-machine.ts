import type { Glimpse } from './search.ts'

/** An answer and the query that it answers. */
export type Answer = { query: string; glimpse: Glimpse }

/** What the drawer knows of what is being typed. While it looks, the last answer stays, so that nothing jumps. */
export type Looking =
  | { status: 'empty' }
  | { status: 'looking'; query: string; last: Answer | null }
  | { status: 'found'; query: string; last: Answer }
  | { status: 'failed'; query: string; last: Answer | null }

export type LookingEvent =
  | { type: 'typed'; query: string }
  | { type: 'found'; answer: Answer }
  | { type: 'failed'; query: string }
  | { type: 'retry' }

/** Only the answer to what is typed now counts: one that comes late for other words is dropped. */
export function transition(state: Looking, event: LookingEvent): Looking {
  if (event.type === 'typed') {
    if (event.query === '') return { status: 'empty' }
    if (state.status === 'empty') return { status: 'looking', query: event.query, last: null }
    if (state.query === event.query) return state
    if (state.last?.query === event.query) return { status: 'found', query: event.query, last: state.last }
    return { status: 'looking', query: event.query, last: state.last }
  }
  if (event.type === 'retry') return state.status === 'failed' ? { ...state, status: 'looking' } : state
  if (state.status !== 'looking') return state
  if (event.type === 'failed') return event.query === state.query ? { ...state, status: 'failed' } : state
  const { answer } = event
  return answer.query === state.query ? { status: 'found', query: state.query, last: answer } : state
}
