import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIZE_KEYS } from './filter-keys.ts'
import { readSessionFilters } from './read-session-filters.ts'
import { type SessionStore, saveSessionFilters } from './save-session-filters.ts'

function createSession(initial: Record<string, string> = {}): SessionStore & { items: Map<string, string> } {
  const items = new Map(Object.entries(initial))
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

test('filters of one collection are available to the next [COL-03]', () => {
  const session = createSession()
  saveSessionFilters(session, { w: ['34', '36'], b: ['B'], s: ['M+'] }, SIZE_KEYS)
  expect([...session.items.keys()].toSorted()).toEqual(['build', 'size', 'waist'])
  expect(readSessionFilters(session)).toEqual({ selected: { w: ['34', '36'], b: ['B'], s: ['M+'] }, isCorrupt: false })
})

test('a collection changes only the keys that it has [COL-03]', () => {
  const session = createSession({ leg: '["32"]', size: '["M"]', cut: '["Slim"]' })
  saveSessionFilters(session, { c: ['Straight'] }, ['s', 'c', 'lh'])
  expect(readSessionFilters(session).selected).toEqual({ l: ['32'], c: ['Straight'] })
})

test.each([
  ['waist', '34', 'w', '34'],
  ['waist', '"34"', 'w', '34'],
  ['build', 'Build B', 'b', 'B'],
  ['build', '["b"]', 'b', 'B'],
  ['size', 'm+', 's', 'M+'],
  ['size', '[40]', 's', '40'],
  ['shortsleg', '7', 'sl', '7'],
  ['length', 'REGULAR', 'lh', 'Regular'],
  ['cut', '"slim"', 'c', 'Slim'],
  ['leg', '37', 'l', '37'],
])('stored %s %s is read as a known value [COL-03]', (stored, text, key, value) => {
  expect(readSessionFilters(createSession({ [stored]: text }))).toEqual({
    selected: { [key]: [value] },
    isCorrupt: false,
  })
})

test.each(['{"half a val', '', '[]', '{}', 'null', '29', '["34","junk"]', '34,36', '[["34"]]', '{"toString":1}'])(
  'a stored waist of %s clears all seven keys and is corrupt once [COL-03] [FIT-14] [ERR-03]',
  (text) => {
    const session = createSession({
      build: '["B"]',
      leg: '["32"]',
      waist: text,
      size: '["M"]',
      cut: '["Slim"]',
      length: '["Regular"]',
      shortsleg: '["7"]',
      recently_viewed: '["heroes-navy"]',
    })
    expect(readSessionFilters(session)).toEqual({ selected: {}, isCorrupt: true })
    expect([...session.items.keys()]).toEqual(['recently_viewed'])
    expect(readSessionFilters(session)).toEqual({ selected: {}, isCorrupt: false })
  },
)

test.each(['build', 'leg', 'waist', 'size', 'cut', 'length', 'shortsleg'])(
  'an unknown value of %s clears what was stored with it [COL-03] [FIT-14]',
  (stored) => {
    const other = stored === 'leg' ? 'waist' : 'leg'
    const session = createSession({ [other]: '["32"]', [stored]: '["Purple"]' })
    expect(readSessionFilters(session)).toEqual({ selected: {}, isCorrupt: true })
    expect(session.items.size).toBe(0)
  },
)

test('no stored text breaks reading the session [ERR-03]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { isCorrupt, selected } = readSessionFilters(createSession({ size: text }))
      return isCorrupt !== Boolean(selected.s)
    }),
  )
})

test('blocked storage reads as an empty session', () => {
  const throwBlocked = () => {
    throw new Error('storage is blocked')
  }
  const blockedSession = { getItem: throwBlocked, setItem: throwBlocked, removeItem: throwBlocked }
  expect(readSessionFilters(blockedSession)).toEqual({ selected: {}, isCorrupt: false })
  expect(() => saveSessionFilters(blockedSession, { w: ['34'] }, SIZE_KEYS)).not.toThrow()
})
