/** The attribute that holds the letters on a garment (PDP-07). */
export const LETTERS = 'Personalisation'

/** The attributes of lines that the shop's own pages write (lines-to-add.ts, gift-card/gift.ts), with what their values are. */
const LINE_ATTRIBUTES = new Map<string, RegExp>([
  ['message', /^.{1,500}$/s],
  [LETTERS, /^.{1,50}$/u],
  ['Recipient name', /^.{1,100}$/],
  ['Recipient email', /^.{1,320}$/],
  ['Send on', /^\d{4}-\d\d-\d\d$/],
  ['__shopify_send_gift_card_to_recipient', /^on$/],
  ['_add-on', /^\+?\d{1,20} .{1,50}$/u],
  ['_mto', /^true$/],
])

/** Whether the shop itself writes such an attribute: one of another sales channel is kept where it is, and never added. */
export const isOwnAttribute = ({ key, value }: { key: string; value: string }): boolean =>
  LINE_ATTRIBUTES.get(key)?.test(value) ?? false
