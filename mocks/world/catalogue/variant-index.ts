import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts'

type VariantEntry = { product: CatalogueProduct; variant: CatalogueVariant }
type GetKey = (variant: CatalogueVariant) => string

/** A map of all variants by a key that identifies their product: a lookup creates only that product's variants. */
export class VariantIndex implements ReadonlyMap<string, VariantEntry> {
  readonly #products: readonly CatalogueProduct[]
  readonly #getKey: GetKey
  readonly #findProduct: (key: string) => CatalogueProduct | undefined
  readonly #variants = new Map<CatalogueProduct, ReadonlyMap<string, VariantEntry>>()

  constructor(
    products: readonly CatalogueProduct[],
    { getKey, findProduct }: { getKey: GetKey; findProduct(key: string): CatalogueProduct | undefined },
  ) {
    this.#products = products
    this.#getKey = getKey
    this.#findProduct = findProduct
  }

  get size(): number {
    return this.#products.reduce((sum, product) => sum + this.#getVariants(product).size, 0)
  }

  get(key: string): VariantEntry | undefined {
    const product = this.#findProduct(key)
    return product && this.#getVariants(product).get(key)
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  *entries(): MapIterator<[string, VariantEntry]> {
    for (const product of this.#products) yield* this.#getVariants(product)
  }

  *keys(): MapIterator<string> {
    for (const [key] of this) yield key
  }

  *values(): MapIterator<VariantEntry> {
    for (const [, entry] of this) yield entry
  }

  [Symbol.iterator](): MapIterator<[string, VariantEntry]> {
    return this.entries()
  }

  forEach(callback: (entry: VariantEntry, key: string, index: ReadonlyMap<string, VariantEntry>) => void): void {
    for (const [key, entry] of this) callback(entry, key, this)
  }

  #getVariants(product: CatalogueProduct): ReadonlyMap<string, VariantEntry> {
    let variants = this.#variants.get(product)
    if (!variants) {
      variants = new Map(product.variants.map((variant) => [this.#getKey(variant), { product, variant }]))
      this.#variants.set(product, variants)
    }
    return variants
  }
}
