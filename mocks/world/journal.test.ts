import { expect, test } from 'vitest'
import { createJournal, type JournalEntry } from './journal.ts'

const noon = new Date('2026-11-21T12:00:00Z')

test('entries are numbered and dated by the world’s clock [SIM-06]', () => {
  const journal = createJournal(() => noon)
  journal.add({ kind: 'event', type: 'track', name: 'Product Viewed', properties: { sku: 'SPKHER01NVY001' } })
  journal.add({ kind: 'report', code: 'cart.completed', message: 'This cart was previously completed', level: 'error' })
  journal.add({ kind: 'mail', template: 'back-in-stock', to: 'jo@example.com', subject: 'Your size is back' })

  expect(journal.entries().map(({ seq, at, kind }) => ({ seq, at, kind }))).toEqual([
    { seq: 1, at: '2026-11-21T12:00:00.000Z', kind: 'event' },
    { seq: 2, at: '2026-11-21T12:00:00.000Z', kind: 'report' },
    { seq: 3, at: '2026-11-21T12:00:00.000Z', kind: 'mail' },
  ])
  expect(journal.entries({ kind: 'report' })).toHaveLength(1)
  expect(journal.entries({ since: 2 }).map(({ kind }) => kind)).toEqual(['mail'])
})

test('email addresses are removed [SIM-06]', () => {
  const journal = createJournal(() => noon)
  journal.add({ kind: 'mail', template: 'discount', to: 'jo@example.com', subject: 'Yours, jo@example.com' })
  journal.add({ kind: 'event', type: 'identify', name: 'identify', properties: { email: 'jo@example.com' } })
  journal.add({ kind: 'report', code: 'fit.fetch-failed', message: 'no fit for jo@example.com', level: 'error' })
  expect(JSON.stringify(journal.entries())).not.toContain('jo@example.com')
})

test('a follower receives each new entry until it unsubscribes', () => {
  const journal = createJournal(() => noon)
  const received: JournalEntry[] = []
  const unsubscribe = journal.subscribe((entry) => received.push(entry))
  journal.add({ kind: 'warning', message: 'one' })
  unsubscribe()
  journal.add({ kind: 'warning', message: 'two' })
  expect(received.map(({ seq }) => seq)).toEqual([1])
})

test('a cleared journal is empty and continues its numbering', () => {
  const journal = createJournal(() => noon)
  journal.add({ kind: 'warning', message: 'one' })
  journal.clear()
  expect(journal.entries()).toEqual([])
  expect(journal.add({ kind: 'warning', message: 'two' }).seq).toBe(2)
})

test('the oldest entries are dropped in a long session', () => {
  const journal = createJournal(() => noon)
  for (let count = 0; count < 25_000; count += 1) journal.add({ kind: 'warning', message: 'again' })
  const entries = journal.entries()
  expect(entries.length).toBeLessThanOrEqual(10_000)
  expect(entries.at(-1)?.seq).toBe(25_000)
})
