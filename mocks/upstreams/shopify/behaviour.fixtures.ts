/** The fields that Shopify documents for the search of each list, which `behaviour.test.ts` asks for. */
export const SEARCH_FIELDS: Readonly<Record<string, readonly string[]>> = {
  articles: ['author', 'blog_title', 'created_at', 'tag', 'tag_not', 'updated_at'],
  blogs: ['created_at', 'handle', 'title', 'updated_at'],
  collections: ['collection_type', 'title', 'updated_at'],
  pages: ['created_at', 'handle', 'title', 'updated_at'],
  products: [
    'available_for_sale',
    'created_at',
    'product_type',
    'tag',
    'tag_not',
    'title',
    'updated_at',
    'variants.price',
    'vendor',
  ],
  urlRedirects: ['created_at', 'path', 'target'],
}

/** The warnings of a cart: what causes each; null for those that no state of a cart here causes. */
export const WARNING_CAUSES: Readonly<Record<string, string | null>> = {
  DISCOUNT_CODE_NOT_HONOURED: 'a code beside a better one, or in another currency',
  DISCOUNT_CURRENTLY_INACTIVE: null,
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: null,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: null,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'a code of customers in the cart of a guest',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'a code in a cart of subscriptions alone',
  DISCOUNT_NOT_FOUND: 'an unknown code',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'a code in an empty cart',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: null,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'a cart below the minimum of its code',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: null,
  DISCOUNT_USAGE_LIMIT_REACHED: null,
  DUPLICATE_DELIVERY_ADDRESS: 'an address that the cart has already',
  MERCHANDISE_NOT_ENOUGH_STOCK: 'more pieces than there are',
  MERCHANDISE_OUT_OF_STOCK: 'a variant that is sold out',
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: null,
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'a gift card of another currency',
}

/** Arguments that change nothing here, with the reason. */
export const UNREAD_ARGUMENTS: Readonly<Record<string, string>> = {
  'locations.near': 'the shop has no places',
  'locations.sortKey': 'the shop has no places',
}

/** What Shopify does not publish, and what it is set by: parameters of `shopify-settings`, or what the backend is started with. */
export const ASSUMPTIONS: readonly (readonly [assumption: string, settings: readonly string[]])[] = [
  ['A query with a token may cost any number of points', ['maxCost']],
  ['A buyer has 5,000 requests, and 2,500 more each second', ['size', 'leaksPerSecond', 'answer']],
  ['Any well-formed token is valid', ['token']],
  ['Versions do not end', ['versionsEnd']],
  ['A version without a schema here is served by the nearest one: 2026-07 and 2026-10 by 2026-04', ['missingVersions']],
  ['Pages of every origin read the Storefront API, with cookies only those of the shop', ['--storefront']],
  ['Images are at the store’s own host', ['--image-host']],
  ['A search field that is unknown is left out with the warning of the Admin API', ['unknownSearchFields']],
  ['AND binds tighter than OR', ['connectives']],
  ['Synonyms are those of a new shop', ['synonyms']],
  ['A line has less than 1,000,000 pieces', ['maxLineQuantity']],
  ['A mailed link lives for a day, an invitation for 30', ['spoke clock']],
  ['A requested return is accepted after a day, and arrives after five', ['spoke clock']],
]

/** Assumptions where Shopify publishes nothing, parts that are not simulated, and the files that name them. */
export const DIFFERENCES: readonly (readonly [what: string, place: string])[] = [
  ['Shopify’s ranking of search results, and how it divides words without spaces: here by pairs of letters', ''],
  [
    'Shopify’s words, where it publishes none: of warnings for discount codes, and of errors for gift cards, expired tokens, selling plans, quantity rules, pages of the sitemap, owners of metafields',
    'the code in the answer is Shopify’s',
  ],
  ['Which reason of a discount code has which warning', '`cart/discount-warnings.ts`'],
  ['Codes of selling plan errors before 2025-07: `INVALID`; `sellingPlanId: null` takes a plan off a line', ''],
  ['What `cartRemovePersonalData` removes: buyer, addresses, gift cards and payment', ''],
  ['Handles, alternative texts and addresses by language', 'a note of `spoke catalogue export`; the file refuses them'],
  ['Prices of a company: `buyer.companyLocationId` of `@inContext`', 'an error `NOT_SIMULATED`'],
  ['Bundles, pick-up, taxes, tracking of parcels, later payments of selling plans', 'null, or an empty list'],
]
