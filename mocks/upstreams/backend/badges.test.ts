import { expect, test } from 'vitest'
import type { CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'
import { getBadges } from './badges.ts'

const inAllRegions = (amount: number) => ({ gb: amount, us: amount, eu: amount })
const tee: CatalogueProduct = {
  id: '1',
  sku: 'SPKTEE01WHT001',
  groupSku: 'SPKTEE',
  style: 'Tee',
  handle: 'tee-white',
  colour: { name: 'White', hex: '#ffffff', family: 'white' },
  productType: 'Tops',
  category: 'Tops',
  tags: ['Organic', 'New', 'multibuy:t-shirts'],
  garment: { kind: 'tee', colour: '#ffffff', fabric: 'jersey' },
  price: { gb: 45_00, us: 60_00, eu: 54_00 },
  compareAt: inAllRegions(70_00),
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
const getTitles = (...args: Parameters<typeof getBadges>) => getBadges(...args).map(({ title }) => title)

test('badges are sorted promo, automatic discount, others [COL-06]', () => {
  expect(getBadges(tee, 'gb').map(({ badgeType }) => badgeType)).toEqual(['promo', 'auto-discount', 'other', 'other'])
  expect(getTitles(tee, 'gb')).toEqual(['Sale', '3 for £115', 'New', 'Organic'])
})

test('each region shows its own offer', () => {
  expect(getTitles(tee, 'us')).toContain('3 for $150')
})

test('a product off the eligible price has no offer', () => {
  expect(getTitles(tee, 'eu')).toEqual(['Sale', 'New', 'Organic'])
})

test('a single-item offer shows the amount off', () => {
  const belt: CatalogueProduct = { ...tee, tags: ['multibuy:belts'], compareAt: null }
  expect(getTitles({ ...belt, price: inAllRegions(89_00) }, 'gb')).toEqual(['£20 off'])
})
