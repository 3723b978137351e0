/** The attribute of a copy of an assistant's cart: the token of the original, without its key. */
export const ASSISTANT_CART = '_assistant_cart'

/** What comes before the id in a link to an assistant's cart, so that the shop can say who filled it. */
export const ASSISTANT_PREFIX = 'assistant-'
