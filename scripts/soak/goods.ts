import type { Faker } from '@faker-js/faker'
import { z } from 'zod'

/** Each has almost four hundred sizes, so that half an hour of shoppers leaves some of each. */
const HANDLES = ['firsts-navy', 'enduros-stone', 'heroes-air-force', 'pleats-biscuit', 'julys-sky', 'sharps-charcoal']
/** Of a size, so that what one shopper has in his cart is not bought by another. */
const LEAST_STOCK = 12
const product = z.object({ variants: z.array(z.object({ id: z.string(), inventory_quantity: z.number().nullable() })) })

/** The variants in stock of one product. */
type Product = { handle: string; variants: readonly string[] }
/** What each store sells, as far as shoppers of a soak buy it. */
export type Goods = Readonly<Record<string, readonly Product[]>>

/** Reads what stores sell from the backend API at this base URL. */
export async function readGoods(backend: string, regions: readonly string[]): Promise<Goods> {
  const readProduct = async (region: string, handle: string) => {
    const response = await fetch(`${backend}/products/${region}/${handle}.json`)
    if (!response.ok) throw new Error(`The ${region} store has no ${handle}: ${response.status}`)
    const { variants } = product.parse(await response.json())
    return {
      handle,
      variants: variants
        .filter(({ inventory_quantity }) => (inventory_quantity ?? 0) >= LEAST_STOCK)
        .map(({ id }) => id),
    }
  }
  const stores = regions.map(async (region) => {
    const products = await Promise.all(HANDLES.map((handle) => readProduct(region, handle)))
    return [region, products] as const
  })
  return Object.fromEntries(await Promise.all(stores))
}

/** A variant of one of these products. */
export const chooseVariant = (products: readonly Product[], faker: Faker): string =>
  faker.helpers.arrayElement(faker.helpers.arrayElement(products).variants)
