import {
  type ChangeDeps,
  type ChangeOutcome,
  changeCustomer,
  toUserProblems,
} from '#app/customer/change-customer.server.ts'
import { WISH_LIST_METAFIELD } from '#contracts/shop/wish-list.ts'
import { areSameItems, mergeItems } from './merge-items.ts'
import { readItems, type WishListItem } from './wish-list.ts'

/** How often the merge is repeated if another device changed the list meanwhile. */
const MAX_ATTEMPTS = 3

/**
 * Merges a browser's list into the one of the customer's account, and returns both as one. `base` is what the account had
 * when the browser last saw it. Nothing is written if the account already has all items.
 */
export const mergeIntoAccount = (
  deps: ChangeDeps,
  accessToken: string,
  { items, base }: { items: readonly WishListItem[]; base: readonly WishListItem[] },
): Promise<ChangeOutcome<WishListItem[]>> =>
  changeCustomer<WishListItem[], never>(deps, accessToken, async (account) => {
    const { namespace, key, type } = WISH_LIST_METAFIELD
    for (let attempt = 1; ; attempt++) {
      const customer = await account.customerMetafield({ namespace, key })
      if (!customer) return { status: 'token-expired' }
      const theirs = readItems(parse(customer.metafield?.value))
      const merged = mergeItems(base, items, theirs)
      if (areSameItems(merged, theirs)) return { status: 'saved', saved: merged }
      const compareDigest = customer.metafield?.compareDigest ?? null
      const value = JSON.stringify(merged)
      const { userErrors } = await account.metafieldsSet({
        metafields: [{ ownerId: customer.id, namespace, key, type, value, compareDigest }],
      })
      if (userErrors.length === 0) return { status: 'saved', saved: merged }
      const isStale = userErrors.some(({ code }) => code === 'STALE_OBJECT')
      if (!isStale || attempt === MAX_ATTEMPTS) return { status: 'refused', problems: toUserProblems(userErrors, {}) }
    }
  })

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
