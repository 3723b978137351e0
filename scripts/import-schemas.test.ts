import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the newest schemas of Shopify are those that its package publishes [SIM-10]', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/import-schemas.ts', '--check'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, 'The schemas of 2026-04 are those that are published.\n'])
})
