import { expect, test } from 'vitest'
import { getMenuMove } from './attach-mega-menu-behaviour.ts'

const bar = (at: number) => ({ in: 'bar' as const, at, count: 8 })
const panel = (at: number) => ({ in: 'panel' as const, at, count: 5 })

test.each([
  ['ArrowRight', bar(0), { to: 'bar', at: 1 }],
  ['ArrowRight', bar(7), { to: 'bar', at: 7 }],
  ['ArrowLeft', bar(1), { to: 'bar', at: 0 }],
  ['ArrowLeft', bar(0), null],
  ['ArrowDown', bar(3), { to: 'panel', at: 0 }],
  ['ArrowUp', bar(3), null],
  ['End', bar(0), { to: 'bar', at: 7 }],
  ['Home', bar(5), { to: 'bar', at: 0 }],
  ['ArrowDown', panel(0), { to: 'panel', at: 1 }],
  ['ArrowDown', panel(4), { to: 'panel', at: 4 }],
  ['ArrowUp', panel(2), { to: 'panel', at: 1 }],
  ['ArrowUp', panel(0), 'close'],
  ['ArrowRight', panel(0), null],
  ['End', panel(0), { to: 'panel', at: 4 }],
  ['Escape', panel(3), 'close'],
  ['Tab', bar(0), null],
  ['a', panel(0), null],
])('%s at %o moves to %o [NAV-05]', (key, place, move) => {
  expect(getMenuMove(key, place)).toEqual(move)
})
