import type { Badge } from '#contracts/backend/generated/types.ts'
import { MADE_TO_ORDER_TAG } from '#contracts/shop/made-to-order.ts'
import { MULTI_BUYS } from '#contracts/shop/multi-buy.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'
import { formatWholePrice } from '../shopify/money.ts'
import { isEligible } from '../shopify/pricing/multibuy-offers.ts'

/** Tags that appear as badges (spec 3, "Tags"), in display order, with assumed colours. */
const TAG_BADGES: readonly { tag: string; themeColour: string | null; iconName: string | null }[] = [
  { tag: 'Low Stock', themeColour: '#a3341f', iconName: null },
  { tag: 'New', themeColour: '#001e3c', iconName: null },
  { tag: 'Beta', themeColour: '#5b4a87', iconName: null },
  { tag: 'Organic', themeColour: '#3f6b4a', iconName: 'leaf' },
  { tag: MADE_TO_ORDER_TAG, themeColour: null, iconName: 'scissors' },
]
/** Assumed: the spec names the field of the colour but no value. */
const SALE_COLOUR = '#a3341f'
const OFFER_COLOUR = '#001e3c'

/** The badges of a product by precedence: promo, auto-discount, others (spec 3, "Badge"). */
export function getBadges(product: CatalogueProduct, region: RegionCode): Badge[] {
  return [...getPromoBadges(product), ...getDiscountBadges(product, region), ...getTagBadges(product)]
}

function getPromoBadges({ compareAt }: CatalogueProduct): Badge[] {
  if (!compareAt) return []
  return [{ title: 'Sale', badgeType: 'promo', themeColour: SALE_COLOUR, small: false, iconName: null }]
}

/** Badges of the region's multi-buy offers for products at the eligible price: '3 for £115', '£20 off'. */
function getDiscountBadges(product: CatalogueProduct, region: RegionCode): Badge[] {
  return MULTI_BUYS[region].flatMap((offer): Badge[] => {
    const [set] = offer.sets
    if (!set || !isEligible(offer, product, product.price[region])) return []
    const { quantity, price } = set
    const title =
      quantity === 1
        ? `${formatWholePrice(offer.eligiblePrice - price, region)} off`
        : `${quantity} for ${formatWholePrice(price, region)}`
    return [{ title, badgeType: 'auto-discount', themeColour: OFFER_COLOUR, small: false, iconName: null }]
  })
}

function getTagBadges({ tags }: CatalogueProduct): Badge[] {
  return TAG_BADGES.filter(({ tag }) => tags.includes(tag)).map(({ tag, themeColour, iconName }) => ({
    title: tag,
    badgeType: 'other',
    themeColour,
    small: true,
    iconName,
  }))
}
