/** Texts of product pages and cards, and the names of options. */
export const product = {
  'product.sold-out': 'Sold out',
  'product.pre-order': 'On its way',
  'product.now': 'Price',
  'product.was': 'Was',
  'option.waist': 'Waist',
  'option.build': 'Build',
  'option.leg': 'Leg',
  'option.shortsleg': 'Leg',
  'option.trunksleg': 'Leg',
  'option.chest': 'Chest',
  'option.size': 'Size',
  'option.cut': 'Cut',
  'option.length': 'Length',
  'option.taper': 'Lower Leg',
  'option.pack': 'Pack',
  'option.amount': 'Amount',
} as const
