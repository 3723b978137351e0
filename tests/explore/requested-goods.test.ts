import { expect, test } from 'vitest'
import { countRequested, type RequestedGoods } from './requested-goods.ts'
import type { Step } from './step.ts'

const press = (name: string, times = 1): Step => ({
  do: 'press',
  device: 0,
  tab: 0,
  role: 'button',
  name,
  nth: 0,
  times,
})
const ADD = press('Add to basket')
const RELOAD: Step = { do: 'reload', device: 0, tab: 0 }

/** The most that a cart can have after each step, by what its store has then (null: not read). */
const follow = (...visit: [step: Step, now: number | null, isRefused?: boolean][]) => {
  let requested: RequestedGoods = { had: 0, requested: 0 }
  return visit.map(([step, now, isRefused]) => {
    const { most, next } = countRequested(requested, step, now, isRefused)
    requested = next
    return most
  })
}

test.each([
  [
    'each press asks for one',
    [
      [ADD, 1],
      [ADD, 2],
    ],
    [1, 2],
  ],
  ['two presses at once ask for two at most', [[press('Add to basket', 2), 1]], [2]],
  [
    'a lost addition may arrive later, once',
    [
      [ADD, null],
      [RELOAD, 1],
      [RELOAD, 1],
    ],
    [1, 1, 1],
  ],
  [
    'what another button does is not known, and counts from then on',
    [
      [press('Undo'), 4],
      [ADD, 5],
    ],
    [null, 5],
  ],
  [
    'while the store is not read nothing is known after another button',
    [
      [press('Undo'), null],
      [ADD, 3],
      [ADD, 4],
    ],
    [null, null, 5],
  ],
  [
    'a lost addition may arrive after another button',
    [
      [ADD, null],
      [press('Undo'), 0],
      [RELOAD, 1],
    ],
    [1, null, 1],
  ],
  [
    'a press that was called failed and is repeated asks once',
    [
      [ADD, 0, true],
      [ADD, 1, true],
      [{ do: 'clear-faults' }, 1],
      [ADD, 1],
      [ADD, 2],
    ],
    [1, 1, 1, 1, 2],
  ],
  [
    'another press after one that failed asks for more, as does the same after a reload',
    [
      [ADD, 0, true],
      [press('Add to basket: Belt'), 1, true],
      [RELOAD, 1],
      [press('Add to basket: Belt'), 2],
    ],
    [1, 2, 2, 3],
  ],
] satisfies [string, [Step, number | null, boolean?][], (number | null)[]][])('%s', (_, visit, most) => {
  expect(follow(...visit)).toEqual(most)
})
