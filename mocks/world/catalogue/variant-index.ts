import type { CatalogueProduct, CatalogueVariant } from '../catalogue.ts'

type Found = { product: CatalogueProduct; variant: CatalogueVariant }
type Key = (variant: CatalogueVariant) => string

/**
 * All variants by a key from which their product can be told, so that looking one up lays out the sizes of that product
 * and of no other. Reads like a map, also from end to end.
 */
export class VariantIndex implements ReadonlyMap<string, Found> {
  readonly #products: readonly CatalogueProduct[]
  readonly #keyOf: Key
  readonly #productOf: (key: string) => CatalogueProduct | undefined
  readonly #looked = new Map<CatalogueProduct, ReadonlyMap<string, Found>>()

  constructor(
    products: readonly CatalogueProduct[],
    { key, product }: { key: Key; product(key: string): CatalogueProduct | undefined },
  ) {
    this.#products = products
    this.#keyOf = key
    this.#productOf = product
  }

  get size(): number {
    return this.#products.reduce((sum, product) => sum + this.#variantsOf(product).size, 0)
  }

  get(key: string): Found | undefined {
    const product = this.#productOf(key)
    return product && this.#variantsOf(product).get(key)
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  *entries(): MapIterator<[string, Found]> {
    for (const product of this.#products) yield* this.#variantsOf(product)
  }

  *keys(): MapIterator<string> {
    for (const [key] of this) yield key
  }

  *values(): MapIterator<Found> {
    for (const [, found] of this) yield found
  }

  [Symbol.iterator](): MapIterator<[string, Found]> {
    return this.entries()
  }

  forEach(tell: (found: Found, key: string, index: ReadonlyMap<string, Found>) => void): void {
    for (const [key, found] of this) tell(found, key, this)
  }

  #variantsOf(product: CatalogueProduct): ReadonlyMap<string, Found> {
    let variants = this.#looked.get(product)
    if (!variants) {
      variants = new Map(product.variants.map((variant) => [this.#keyOf(variant), { product, variant }]))
      this.#looked.set(product, variants)
    }
    return variants
  }
}
