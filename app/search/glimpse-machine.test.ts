import { expect, test } from 'vitest'
import { type Answer, type Looking, type LookingEvent, transition } from './glimpse-machine.ts'
import { NO_SUGGESTIONS } from './search.ts'

const answer = (query: string): Answer => ({ query, glimpse: { ...NO_SUGGESTIONS, hits: [] } })
const navy = answer('navy')
const empty: Looking = { status: 'empty' }
const looking = (query: string, last: Answer | null = null): Looking => ({ status: 'looking', query, last })
const found = (last: Answer): Looking => ({ status: 'found', query: last.query, last })
const failed = (query: string, last: Answer | null = null): Looking => ({ status: 'failed', query, last })
const typed = (query: string): LookingEvent => ({ type: 'typed', query })

test.each<[string, Looking, LookingEvent, Looking]>([
  ['the first letter is looked for', empty, typed('n'), looking('n')],
  ['more letters keep the last answer in sight', found(navy), typed('navy c'), looking('navy c', navy)],
  ['the same words again ask nothing', looking('navy'), typed('navy'), looking('navy')],
  ['going back to what was answered asks nothing', looking('navy c', navy), typed('navy'), found(navy)],
  ['an emptied field forgets', found(navy), typed(''), empty],
  ['the answer to what is typed is shown', looking('navy'), { type: 'found', answer: navy }, found(navy)],
  ['an answer that comes late for other words is dropped', looking('n'), { type: 'found', answer: navy }, looking('n')],
  ['an answer to an emptied field is dropped', empty, { type: 'found', answer: navy }, empty],
  ['a failure is said', looking('navy'), { type: 'failed', query: 'navy' }, failed('navy')],
  ['a failure of other words is not', looking('navy'), { type: 'failed', query: 'na' }, looking('navy')],
  ['trying again looks again', failed('navy'), { type: 'retry' }, looking('navy')],
  ['typing on after a failure looks again', failed('navy'), typed('navy c'), looking('navy c')],
])('%s', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})
