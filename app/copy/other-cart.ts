/** Texts of the notice that a cart of another region is kept (REG-11). They load when a visitor has one. */
export const otherCartWords = {
  label: { 'en-GB': 'Your {shop} basket', 'en-US': 'Your {shop} cart' },
  kept: {
    'en-GB': {
      one: 'Your {shop} basket is kept: {count} item.',
      other: 'Your {shop} basket is kept: {count} items.',
    },
    'en-US': {
      one: 'Your {shop} cart is kept: {count} item.',
      other: 'Your {shop} cart is kept: {count} items.',
    },
  },
  missing: 'We cannot add here: {names}.',
  add: 'Add the same here, {price}',
  back: 'Go to the {shop} shop',
} as const
