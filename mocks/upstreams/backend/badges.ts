import type { Badge } from '#contracts/backend/generated/types.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct } from '../../world/catalogue.ts'
import { wholeMoney } from '../shopify/money.ts'
import { MULTIBUY_OFFERS } from '../shopify/pricing/multibuy.ts'

/** Tags that are badges too (spec 3, "Tags"), in the order that the shop shows them, with their colours (assumed). */
const TAG_BADGES: readonly { tag: string; themeColour: string | null; iconName: string | null }[] = [
  { tag: 'Low Stock', themeColour: '#a3341f', iconName: null },
  { tag: 'New', themeColour: '#001e3c', iconName: null },
  { tag: 'Beta', themeColour: '#5b4a87', iconName: null },
  { tag: 'Organic', themeColour: '#3f6b4a', iconName: 'leaf' },
  { tag: 'Made to Order', themeColour: null, iconName: 'scissors' },
]
/** Assumed, like every colour of a badge: the spec names the field and no value. */
const SALE_COLOUR = '#a3341f'
const OFFER_COLOUR = '#001e3c'

/** Everything that could be said over a product's picture, by precedence: promo, auto-discount, others (spec 3, "Badge"). */
export function badgesOf(product: CatalogueProduct, region: RegionCode): Badge[] {
  return [...promo(product), ...autoDiscounts(product, region), ...others(product)]
}

function promo({ compareAt }: CatalogueProduct): Badge[] {
  if (!compareAt) return []
  return [{ title: 'Sale', badgeType: 'promo', themeColour: SALE_COLOUR, small: false, iconName: null }]
}

/** The store's own multi-buy offers, for goods at the eligible price: '3 for £115', '£20 off'. */
function autoDiscounts(product: CatalogueProduct, region: RegionCode): Badge[] {
  return MULTIBUY_OFFERS.flatMap(({ includes, terms }): Badge[] => {
    const offer = terms[region]
    const bundle = offer?.bundles[0]
    if (!bundle || !includes(product) || product.price[region] !== offer.eligiblePrice) return []
    const { quantity, price } = bundle
    const title =
      quantity === 1
        ? `${wholeMoney(offer.eligiblePrice - price, region)} off`
        : `${quantity} for ${wholeMoney(price, region)}`
    return [{ title, badgeType: 'auto-discount', themeColour: OFFER_COLOUR, small: false, iconName: null }]
  })
}

function others({ tags }: CatalogueProduct): Badge[] {
  return TAG_BADGES.filter(({ tag }) => tags.includes(tag)).map(({ tag, themeColour, iconName }) => ({
    title: tag,
    badgeType: 'other',
    themeColour,
    small: true,
    iconName,
  }))
}
