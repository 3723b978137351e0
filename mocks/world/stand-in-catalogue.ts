import type { RegionCode } from '#contracts/regions.ts'
import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue.ts'

const everywhere = (amount: number): Record<RegionCode, number> => ({ gb: amount, us: amount, eu: amount })
const WAISTS = ['30', '32', '34', '36']
const BUILDS = ['Build A', 'Build B', 'Build C']
const LEGS = ['30', '32', '34']

/** Two colours of one style until the house stock stands. */
export function buildCatalogue(_seed: number): Catalogue {
  const products = [product('1001', 'navy', 'SPKHER01NVY001'), product('1002', 'black', 'SPKHER01BLK001')]
  const variants = products.flatMap((owner) => owner.variants.map((variant) => ({ product: owner, variant })))
  const collection = {
    handle: 'trousers',
    title: 'Trousers',
    description: '',
    products: products.map((each) => each.handle),
  }
  return {
    products,
    collections: [collection],
    byHandle: new Map(products.map((each) => [each.handle, each])),
    byId: new Map(products.map((each) => [each.id, each])),
    variantById: new Map(variants.map((each) => [each.variant.id, each])),
    variantBySku: new Map(variants.map((each) => [each.variant.sku, each])),
    groups: new Map([['SPKHER', products]]),
    collectionByHandle: new Map([[collection.handle, collection]]),
    reviews: new Map(),
  }
}

function product(id: string, colour: string, sku: string): CatalogueProduct {
  const sizes = WAISTS.flatMap((waist) => BUILDS.flatMap((build) => LEGS.map((leg) => [waist, build, leg])))
  const variants: CatalogueVariant[] = sizes.map((values, index) => ({
    id: `${id}${String(index + 1).padStart(3, '0')}`,
    sku: `${sku}-${index}`,
    values,
    inventory: 12,
    preOrder: null,
  }))
  return {
    id,
    sku,
    groupSku: sku.slice(0, 6),
    style: 'Heroes',
    handle: `heroes-${colour}`,
    colour: { name: colour, hex: '#001e3c', family: colour === 'navy' ? 'navy' : 'black' },
    productType: 'Trousers',
    category: 'Trousers',
    tags: [],
    garment: { kind: 'trouser', colour: '#001e3c', fabric: 'twill' },
    price: everywhere(9800),
    compareAt: null,
    options: [
      { type: 'waist', values: WAISTS },
      { type: 'build', values: BUILDS },
      { type: 'leg', values: LEGS },
    ],
    variants,
    promise: '',
    description: '',
    highlights: [],
    fabric: '',
    care: '',
    collections: ['trousers'],
    since: '2026-01-01',
    popularity: 1,
  }
}
