/** Shopify's limits for a product. */
export const MAX_OPTIONS = 3
export const MAX_VARIANTS = 2_048

/** Shopify's limit for a menu: items, their items, and theirs. */
export const MAX_MENU_LEVELS = 3

/** Assumed: several times a store of 5,000 products. A longer file is most likely another one. */
export const MAX_FILE_BYTES = 48_000_000
