/** The attribute of a line that holds the letters on its garment (PDP-07). Assumed, because the specification names none. */
export const LETTERS_KEY = 'Personalisation'

/** Other sales channels spell the key in their own ways. */
const SPELLINGS = /^_?personali[sz]/i

/** Whether a line of an order has letters. It can neither be exchanged nor returned. */
export const isPersonalised = ({ attributes }: { attributes: readonly { key: string }[] }): boolean =>
  attributes.some(({ key }) => SPELLINGS.test(key))
