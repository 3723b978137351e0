import { expect, test } from 'vitest'
import { checkNode } from './doctor.ts'

test.each([
  ['24.0.0', '>=24', 'ok'],
  ['26.1.0', '>=24', 'ok'],
  ['22.18.0', '>=24', 'bad'],
  ['9.9.9', '>=24', 'bad'],
])('Node %s in the range %s is %s [CLI-02]', (version, range, state) => {
  expect(checkNode(version, range).state).toBe(state)
})
