import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from './build-goods-catalogue.ts'
import { formatFieldTable } from './field-table.fixtures.ts'
import { toJsonSchema } from './fields.ts'

const readme = await readFile(new URL('./README.md', import.meta.url), 'utf8')

test('the README lists every field of the schema [SIM-10]', () => {
  const [, table = ''] = /<!-- fields -->\n\n([\s\S]*?)\n\n<!-- \/fields -->/.exec(readme) ?? []
  expect(table).toBe(formatFieldTable())
})

test('the first example of the README can be used [SIM-10]', () => {
  const [, example = ''] = /```json\n(\{ "products": [^\n]+)\n```/.exec(readme) ?? []
  const { products } = buildGoodsCatalogue(JSON.parse(example), { source: 'README.md', seed: 1 })
  expect(products.map(({ handle }) => handle)).toEqual(['mug'])
})

test('the JSON Schema says what a product needs [SIM-10]', () => {
  expect(toJsonSchema().properties?.products?.items?.required).toEqual(['handle', 'title'])
})
