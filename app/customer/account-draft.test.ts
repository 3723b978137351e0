import { beforeEach, expect, test, vi } from 'vitest'
import { readDraft, removeDraft, storeDraft } from './account-draft.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const MINUTE = 60_000
const draft = {
  place: { page: 'addresses', edit: 'new' },
  customerId: 'gid://shopify/Customer/7001',
  values: { city: 'Leeds' },
} as const

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('a draft is read back for an hour, in its region [ACC-06]', () => {
  storeDraft('us', draft, NOW)
  expect([...stored.keys()]).toEqual(['spoke_account_draft_us'])
  expect(readDraft('us', NOW + 59 * MINUTE)).toEqual(draft)
  expect(readDraft('gb', NOW)).toBeNull()
  expect(readDraft('us', NOW + 60 * MINUTE)).toBeNull()
  expect(stored.size).toBe(0)
})

test('a draft is gone once it is removed [ACC-06]', () => {
  storeDraft('gb', draft, NOW)
  removeDraft('gb')
  expect(readDraft('gb', NOW)).toBeNull()
})

test.each(['', 'nonsense', '{}', 'null', '{"values":null}'])('%j is not read as a draft, and is removed', (text) => {
  stored.set('spoke_account_draft_gb', text)
  expect(readDraft('gb', NOW)).toBeNull()
  expect(stored.size).toBe(0)
})
