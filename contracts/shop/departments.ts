/** The parts of the shop that scenarios are about; the panel and `spoke scenario list` group by them. */
export const DEPARTMENTS = [
  'shop',
  'cart',
  'product',
  'collection',
  'fit',
  'customer',
  'returns',
  'mailing',
  'feedback',
  'content',
  'agents',
  'upstreams',
] as const
/** A part of the shop. */
export type Department = (typeof DEPARTMENTS)[number]
