import type { CatalogueCollection, CatalogueProduct } from '../catalogue.ts'

type Goods = Omit<CatalogueProduct, 'collections'>
/** A product that still has to be told which collections hold it. */
export type Unshelved = Goods & { collections: string[] }
type Plan = {
  handle: string
  title: string
  description: string
  /** `chosen`: collections that the style sheet names. */
  holds(product: Goods, chosen: readonly string[]): boolean
  /** Shop order where it is not the order of the style sheets. */
  order?(a: Goods, b: Goods): number
  /** At most so many. */
  most?: number
}

const type =
  (...types: CatalogueProduct['productType'][]) =>
  ({ productType }: Goods) =>
    types.includes(productType)
const kind =
  (...kinds: CatalogueProduct['garment']['kind'][]) =>
  ({ garment }: Goods) =>
    kinds.includes(garment.kind)
const family =
  (...families: CatalogueProduct['colour']['family'][]) =>
  ({ colour }: Goods) =>
    families.includes(colour.family)
const both =
  (one: (product: Goods) => boolean, other: (product: Goods) => boolean) =>
  (product: Goods): boolean =>
    one(product) && other(product)
/** A chino is twill; linen and cord may be cut like one and are not. */
const chino = ({ garment }: Goods) => garment.kind === 'chino' && garment.fabric === 'twill'
const style =
  (...codes: string[]) =>
  ({ groupSku }: Goods) =>
    codes.includes(groupSku)

const newest = (a: Goods, b: Goods) => b.since.localeCompare(a.since) || b.popularity - a.popularity
const bestSelling = (a: Goods, b: Goods) => b.popularity - a.popularity

/** Every collection of the shop. COL-01 names the handles up to 'trunks'; the menu and the home page want the others. */
const plans: readonly Plan[] = [
  {
    handle: 'trousers',
    title: 'Trousers',
    description: 'Fourteen waists, three builds, ten legs. Four hundred and twenty ways to stop hitching them up.',
    holds: type('Trousers'),
  },
  {
    handle: 'smart-trousers',
    title: 'Smart trousers',
    description: 'For desks, weddings and the better sort of lunch. Cut like tailoring, washed like trousers.',
    holds: (_, chosen) => chosen.includes('smart-trousers'),
  },
  {
    handle: 'casual-trousers',
    title: 'Casual trousers',
    description: 'Everything you would wear on a Saturday and most of what you get away with on a Tuesday.',
    holds: (_, chosen) => chosen.includes('casual-trousers'),
  },
  {
    handle: 'denim',
    title: 'Denim',
    description: 'Jeans by waist, build and leg, in weights from July to January.',
    holds: type('Denim'),
  },
  {
    handle: 'swims',
    title: 'Swims',
    description: 'Swim shorts that fit on the lounger, not only in the shop. Pick the leg you are prepared to show.',
    holds: type('Swimwear'),
  },
  {
    handle: 'shorts',
    title: 'Shorts',
    description: 'Waist, build and leg, the last from brave to sensible.',
    holds: type('Shorts'),
  },
  {
    handle: 'the-gift-edit',
    title: 'The gift edit',
    description: 'Things he would not buy himself and will not send back. He has 200 days to prove us wrong.',
    holds: (_, chosen) => chosen.includes('the-gift-edit'),
  },
  {
    handle: 'tops',
    title: 'Tops',
    description: 'Seven sizes, two cuts, three lengths. Sleeves that stop where your arms do.',
    holds: type('Tops'),
  },
  {
    handle: 'black-chinos',
    title: 'Black chinos',
    description: 'Dyed to stay black. We test with forty washes, then wear them to dinner.',
    holds: both(chino, family('black')),
  },
  {
    handle: 'navy-chinos',
    title: 'Navy chinos',
    description: 'If you only own one pair, it is one of these.',
    holds: both(chino, family('navy')),
  },
  {
    handle: 'beige-chinos',
    title: 'Beige chinos',
    description: 'Stone, sand, oat, biscuit, camel. Beige is a broad church.',
    holds: both(chino, family('beige')),
  },
  {
    handle: 'black-tops',
    title: 'Black tops',
    description: 'Tees, polos and knits with nothing to prove.',
    holds: both(type('Tops'), family('black')),
  },
  {
    handle: 'blue-tops',
    title: 'Blue tops',
    description: 'From first light to midnight, and every navy between.',
    holds: both(type('Tops'), family('blue', 'navy')),
  },
  {
    handle: 'green-tops',
    title: 'Green tops',
    description: 'Sage for the cautious, bottle for the rest.',
    holds: both(type('Tops'), family('green')),
  },
  {
    handle: 'underwear',
    title: 'Underwear',
    description: 'Nobody sees it. You will know.',
    holds: type('Underwear'),
  },
  {
    handle: 'socks',
    title: 'Socks',
    description: 'Two sizes, because one size fits nobody. Singles, twos and threes.',
    holds: type('Socks'),
  },
  {
    handle: 'belts',
    title: 'Belts',
    description: 'For the look of it. The trousers already stay up.',
    holds: type('Belts'),
  },
  {
    handle: 'gift-cards',
    title: 'Gift cards',
    description: 'Let him find the fit himself. Sent by email, spent by him.',
    holds: type('Gift Card'),
  },
  {
    handle: 'trunks',
    title: 'Trunks',
    description: 'Flat seams, waistbands that lie down, legs that stay put.',
    holds: kind('trunk'),
  },
  {
    handle: 'new-in',
    title: 'New in',
    description: 'What the van brought this season.',
    holds: ({ tags }) => tags.includes('New'),
    order: newest,
  },
  {
    handle: 'best-sellers',
    title: 'Best sellers',
    description: 'What everybody else went for. They cannot all be your size; these come in it anyway.',
    holds: ({ productType }) => productType !== 'Gift Card',
    order: bestSelling,
    most: 48,
  },
  {
    handle: 't-shirts',
    title: 'T-shirts',
    description: 'Light, heavy, short, long, striped. All the right length.',
    holds: both(type('Tops'), kind('tee')),
  },
  {
    handle: 'polos',
    title: 'Polos',
    description: 'Collars that stand up for themselves.',
    holds: kind('polo'),
  },
  {
    handle: 'shirts',
    title: 'Shirts',
    description: 'By size or by chest, slim or straight, and long enough to stay tucked.',
    holds: kind('shirt'),
  },
  {
    handle: 'knitwear-and-sweats',
    title: 'Knitwear and sweats',
    description: 'Lambswool to loopback, in three body lengths.',
    holds: kind('sweat'),
  },
  {
    handle: 'the-jack',
    title: 'The Jack',
    description: 'Our jacket, and the three others it talked us into.',
    holds: kind('jacket'),
  },
  {
    handle: 'heroes',
    title: 'Heroes',
    description: 'The chino that started it, its short version and the one we make to order.',
    holds: style('TRHERO', 'SHHERO', 'TRFRST'),
  },
  {
    handle: 'enduros',
    title: 'Enduros',
    description: 'Technical cloth, ordinary manners. Trousers, shorts and a tee.',
    holds: style('TRENDU', 'SHENDU', 'TSMILE'),
  },
  {
    handle: 'made-to-order',
    title: 'Made to order',
    description: 'Cut when you order it and not a day before.',
    holds: ({ tags }) => tags.includes('Made to Order'),
  },
  {
    handle: 'sale',
    title: 'Last orders',
    description: 'Colours we are not making again. Same cloth, less money.',
    holds: ({ compareAt }) => compareAt !== null,
  },
]

/** Puts the goods on their collections' shelves, and says on each product which collections hold it. */
export function shelve(
  goods: readonly Unshelved[],
  chosen: (product: Goods) => readonly string[],
): CatalogueCollection[] {
  return plans.map(({ handle, title, description, holds, order, most }) => {
    const found = goods.filter((product) => holds(product, chosen(product)))
    const ordered = (order ? found.sort(order) : found).slice(0, most)
    for (const product of ordered) product.collections.push(handle)
    return { handle, title, description, products: ordered.map((product) => product.handle) }
  })
}
