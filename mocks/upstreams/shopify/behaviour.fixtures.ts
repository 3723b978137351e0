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

/** What Shopify does not publish, and what it is set by, if it can be set. */
export const ASSUMPTIONS: readonly (readonly [assumption: string, setting: string | null])[] = [
  ['A query with a token may cost any number of points', '`maxCost` of `shopify-throttled`'],
  ['A buyer has 5,000 requests, and 2,500 more each second', '`size`, `leaksPerSecond` of `shopify-throttled`'],
  ['Versions do not end', '`version-sunset`'],
  ['2026-07 and 2026-10 are served by 2026-04', null],
  ['Pages of every origin read the Storefront API, with cookies only those of the shop', '`--storefront`'],
  ['Images are at the store’s own host', '`--image-host`'],
  ['Any well-formed token is valid', null],
  ['A search field that is unknown is left out with the warning of the Admin API', null],
  ['AND binds tighter than OR', null],
  ['Words without spaces are found by pairs of letters', null],
  ['Synonyms are those of a new shop', '`searchSettings` of a world'],
  ['Which reason of a discount code has which warning, and its words', null],
  [
    'A selling plan adjusts the price of all deliveries of a payment; errors before 2025-07 are `INVALID`; `sellingPlanId: null` takes it off',
    null,
  ],
  [
    'Without a language a country is shown its default one, also in option names of `selectedOptions` and filters',
    null,
  ],
  ['A line has less than 1,000,000 pieces', null],
  ['Texts of errors for unknown gift cards, expired tokens, pages of the sitemap and owners of metafields', null],
  ['What `cartRemovePersonalData` removes', null],
  ['A mailed link lives for a day, an invitation for 30', '`spoke clock`'],
  ['A requested return is accepted after a day, and arrives after five', '`spoke clock`'],
]
