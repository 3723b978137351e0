import { expect, test } from 'vitest'
import { COLOURS_PER_STYLE } from './ids.ts'
import type { StyleSheet } from './style-sheet.ts'
import { styleSheets } from './style-sheets.ts'

const getTexts = ({ promise, description, highlights, care }: StyleSheet) => [promise, description, ...highlights, care]
const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+/)
const findRepeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index)

test('numbers, codes and names of styles are unique', () => {
  expect(findRepeated(styleSheets.map(({ number }) => `${number}`))).toEqual([])
  expect(findRepeated(styleSheets.map(({ code }) => code))).toEqual([])
  expect(findRepeated(styleSheets.map(({ name }) => name))).toEqual([])
})

test('no sentence is used by two styles', () => {
  const sentences = styleSheets.flatMap((style) => [...new Set(getTexts(style).flatMap(splitSentences))])
  expect(findRepeated(sentences.map((sentence) => sentence.toLowerCase()))).toEqual([])
})

test('every style has its texts', () => {
  for (const style of styleSheets) {
    for (const text of [style.name, style.fabric, ...getTexts(style)]) {
      expect(text.trim(), style.name).not.toBe('')
      expect(text, style.name).not.toMatch(/lorem|ipsum|placeholder|\btbc\b|\btodo\b|\bxxx\b|undefined/i)
    }
    expect(style.promise.length, style.name).toBeLessThanOrEqual(70)
    expect(style.description.length, style.name).toBeGreaterThan(140)
    expect(style.description.length, style.name).toBeLessThan(420)
  }
})

test('the colours of a style have different names and values', () => {
  for (const { name, colours } of styleSheets) {
    expect(findRepeated(colours.map((colour) => colour.name)), name).toEqual([])
    expect(findRepeated(colours.map((colour) => colour.hex)), name).toEqual([])
    expect(
      colours.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex)),
      name,
    ).toBe(true)
  }
})

test('no style has more colours than its ids allow', () => {
  for (const { name, colours } of styleSheets) expect(colours.length, name).toBeLessThanOrEqual(COLOURS_PER_STYLE)
})

test('mislabelled sizes exist in their style', () => {
  for (const { name, colours, sizes, twoBlocks } of styleSheets) {
    const sizeNames = new Set(sizes.sizes.map(({ values }) => values.join(' / ')))
    for (const size of colours.flatMap(({ mislabelled = [] }) => mislabelled))
      expect(twoBlocks && sizeNames.has(size), `${name} ${size}`).toBe(true)
  }
})
