import { expect, test } from 'vitest'
import { getStateFolder } from './project-folders.ts'

test('each port of a backend has a state folder of its own [SIM-02]', () => {
  expect(getStateFolder(4010)).toMatch(/\/\.spoke\/state$/)
  expect(getStateFolder(4011)).toMatch(/\/\.spoke\/state-4011$/)
  expect(getStateFolder(0)).toBe(false)
})
