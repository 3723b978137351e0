import type { ContentEntry, ContentPart } from '#mocks/world/content-overlay.ts'
import { embargoed, pictures, scenes } from './assets.ts'
import { careCopy } from './care-copy.ts'
import { flashBanners } from './flash-banners.ts'
import { mainMenus } from './main-menu.ts'
import { companyPages } from './pages/company.ts'
import { draftPages } from './pages/drafts.ts'
import { friendPages } from './pages/friends.ts'
import { helpPages } from './pages/help.ts'
import { legalPages } from './pages/legal.ts'
import { rangePages } from './pages/ranges.ts'
import { productDiscounts } from './product-discounts.ts'
import { productsPromos } from './products-promos.ts'

/** The default content by part, drafts included. A world's overlay replaces single parts. */
export const defaultContent: Readonly<Record<ContentPart, readonly ContentEntry[]>> = {
  mainMenu: mainMenus,
  flashBanner: flashBanners,
  productsPromo: productsPromos,
  productDiscount: productDiscounts,
  careCopy,
  page: [...companyPages, ...rangePages, ...helpPages, ...friendPages, ...legalPages, ...draftPages],
  asset: [...Object.values(scenes), ...Object.values(pictures), ...embargoed],
}
