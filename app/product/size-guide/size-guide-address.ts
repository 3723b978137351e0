/** The fragment of a product's address that opens its size guide. Ours. */
export const SIZE_GUIDE = 'size-guide'
