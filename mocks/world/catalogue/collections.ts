import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import type { CatalogueCollection, CatalogueProduct, Garment, ProductType } from './catalogue.ts'
import type { GarmentProduct } from './has-garment.ts'

type ProductWithoutCollections = Omit<GarmentProduct, 'collections'>
/** A product whose collections are assigned later. */
export type ProductDraft = ProductWithoutCollections & { collections: string[] }
type CollectionRule = {
  handle: string
  title: string
  description: string
  /** Whether a product belongs to it. `chosen`: the collections in its style sheet. */
  includes(product: ProductWithoutCollections, chosen: readonly string[]): boolean
  /** Shop order; the order of the style sheets by default. */
  order?(a: ProductWithoutCollections, b: ProductWithoutCollections): number
  /** The most products it has. */
  limit?: number
}

const hasType =
  (...types: ProductType[]) =>
  ({ productType }: ProductWithoutCollections) =>
    types.some((type) => type === productType)
const hasKind =
  (...kinds: Garment['kind'][]) =>
  ({ garment }: ProductWithoutCollections) =>
    kinds.includes(garment.kind)
const hasFamily =
  (...families: CatalogueProduct['colour']['family'][]) =>
  ({ colour }: ProductWithoutCollections) =>
    families.includes(colour.family)
const matchesBoth =
  (one: (product: ProductWithoutCollections) => boolean, other: (product: ProductWithoutCollections) => boolean) =>
  (product: ProductWithoutCollections): boolean =>
    one(product) && other(product)
/** Whether a product is a chino: linen and cord of the same cut are not. */
const isChino = ({ garment }: ProductWithoutCollections) => garment.kind === 'chino' && garment.fabric === 'twill'
const hasStyle =
  (...codes: string[]) =>
  ({ groupSku }: ProductWithoutCollections) =>
    codes.includes(groupSku)

const byNewest = (a: ProductWithoutCollections, b: ProductWithoutCollections) =>
  b.since.localeCompare(a.since) || b.popularity - a.popularity
const byBestSelling = (a: ProductWithoutCollections, b: ProductWithoutCollections) => b.popularity - a.popularity

/** Every collection of the shop. COL-01 names the handles up to 'trunks'; the menu and the home page use the others. */
const COLLECTIONS: readonly CollectionRule[] = [
  {
    handle: 'trousers',
    title: 'Trousers',
    description: 'Fourteen waists, three builds, ten legs. Four hundred and twenty ways to stop hitching them up.',
    includes: hasType('Trousers'),
  },
  {
    handle: 'smart-trousers',
    title: 'Smart trousers',
    description: 'For desks, weddings and the better sort of lunch. Cut like tailoring, washed like trousers.',
    includes: (_, chosen) => chosen.includes('smart-trousers'),
  },
  {
    handle: 'casual-trousers',
    title: 'Casual trousers',
    description: 'Everything you would wear on a Saturday and most of what you get away with on a Tuesday.',
    includes: (_, chosen) => chosen.includes('casual-trousers'),
  },
  {
    handle: 'denim',
    title: 'Denim',
    description: 'Jeans by waist, build and leg, in weights from July to January.',
    includes: hasType('Denim'),
  },
  {
    handle: 'swims',
    title: 'Swims',
    description: 'Swim shorts that fit on the lounger, not only in the shop. Pick the leg you are prepared to show.',
    includes: hasType('Swimwear'),
  },
  {
    handle: 'shorts',
    title: 'Shorts',
    description: 'Waist, build and leg, the last from brave to sensible.',
    includes: hasType('Shorts'),
  },
  {
    handle: 'the-gift-edit',
    title: 'The gift edit',
    description: `Things he would not buy himself and will not send back. He has ${RETURN_DAYS} days to prove us wrong.`,
    includes: (_, chosen) => chosen.includes('the-gift-edit'),
  },
  {
    handle: 'tops',
    title: 'Tops',
    description: 'Seven sizes, two cuts, three lengths. Sleeves that stop where your arms do.',
    includes: hasType('Tops'),
  },
  {
    handle: 'black-chinos',
    title: 'Black chinos',
    description: 'Dyed to stay black. We test with forty washes, then wear them to dinner.',
    includes: matchesBoth(isChino, hasFamily('black')),
  },
  {
    handle: 'navy-chinos',
    title: 'Navy chinos',
    description: 'If you only own one pair, it is one of these.',
    includes: matchesBoth(isChino, hasFamily('navy')),
  },
  {
    handle: 'beige-chinos',
    title: 'Beige chinos',
    description: 'Stone, sand, oat, biscuit, camel. Beige is a broad church.',
    includes: matchesBoth(isChino, hasFamily('beige')),
  },
  {
    handle: 'black-tops',
    title: 'Black tops',
    description: 'Tees, polos and knits with nothing to prove.',
    includes: matchesBoth(hasType('Tops'), hasFamily('black')),
  },
  {
    handle: 'blue-tops',
    title: 'Blue tops',
    description: 'From first light to midnight, and every navy between.',
    includes: matchesBoth(hasType('Tops'), hasFamily('blue', 'navy')),
  },
  {
    handle: 'green-tops',
    title: 'Green tops',
    description: 'Sage for the cautious, bottle for the rest.',
    includes: matchesBoth(hasType('Tops'), hasFamily('green')),
  },
  {
    handle: 'underwear',
    title: 'Underwear',
    description: 'Nobody sees it. You will know.',
    includes: hasType('Underwear'),
  },
  {
    handle: 'socks',
    title: 'Socks',
    description: 'Two sizes, because one size fits nobody. Singles, twos and threes.',
    includes: hasType('Socks'),
  },
  {
    handle: 'belts',
    title: 'Belts',
    description: 'For the look of it. The trousers already stay up.',
    includes: hasType('Belts'),
  },
  {
    handle: 'gift-cards',
    title: 'Gift cards',
    description: 'Let him find the fit himself. Sent by email, spent by him.',
    includes: hasType('Gift Card'),
  },
  {
    handle: 'trunks',
    title: 'Trunks',
    description: 'Flat seams, waistbands that lie down, legs that stay put.',
    includes: hasKind('trunk'),
  },
  {
    handle: 'new-in',
    title: 'New in',
    description: 'What the van brought this season.',
    includes: ({ tags }) => tags.includes('New'),
    order: byNewest,
  },
  {
    handle: 'best-sellers',
    title: 'Best sellers',
    description: 'What everybody else went for. They cannot all be your size; these come in it anyway.',
    includes: ({ productType }) => productType !== 'Gift Card',
    order: byBestSelling,
    limit: 48,
  },
  {
    handle: 't-shirts',
    title: 'T-shirts',
    description: 'Light, heavy, short, long, striped. All the right length.',
    includes: matchesBoth(hasType('Tops'), hasKind('tee')),
  },
  {
    handle: 'polos',
    title: 'Polos',
    description: 'Collars that stand up for themselves.',
    includes: hasKind('polo'),
  },
  {
    handle: 'shirts',
    title: 'Shirts',
    description: 'By size or by chest, slim or straight, and long enough to stay tucked.',
    includes: hasKind('shirt'),
  },
  {
    handle: 'knitwear-and-sweats',
    title: 'Knitwear and sweats',
    description: 'Lambswool to loopback, in three body lengths.',
    includes: hasKind('sweat'),
  },
  {
    handle: 'the-jack',
    title: 'The Jack',
    description: 'Our jacket, and the two others it talked us into.',
    includes: hasKind('jacket'),
  },
  {
    handle: 'heroes',
    title: 'Heroes',
    description: 'The chino that started it, its short version and the one we make to order.',
    includes: hasStyle('TRHERO', 'SHHERO', 'TRFRST'),
  },
  {
    handle: 'enduros',
    title: 'Enduros',
    description: 'Technical cloth, ordinary manners. Trousers, shorts and a tee.',
    includes: hasStyle('TRENDU', 'SHENDU', 'TSMILE'),
  },
  {
    handle: 'made-to-order',
    title: 'Made to order',
    description: 'Cut when you order it and not a day before.',
    includes: ({ tags }) => tags.includes('Made to Order'),
  },
  {
    handle: 'sale',
    title: 'Last orders',
    description: 'Colours we are not making again. Same cloth, less money.',
    includes: ({ compareAt }) => compareAt !== null,
  },
]

/** Creates the collections and adds their handles to their products. */
export function assignCollections(
  products: readonly ProductDraft[],
  chosen: (product: ProductWithoutCollections) => readonly string[],
): CatalogueCollection[] {
  return COLLECTIONS.map(({ handle, title, description, includes, order, limit }) => {
    const included = products.filter((product) => includes(product, chosen(product)))
    const ordered = (order ? included.sort(order) : included).slice(0, limit)
    for (const product of ordered) product.collections.push(handle)
    return { handle, title, description, products: ordered.map((product) => product.handle) }
  })
}
