import type { ContentEntry, ContentPart } from '#mocks/world/content-overlay.ts'
import { embargoed, scenes } from './assets.ts'
import { careCopy } from './care-copy.ts'
import { flashBanners } from './flash-banners.ts'
import { mainMenus } from './main-menu.ts'
import { friendPages } from './pages/friends.ts'
import { helpPages } from './pages/help.ts'
import { housePages } from './pages/house.ts'
import { legalPages } from './pages/legal.ts'
import { rangePages } from './pages/ranges.ts'
import { productDiscounts } from './product-discounts.ts'
import { productsPromos } from './products-promos.ts'

/** Everything that the house's editors have written, drafts included; a world's overlay is laid over it part by part. */
export const houseContent: Readonly<Record<ContentPart, readonly ContentEntry[]>> = {
  mainMenu: mainMenus,
  flashBanner: flashBanners,
  productsPromo: productsPromos,
  productDiscount: productDiscounts,
  careCopy,
  page: [...housePages, ...rangePages, ...helpPages, ...friendPages, ...legalPages],
  asset: [...Object.values(scenes), ...embargoed],
}
