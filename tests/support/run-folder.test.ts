import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { getRunFolder, removeOldRuns } from './run-folder.ts'

test('a run has a folder by its time, and steps of it one each', () => {
  vi.stubEnv('E2E_RUN', undefined)
  vi.stubEnv('E2E_STEP', undefined)
  const folder = getRunFolder()
  expect(folder).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/)
  vi.stubEnv('E2E_STEP', 'https')
  expect(getRunFolder()).toBe(join(folder, 'https'))
})

test('the last five runs are kept, the last five with a failure, and what is no run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-runs-'))
  const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-11-${day}T10-00-00`)
  for (const name of [...days, 'growth']) {
    mkdirSync(join(folder, name, 'a-test'), { recursive: true })
    writeFileSync(join(folder, name, 'a-test', 'world.json'), '')
  }
  const passed = ['08', '09', '10', '11', '12', '13'].map((day) => `2026-11-${day}T10-00-00`)
  for (const name of passed) mkdirSync(join(folder, name, 'https'), { recursive: true })
  removeOldRuns(folder)
  expect(readdirSync(folder).sort()).toEqual([...days.slice(2), ...passed.slice(1), 'growth'])
  rmSync(folder, { recursive: true })
})
