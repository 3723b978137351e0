import type { Catalogue, CatalogueProduct, Garment } from '#mocks/world/catalogue/catalogue.ts'

/** One typical garment of each kind. */
export const garments: Record<Garment['kind'], Garment> = {
  trouser: { kind: 'trouser', colour: '#1f2a44', fabric: 'wool', cut: 'slim' },
  chino: { kind: 'chino', colour: '#b9a27f', fabric: 'twill', cut: 'standard' },
  denim: { kind: 'denim', colour: '#26344f', fabric: 'denim', cut: 'straight' },
  short: { kind: 'short', colour: '#c8b592', fabric: 'linen', legInches: 7 },
  swim: { kind: 'swim', colour: '#2f6f8f', fabric: 'nylon', legInches: 5, pattern: 'print', accent: '#f0e4d0' },
  tee: { kind: 'tee', colour: '#9a9ea3', fabric: 'jersey', pattern: 'breton', accent: '#1f2a44' },
  polo: { kind: 'polo', colour: '#1f3d33', fabric: 'pique', accent: '#f1ece2' },
  shirt: { kind: 'shirt', colour: '#b9cbe2', fabric: 'oxford', pattern: 'stripe', sleeve: 'long' },
  sweat: { kind: 'sweat', colour: '#8d9196', fabric: 'fleece', pattern: 'melange' },
  jacket: { kind: 'jacket', colour: '#3d4433', fabric: 'twill' },
  trunk: { kind: 'trunk', colour: '#6d2f35', fabric: 'jersey', legInches: 3 },
  sock: { kind: 'sock', colour: '#6d2f35', fabric: 'heavy-jersey', accent: '#1f2a44' },
  belt: { kind: 'belt', colour: '#5a3622', fabric: 'leather' },
  'gift-card': { kind: 'gift-card', colour: '#1f2a44', fabric: 'card' },
}

/** A minimal catalogue for the image host: the given products, all in one collection. */
export function createCatalogue(products: Record<string, Garment>): Catalogue {
  const list = Object.entries(products).map(([handle, garment]) => product(handle, garment))
  const collection = { handle: 'all', title: 'All', description: '', products: Object.keys(products) }
  return {
    products: list,
    collections: [collection],
    byHandle: new Map(list.map((item) => [item.handle, item])),
    byId: new Map(),
    variantById: new Map(),
    variantBySku: new Map(),
    groups: new Map(),
    collectionByHandle: new Map([['all', collection]]),
    personalisation: product('letters', { kind: 'gift-card', colour: '#001e3c', fabric: 'card' }),
    reviews: new Map(),
    entries: {},
  }
}

const product = (handle: string, garment: Garment): CatalogueProduct => ({
  id: handle,
  sku: handle,
  groupSku: handle,
  style: handle,
  handle,
  colour: { name: handle, hex: garment.colour, family: 'multi' },
  productType: 'Trousers',
  category: 'Trousers',
  tags: [],
  garment,
  price: { gb: 0, eu: 0, us: 0 },
  compareAt: null,
  options: [],
  variants: [],
  promise: '',
  description: '',
  highlights: [],
  fabric: '',
  care: '',
  collections: ['all'],
  since: '2026-01-01',
  popularity: 0,
})
