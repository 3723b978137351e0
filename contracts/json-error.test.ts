import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonError } from './json-error.ts'

const toBytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['<html>', 0],
  ['\uFEFF ]', 4],
  ['{"a":1 "b":2}', 7],
  ['{"a" 1}', 5],
  ['{a:1}', 1],
  ['[1,2,]', 5],
  ['[1,2}', 4],
  ['{"a":01}', 5],
  ['{"a":"é\\x"}', 8],
  ['{"a":"\n"}', 6],
  ['{"a":nul}', 5],
  ['{} {}', 3],
  ['{"a":[', 6],
  ['{"a":"b', 7],
  ['{"a":"\\u12', 6],
])('%j stops being JSON at byte %i [CTR-03]', (text, offset) => {
  expect(findJsonError(toBytes(text))).toBe(offset)
})

test('JSON of any kind has no such place before its end', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat({ max: 3 }), (text, indent) => {
      const bytes = toBytes(JSON.stringify(JSON.parse(text), null, indent))
      expect(findJsonError(bytes)).toBe(bytes.length)
    }),
  )
})

test('what JSON.parse refuses before its end has a place within it', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('<', ',', ':', ']', '}', 'x', '\\'), (text, index, character) => {
      const at = index % (text.length + 1)
      const broken = `${text.slice(0, at)}${character}${text.slice(at)}`
      if (isJson(broken)) return
      const offset = findJsonError(toBytes(broken))
      // what stands before the place can still become JSON
      expect(offset).toBeGreaterThanOrEqual(0)
      expect(findJsonError(toBytes(broken).subarray(0, offset))).toBe(offset)
      expect(offset).toBeLessThanOrEqual(toBytes(broken).length)
    }),
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
