/** The name of a cart line in an address: its id without the cart's. Alone in its file, because the route needs no more. */
export const getLineKey = (lineId: string): string => /\/CartLine\/([\w-]+)/.exec(lineId)?.[1] ?? ''
