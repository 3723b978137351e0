import { OPTION_CODES, toUrlValue } from '#app/fit/option-codes.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import type { Money } from '#app/ui/money.ts'
import type { ColourFamily } from '#contracts/shop/colour-families.ts'
import type { ProductCard } from './product.ts'
import type { SizeStock } from './size/size-stock.ts'

/** A product of a collection, with what its card, filters, sort orders and analytics need. */
export type ListedProduct = ProductCard & {
  productId: string
  sku: string
  category: string
  /** Decides which of its options a saved fit sizes. */
  productType: string
  /** ISO date of publication; null if it is unknown. */
  publishedAt: string | null
  /** Filter values besides sizes and price; null if unknown. */
  colourFamily: ColourFamily | null
  cloth: Cloth | null
  legShape: LegShape | null
  sizes: SizeStock
}

/** A listed product with the id of its style, which all its colours share, and the picture of its cloth, if any. */
export type GroupedProduct = ListedProduct & { group: string; clothImage: string | null }

/** A product as its own response gives it: the list adds the other colours of its style. */
export type SingleProduct = Omit<GroupedProduct, 'colours'>

/**
 * The products of a list, in its order, each once. Products of a style share one array of colours, which is serialised
 * once (COL-06).
 */
export function addColours(listed: readonly SingleProduct[]): GroupedProduct[] {
  const firstByHandle = new Map<string, SingleProduct>()
  for (const product of listed) if (!firstByHandle.has(product.handle)) firstByHandle.set(product.handle, product)
  const products = [...firstByHandle.values()]
  const colours = new Map<string, ListedProduct['colours'][number][]>()
  for (const { handle, colour, group } of products) {
    const styleColours = colours.get(group)
    if (styleColours) styleColours.push({ handle, colour })
    else colours.set(group, [{ handle, colour }])
  }
  return products.map((product) => ({ ...product, colours: colours.get(product.group) ?? [] }))
}

/** The products with the named ones before the others of their style, in the same places. */
export function leadStyles<Product extends Pick<SingleProduct, 'handle' | 'group'>>(
  products: readonly Product[],
  first: readonly string[],
): Product[] {
  const isFirst = (product: Product) => first.includes(product.handle)
  const ranked = Map.groupBy(products, ({ group }) => group)
  const next = new Map(
    [...ranked].map(([group, own]) => [
      group,
      [...own.filter(isFirst), ...own.filter((one) => !isFirst(one))].values(),
    ]),
  )
  return products.map((product) => next.get(product.group)?.next().value ?? product)
}

export const toCard = (product: ListedProduct): ProductCard => {
  const { handle, style, colour, subtitle, price, compareAtPrice, badge, image, secondImage } = product
  const { availability, colours } = product
  return { handle, style, colour, subtitle, price, compareAtPrice, badge, image, secondImage, availability, colours }
}

/** What a search chooses that has a price of its own, like '3 Pack', with its lowest price; the dearest of several. */
export function getChosenPrice({ price, sizes }: Pick<ListedProduct, 'price' | 'sizes'>, search: SearchStrings) {
  let chosen: { value: string; price: Money } | null = null
  for (const { type, values, amounts } of sizes.options)
    for (const [at, value] of values.entries()) {
      const amount = search[OPTION_CODES[type]] === toUrlValue(value) && amounts?.[at]
      if (amount && Number(amount) > Number(chosen?.price.amount ?? 0)) chosen = { value, price: { ...price, amount } }
    }
  return chosen
}

/** The cloths that a collection is filtered by, as in tags and URLs, in display order. Their names are texts. */
export const CLOTHS = ['cotton', 'jersey', 'denim', 'corduroy', 'linen', 'wool', 'technical', 'leather'] as const
export type Cloth = (typeof CLOTHS)[number]

/** How a leg is cut, as in tags and URLs, from narrow to wide. */
export const LEG_SHAPES = ['skinny', 'slim', 'standard', 'straight'] as const
export type LegShape = (typeof LEG_SHAPES)[number]
