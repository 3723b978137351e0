import { hasGarment } from '#mocks/world/catalogue/has-garment.ts'
import { toCollectionProduct } from '../../upstreams/backend/product-wire.ts'
import { defineScenario } from '../define-scenario.ts'

export const oddProduct = defineScenario({
  name: 'odd-product',
  summary:
    'The first belt of the collection has no sku, which its contract requires; the other belts are as they should be.',
  department: 'product',
  reproduces: ['item.left-out'],
  given({ world, catalogue, faults, origin }) {
    const handles = catalogue.collectionByHandle.get('belts')?.products ?? []
    const products = handles.flatMap((handle, index) => {
      const product = catalogue.byHandle.get(handle)
      if (!product || !hasGarment(product)) return []
      const wire = toCollectionProduct(product, { world, region: 'gb', origin })
      return [index === 0 ? { ...wire, sku: null } : wire]
    })
    faults.add({ upstream: 'backend', operation: 'collection', respond: { status: 200, body: { products } } })
  },
  start: '/collections/belts',
})
