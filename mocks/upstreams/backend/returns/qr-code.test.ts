import { expect, test } from 'vitest'
import { computeErrorCorrection, createQrCode, encodeData } from './qr-code.ts'

test('the codewords are those of the standard’s worked example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(encodeData('HELLO WORLD')).toEqual(data)
  expect(computeErrorCorrection(data)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test('a code has the patterns that scanners look for', () => {
  const rows = createQrCode('RET-1001-1').map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
  expect(rows).toHaveLength(21)
  expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 21 }, () => 21))
  // finder patterns at three corners, timing between them
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(FINDER)
  expect(rows.slice(0, 7).map((row) => row.slice(14))).toEqual(FINDER)
  expect(rows.slice(14).map((row) => row.slice(0, 7))).toEqual(FINDER)
  expect(rows[6]?.slice(6, 15)).toBe('#.#.#.#.#')
  // format: error correction M, mask 0
  expect(rows[8]?.slice(13)).toBe('...#..#.')
})

test('text that does not fit is refused', () => {
  expect(() => createQrCode('RET-1234567890-1234567')).toThrow('does not fit')
  expect(() => createQrCode('ret-1')).toThrow('does not fit')
})

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
