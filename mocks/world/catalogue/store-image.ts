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
