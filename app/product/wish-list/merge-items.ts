import { getItemKey, type WishListItem } from './wish-list.ts'

/**
 * Applies what was changed between `base` and `mine` to `theirs`, a list that was changed elsewhere: nothing that either side
 * added is lost, and what either side removed is gone.
 */
export function mergeItems(
  base: readonly WishListItem[],
  mine: readonly WishListItem[],
  theirs: readonly WishListItem[],
): WishListItem[] {
  const [baseByKey, mineByKey, theirKeys] = [byKey(base), byKey(mine), new Set(theirs.map(getItemKey))]
  const isNew = (item: WishListItem) => baseByKey.get(getItemKey(item))?.quantity !== item.quantity
  const added = mine.filter((item) => isNew(item) && !theirKeys.has(getItemKey(item)))
  const remaining = theirs.flatMap((item) => {
    const key = getItemKey(item)
    const own = mineByKey.get(key)
    if (own) return isNew(own) ? own : item
    return baseByKey.has(key) ? [] : item
  })
  return [...added, ...remaining]
}

const byKey = (items: readonly WishListItem[]) => new Map(items.map((item) => [getItemKey(item), item] as const))

/** Whether two lists hold the same things in the same order. */
export const areSameItems = (one: readonly WishListItem[], other: readonly WishListItem[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
