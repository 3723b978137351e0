import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Product } from './product.ts'
import { productFromWire } from './product.wire.ts'
import { createVariantGrid } from './size/variant-grid.ts'

/** Reads a product by the backend's product call. */
export async function readProductByCall(
  backend: Pick<BackendClient, 'product'>,
  store: RegionCode,
  handle: string,
): Promise<Product | null> {
  const wire = await backend.product({ store, handle })
  return wire && productFromWire(wire, store)
}

/** A product for tests, by default trousers in navy in one size. */
export const aProduct = (over: Partial<Product> = {}): Product => ({
  handle: 'heroes-navy',
  id: '2001',
  sku: 'HERNVY00000001',
  group: 'HERNVY',
  style: 'Heroes',
  colour: { name: 'Navy', hex: '#1f2a44' },
  productType: 'Trousers',
  category: 'Trousers',
  multiBuys: [],
  takesFit: true,
  worn: { half: 'bottom', make: 'chino', leg: 'standard' },
  isMadeToOrder: false,
  personalisation: null,
  price: { amount: '98.00', currencyCode: 'GBP' },
  compareAtPrice: null,
  badge: null,
  promise: '',
  description: '',
  highlights: [],
  fabric: '',
  care: '',
  images: [],
  colourways: [],
  options: [{ type: 'waist', values: ['34'] }],
  variants: createVariantGrid({ shape: [1], ids: [1], skus: ['-34'], stock: [10], preOrder: [] }),
  ...over,
})
