import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { UNNAMED_FIELDS } from '#contracts/unnamed-fields.ts'
import { createSimulatedBackend, type SimulatedBackend } from '../backend.ts'
import { listInteractions, listOperations, sendInteraction } from './send-interaction.fixtures.ts'

let backend: SimulatedBackend

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  backend = await createSimulatedBackend({ strict: true })
})
afterAll(async () => {
  vi.useRealTimers()
  await backend.close()
})

/** The names of the fields that are null in one value and not in the other; fails for any other difference. */
function listNulls(full: unknown, bare: unknown, name = ''): string[] {
  if (bare === null && full !== null) return [name]
  if (typeof full !== 'object' || typeof bare !== 'object' || full === null || bare === null) {
    expect(bare, name).toEqual(full)
    return []
  }
  expect(Object.keys(bare)).toEqual(Object.keys(full))
  return Object.entries(bare).flatMap(([key, value]) =>
    listNulls(Reflect.get(full, key), value, Array.isArray(bare) ? name : key),
  )
}

test.each(Object.entries(UNNAMED_FIELDS))(
  'bare %s lacks the fields without name only [SIM-09]',
  async (upstream, fields) => {
    const unnamed = Object.keys(fields).map((field) => field.split('.')[1] ?? '')
    const checked = new Set<string>()
    for (const operation of listOperations(upstream)) {
      for (const interaction of listInteractions(upstream, operation)) {
        const full = await sendInteraction(backend, upstream, interaction)
        const bare = await sendInteraction(backend, upstream, interaction, 'usual')
        expect(bare.after).toBe(full.after)
        for (const name of listNulls(full.body, bare.body)) checked.add(name)
      }
    }
    expect([...checked].filter((name) => !unnamed.includes(name))).toEqual([])
    expect([...checked].length).toBeGreaterThan(1)
  },
)
