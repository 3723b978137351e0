import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFind, writeFind } from './find-file.ts'
import type { Visit } from './step.ts'

const visit: Visit = {
  setting: { seed: 7, scenario: 'low-stock', conditions: [], isPhone: true, hasTrouble: false },
  steps: [
    { do: 'open', device: 0, tab: 0, path: '/cart' },
    { do: 'press', device: 0, tab: 0, role: 'button', name: 'Remove', nth: 0, times: 1 },
  ],
}

test('a find is written with its world, its steps and a journey, and can be repeated [EXP-01]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-finds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const find = { property: 'shown total', says: 'the page says £98', steps: 2, world: { id: 'w' }, visit } as const
  const file = writeFind(folder, find)
  expect(file).toBe(join(folder, 'shown-total-7', 'find.json'))
  expect(readFind(file)).toEqual(visit)
  expect(readdirSync(dirname(file)).sort()).toEqual(['find.json', 'journey.spec.ts', 'steps.txt', 'world.json'])
  expect(readFileSync(join(dirname(file), 'steps.txt'), 'utf8')).toBe(
    'the page says £98\n\nvisitor: opens /cart\nvisitor: presses button "Remove"\n',
  )
  expect(JSON.parse(readFileSync(join(dirname(file), 'world.json'), 'utf8'))).toEqual({ id: 'w' })
})
