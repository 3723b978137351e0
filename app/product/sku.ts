/** Spec 3, "SKU grouping": "the first 14 characters identify the product, the first 6 the group". */
const PRODUCT_LENGTH = 14
const GROUP_LENGTH = 6

/** The part of a sku that all sizes of a product share. */
export const getProductSku = (sku: string): string => sku.slice(0, PRODUCT_LENGTH)

/** The part of a sku that all colours of a style share. */
export const getGroupSku = (sku: string): string => sku.slice(0, GROUP_LENGTH)

/** The part of a variant's sku that tells its size. */
export const getSizeSku = (sku: string): string => sku.slice(PRODUCT_LENGTH)

/** The handle of a product without one, made of its sku, which is unique within the shop. */
export const toSkuHandle = (sku: string): string =>
  getProductSku(sku)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/]+/g, '-')
