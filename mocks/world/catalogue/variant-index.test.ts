import { expect, test } from 'vitest'
import { buildCatalogue } from '../goods-file/build-goods-catalogue.ts'
import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts'
import { VariantIndex } from './variant-index.ts'

const { byHandle } = buildCatalogue()

/** A product that records when its variants are created. */
function recordAccess(handle: string, accessed: string[]): CatalogueProduct {
  const product = byHandle.get(handle)
  if (!product) throw new Error(`no ${handle}`)
  const { variants } = product
  return {
    ...product,
    get variants(): readonly CatalogueVariant[] {
      accessed.push(handle)
      return variants
    },
  }
}

function createIndex(...handles: string[]) {
  const accessed: string[] = []
  const products = handles.map((handle) => recordAccess(handle, accessed))
  const findProduct = (sku: string) => products.find((candidate) => sku.startsWith(candidate.sku))
  return { index: new VariantIndex(products, { getKey: ({ sku }) => sku, findProduct }), accessed }
}

test('a lookup creates the variants of one product only', () => {
  const { index, accessed } = createIndex('heroes-navy', 'heroes-black')
  expect(index.get('TRHEROBLACKXXX-34B32')?.product.handle).toBe('heroes-black')
  expect(index.has('TRHEROBLACKXXX-28A28')).toBe(true)
  expect(accessed).toEqual(['heroes-black'])
})

test('a size that does not exist is not found', () => {
  const { index } = createIndex('heroes-navy')
  expect(index.get('TRHEROBLACKXXX-34B32')).toBeUndefined()
  expect(index.has('TRHERONAVYXXXX-99Z99')).toBe(false)
})

test('iterating returns every variant once', () => {
  const { index } = createIndex('heroes-navy', 'webbing-belt-navy')
  const keys: string[] = []
  index.forEach(({ variant }, key) => {
    expect(key).toBe(variant.sku)
    keys.push(key)
  })
  expect(keys).toHaveLength(421)
  expect([...index.keys()]).toEqual(keys)
  expect([...index.values()].map(({ variant }) => variant.sku)).toEqual(keys)
  expect(index.size).toBe(new Set(keys).size)
})
