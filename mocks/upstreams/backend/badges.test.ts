import { expect, test } from 'vitest'
import type { CatalogueProduct } from '../../world/catalogue.ts'
import { badgesOf } from './badges.ts'

const everywhere = (amount: number) => ({ gb: amount, us: amount, eu: amount })
const tee: CatalogueProduct = {
  id: '1',
  sku: 'SPKTEE01WHT001',
  groupSku: 'SPKTEE',
  style: 'Tee',
  handle: 'tee-white',
  colour: { name: 'White', hex: '#ffffff', family: 'white' },
  productType: 'Tops',
  category: 'Tops',
  tags: ['Organic', 'New'],
  garment: { kind: 'tee', colour: '#ffffff', fabric: 'jersey' },
  price: { gb: 45_00, us: 60_00, eu: 54_00 },
  compareAt: everywhere(70_00),
  options: [],
  variants: [],
  promise: '',
  description: '',
  highlights: [],
  fabric: '',
  care: '',
  collections: [],
  since: '2026-01-01',
  popularity: 1,
}
const titles = (...asked: Parameters<typeof badgesOf>) => badgesOf(...asked).map(({ title }) => title)

test('a promo goes before an automatic discount, and that before the rest [COL-06]', () => {
  expect(badgesOf(tee, 'gb').map(({ badgeType }) => badgeType)).toEqual(['promo', 'auto-discount', 'other', 'other'])
  expect(titles(tee, 'gb')).toEqual(['Sale', '3 for £115', 'New', 'Organic'])
})

test('each region words its own offer', () => {
  expect(titles(tee, 'us')).toContain('3 for $150')
})

test('goods that do not cost the eligible price have no offer', () => {
  expect(titles(tee, 'eu')).toEqual(['Sale', 'New', 'Organic'])
})

test('a belt is so much off', () => {
  const belt: CatalogueProduct = { ...tee, tags: [], compareAt: null, garment: { ...tee.garment, kind: 'belt' } }
  expect(titles({ ...belt, price: everywhere(89_00) }, 'gb')).toEqual(['£20 off'])
})
