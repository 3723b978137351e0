import { expect, test } from 'vitest'
import { AS_TYPED, NO_SUGGESTIONS } from './search.ts'
import {
  type LoadedSearch,
  type PredictiveSearchEvent,
  type PredictiveSearchState,
  transition,
} from './use-predictive-search.ts'

type State = PredictiveSearchState
type Event = PredictiveSearchEvent

const aResponse = (query: string): LoadedSearch => ({
  query,
  search: { ...NO_SUGGESTIONS, products: [], help: [], reading: AS_TYPED },
})
const navy = aResponse('navy')
const empty: State = { status: 'empty' }
const loading = (query: string, loaded: LoadedSearch | null = null): State => ({ status: 'loading', query, loaded })
const loaded = (response: LoadedSearch): State => ({ status: 'loaded', query: response.query, loaded: response })
const failed = (query: string, loaded: LoadedSearch | null = null): State => ({ status: 'failed', query, loaded })
const typed = (query: string): Event => ({ type: 'typed', query })

test.each<[string, State, Event, State]>([
  ['the first letter starts a search', empty, typed('n'), loading('n')],
  ['more letters keep the previous response', loaded(navy), typed('navy c'), loading('navy c', navy)],
  ['the same query again starts no search', loading('navy'), typed('navy'), loading('navy')],
  ['returning to the loaded query starts no search', loading('navy c', navy), typed('navy'), loaded(navy)],
  ['an emptied field drops the response', loaded(navy), typed(''), empty],
  ['the response to the typed query is shown', loading('navy'), { type: 'loaded', loaded: navy }, loaded(navy)],
  ['a late response to another query is ignored', loading('n'), { type: 'loaded', loaded: navy }, loading('n')],
  ['a response after the field was emptied is ignored', empty, { type: 'loaded', loaded: navy }, empty],
  ['a failure is shown', loading('navy'), { type: 'failed', query: 'navy' }, failed('navy')],
  ['a failure of another query is ignored', loading('navy'), { type: 'failed', query: 'na' }, loading('navy')],
  ['retrying searches again', failed('navy'), { type: 'retry' }, loading('navy')],
  ['typing after a failure searches again', failed('navy'), typed('navy c'), loading('navy c')],
])('%s', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})
