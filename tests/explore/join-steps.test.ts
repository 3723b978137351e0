import { expect, test } from 'vitest'
import { joinSteps, type Walked } from './join-steps.ts'

const tab = { device: 0, tab: 0 }
const open = (path: string): Walked => ({ step: { do: 'open', ...tab, path }, path })
const press = (name: string, path: string, place = tab): Walked => ({
  step: { do: 'press', ...place, role: 'radio', name, nth: 0, times: 1 },
  path,
})
const list = (walked: readonly Walked[]) => walked.map(({ step }) => ('path' in step ? step.path : 'press'))

test('what presses led to is opened at once, where that fails, too [EXP-01]', async () => {
  const walked = [open('/p'), press('34', '/p?w=34'), press('B', '/p?w=34&b=B'), press('Add', '/p?w=34&b=B')]
  const joined = await joinSteps(
    walked,
    async () => true,
    () => true,
  )
  expect(list(joined)).toEqual(['/p?w=34&b=B', 'press'])
  expect(
    await joinSteps(
      walked,
      async () => false,
      () => true,
    ),
  ).toEqual(walked)
  expect(
    await joinSteps(
      walked,
      async () => true,
      () => false,
    ),
  ).toEqual(walked)
})

test('the last step, and steps of another tab, stay [EXP-01]', async () => {
  const other = press('Add', '/q', { device: 1, tab: 0 })
  const walked = [open('/p'), press('34', '/p?w=34'), other, press('B', '/p?w=34&b=B'), press('Add', '/cart')]
  const joined = await joinSteps(
    walked,
    async () => true,
    () => true,
  )
  expect(list(joined)).toEqual(['/p?w=34', 'press', 'press', 'press'])
})
