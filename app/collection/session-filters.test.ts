import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILTER_KEYS } from './filter-keys.ts'
import { keepInSession, type Session } from './keep-in-session.ts'
import { readSession } from './session-filters.ts'

function sessionOf(kept: Record<string, string> = {}): Session & { kept: Map<string, string> } {
  const map = new Map(Object.entries(kept))
  return {
    kept: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

test('what one collection was narrowed to, the next one knows [COL-03]', () => {
  const session = sessionOf()
  keepInSession(session, { w: ['34', '36'], b: ['B'], s: ['M+'] }, FILTER_KEYS)
  expect([...session.kept.keys()].toSorted()).toEqual(['build', 'size', 'waist'])
  expect(readSession(session)).toEqual({ chosen: { w: ['34', '36'], b: ['B'], s: ['M+'] }, corrupt: false })
})

test('a collection forgets only what it could have kept: tops say nothing of legs [COL-03]', () => {
  const session = sessionOf({ leg: '["32"]', size: '["M"]', cut: '["Slim"]' })
  keepInSession(session, { c: ['Straight'] }, ['s', 'c', 'lh'])
  expect(readSession(session).chosen).toEqual({ l: ['32'], c: ['Straight'] })
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
])('%s %s is one of its list [COL-03]', (stored, text, key, value) => {
  expect(readSession(sessionOf({ [stored]: text }))).toEqual({ chosen: { [key]: [value] }, corrupt: false })
})

test.each(['{"half a val', '', '[]', '{}', 'null', '29', '["34","junk"]', '34,36', '[["34"]]', '{"toString":1}'])(
  'a waist of %s is cleared and told of, and the rest stays [COL-03] [ERR-03]',
  (text) => {
    const session = sessionOf({ waist: text, leg: '["32"]' })
    expect(readSession(session)).toEqual({ chosen: { l: ['32'] }, corrupt: true })
    expect(session.kept.has('waist')).toBe(false)
    expect(readSession(session).corrupt).toBe(false)
  },
)

test('nothing that a session may hold breaks a collection [ERR-03]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { corrupt, chosen } = readSession(sessionOf({ size: text }))
      return corrupt !== Boolean(chosen.s)
    }),
  )
})

test('a browser that keeps nothing for us is one without a session', () => {
  const refuse = () => {
    throw new Error('the user said no')
  }
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(readSession(closed)).toEqual({ chosen: {}, corrupt: false })
  expect(() => keepInSession(closed, { w: ['34'] }, FILTER_KEYS)).not.toThrow()
})
