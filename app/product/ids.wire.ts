import type { Id } from '#contracts/backend/generated/types.ts'

/** The number of a Shopify id, sent as such or as gid://shopify/…/{number}; 0 if it is neither. */
export function toIdNumber(id: Id): number {
  const number = Number(String(id).replace(/^gid:\/\/shopify\/\w+\//, ''))
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** A product's Shopify number as text, else its id as it was sent. */
export const productIdFromWire = (id: Id): string => String(toIdNumber(id) || id)
