import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../world/goods-file/build-goods-catalogue.ts'
import { getDefaultGoods } from '../world/goods-file/default-goods.ts'
import { readGoodsCatalogue } from '../world/goods-file/read-goods-file.ts'
import type { StyleInput } from '../world/goods-file/schema/style.ts'

const { styles, colours } = getDefaultGoods()
const { groups } = buildCatalogue()

const getTexts = ({ promise, description, highlights, care }: StyleInput) => [promise, description, ...highlights, care]
const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+/)
const findRepeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index)

test('no sentence is used by two styles', () => {
  const sentences = styles.flatMap((style) => [...new Set(getTexts(style).flatMap(splitSentences))])
  expect(findRepeated(sentences.map((sentence) => sentence.toLowerCase()))).toEqual([])
})

test('every style has its texts', () => {
  for (const style of styles) {
    expect(style.highlights, style.name).toHaveLength(3)
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
  for (const [code, products] of groups) {
    expect(findRepeated(products.map(({ colour }) => colour.name)), code).toEqual([])
    expect(findRepeated(products.map(({ colour }) => colour.hex)), code).toEqual([])
  }
})

test('every shared colour is one of some style', () => {
  const used = new Set(styles.flatMap((style) => style.colours.map(({ name }) => name)))
  expect(colours.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})

test('mislabelled sizes exist in their style', () => {
  for (const { code, twoBlocks, colours: ownColours } of styles) {
    const sizes = new Set(groups.get(code)?.[0]?.variants.map(({ values }) => values.join(' / ')))
    for (const size of ownColours.flatMap(({ mislabelled }) => mislabelled))
      expect(twoBlocks && sizes.has(size), `${code} ${size}`).toBe(true)
  }
})

test('this folder is a goods file like any other, so a copy of it starts a new shop [SIM-10]', async () => {
  const copy = await readGoodsCatalogue(fileURLToPath(new URL('.', import.meta.url)), 1)
  expect(copy.products).toEqual(buildCatalogue().products)
  expect(copy.collections.map(({ handle }) => handle)).toEqual(buildCatalogue().collections.map(({ handle }) => handle))
})
