import type { CollectionProduct } from './generated/types.ts'

/** Reads the products of a collection as the backend sent them. */
export const asSent = { read: (product: CollectionProduct) => product }
