/** The most things that a shopper keeps for later. Ours: a list that can still be read. */
export const MAX_WISH_LIST_ITEMS = 100

/** The most things of a stored or shared list that are read. Ours: two full lists that were merged, and some. */
export const MAX_READ_ITEMS = 500

/**
 * The customer's metafield that holds the list. Ours: the specification has no wish list. In a real store it needs a
 * definition that lets customers read and write it.
 */
export const WISH_LIST_METAFIELD = { namespace: 'spoke', key: 'wish_list', type: 'json' } as const
