/** An image that a goods file names. */
export type StoreImage = {
  /** Numeric tail of its global id. */
  id: string
  /** Absolute, or a path below the simulated backend's URL. */
  url: string
  altText: string | null
  /** Pixels; null if the file does not say. */
  width: number | null
  height: number | null
}

/** Shopify's path of a store's files at an image host, where numbers name the store. */
export const STORE_FILES = '/s/files/1/0000/0001/files'

/** The name of a product's placeholder among the files of a store. */
export const getPlaceholderName = (handle: string): string => `${encodeURIComponent(handle)}${PLACEHOLDER_END}`

/** The product of a placeholder by its name; undefined for another file. */
export const readPlaceholderName = (name: string): string | undefined =>
  name.endsWith(PLACEHOLDER_END) ? decodeURIComponent(name.slice(0, -PLACEHOLDER_END.length)) : undefined

const PLACEHOLDER_END = '-placeholder.svg'
