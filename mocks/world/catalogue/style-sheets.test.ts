import { expect, test } from 'vitest'
import { COLOURS_PER_STYLE } from './ids.ts'
import type { StyleSheet } from './style-sheet.ts'
import { styleSheets } from './style-sheets.ts'

const prose = ({ promise, description, highlights, care }: StyleSheet) => [promise, description, ...highlights, care]
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)
const repeated = (words: readonly string[]) => words.filter((each, index) => words.indexOf(each) !== index)

test('no number, code or name is given to two styles', () => {
  expect(repeated(styleSheets.map(({ number }) => `${number}`))).toEqual([])
  expect(repeated(styleSheets.map(({ code }) => code))).toEqual([])
  expect(repeated(styleSheets.map(({ name }) => name))).toEqual([])
})

test('no style says what another has said', () => {
  const said = styleSheets.flatMap((style) => [...new Set(prose(style).flatMap(sentences))])
  expect(repeated(said.map((sentence) => sentence.toLowerCase()))).toEqual([])
})

test('nothing is left unwritten', () => {
  for (const style of styleSheets) {
    for (const text of [style.name, style.fabric, ...prose(style)]) {
      expect(text.trim(), style.name).not.toBe('')
      expect(text, style.name).not.toMatch(/lorem|ipsum|placeholder|\btbc\b|\btodo\b|\bxxx\b|undefined/i)
    }
    expect(style.promise.length, style.name).toBeLessThanOrEqual(70)
    expect(style.description.length, style.name).toBeGreaterThan(140)
    expect(style.description.length, style.name).toBeLessThan(420)
  }
})

test('the colours of a style differ in name and in looks', () => {
  for (const { name, colours } of styleSheets) {
    expect(repeated(colours.map((colour) => colour.name)), name).toEqual([])
    expect(repeated(colours.map((colour) => colour.hex)), name).toEqual([])
    expect(
      colours.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex)),
      name,
    ).toBe(true)
  }
})

test('no sheet has more colours than there are numbers for them', () => {
  for (const { name, colours } of styleSheets) expect(colours.length, name).toBeLessThanOrEqual(COLOURS_PER_STYLE)
})

test('a mislabelled size is one that the style is made in', () => {
  for (const { name, colours, sizes, twoBlocks } of styleSheets) {
    const made = new Set(sizes.sizes.map(({ values }) => values.join(' / ')))
    for (const size of colours.flatMap(({ mislabelled = [] }) => mislabelled))
      expect(twoBlocks && made.has(size), `${name} ${size}`).toBe(true)
  }
})
