import { expect, test } from 'vitest'
import type { CatalogueProduct, CatalogueVariant } from '../catalogue.ts'
import { buildCatalogue } from './catalogue.ts'
import { VariantIndex } from './variant-index.ts'

const { byHandle } = buildCatalogue()

function counted(handle: string, laidOut: string[]): CatalogueProduct {
  const product = byHandle.get(handle)
  if (!product) throw new Error(`no ${handle}`)
  const { variants } = product
  return {
    ...product,
    get variants(): readonly CatalogueVariant[] {
      laidOut.push(handle)
      return variants
    },
  }
}

function indexOf(...handles: string[]) {
  const laidOut: string[] = []
  const products = handles.map((handle) => counted(handle, laidOut))
  const product = (sku: string) => products.find((each) => sku.startsWith(each.sku))
  return { index: new VariantIndex(products, { key: ({ sku }) => sku, product }), laidOut }
}

test('looking up one size lays out its product, once, and no other', () => {
  const { index, laidOut } = indexOf('heroes-navy', 'heroes-black')
  expect(index.get('TRHEROBLACKXXX-34B32')?.product.handle).toBe('heroes-black')
  expect(index.has('TRHEROBLACKXXX-28A28')).toBe(true)
  expect(laidOut).toEqual(['heroes-black'])
})

test('a size that was never made is not there', () => {
  const { index } = indexOf('heroes-navy')
  expect(index.get('TRHEROBLACKXXX-34B32')).toBeUndefined()
  expect(index.has('TRHERONAVYXXXX-99Z99')).toBe(false)
})

test('read from end to end, everything is there once', () => {
  const { index } = indexOf('heroes-navy', 'webbing-belt-navy')
  const seen: string[] = []
  index.forEach(({ variant }, key) => {
    expect(key).toBe(variant.sku)
    seen.push(key)
  })
  expect(seen).toHaveLength(421)
  expect([...index.keys()]).toEqual(seen)
  expect([...index.values()].map(({ variant }) => variant.sku)).toEqual(seen)
  expect(index.size).toBe(new Set(seen).size)
})
