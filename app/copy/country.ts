/** Texts about countries: the country modal (REG-06), and names of the shops. They load when they are shown. */
export const countryWords = {
  'title.at-home': 'Are you in the right shop?',
  'title.chosen-before': 'Back to your usual shop?',
  'title.elsewhere': 'Which shop suits you?',
  'text.at-home': 'This is our shop for {here}, in {money}. There is one for {there}, where you seem to be.',
  'text.chosen-before': 'This is our shop for {here}, in {money}. Last time you chose the one for {there}.',
  'text.elsewhere': 'We have no shop for where you seem to be. The one you choose decides prices and delivery.',
  'switch.gb': 'Switch to the UK, in pounds',
  'switch.us': 'Switch to the USA, in dollars',
  'switch.eu': 'Switch to Europe, in euros',
  'stay.gb': 'Stay in the UK shop',
  'stay.us': 'Stay in the US shop',
  'stay.eu': 'Stay in the European shop',
  'shop.gb': 'UK',
  'shop.us': 'US',
  'shop.eu': 'European',
  'name.gb': 'the UK',
  'name.us': 'the USA',
  'name.eu': 'Europe',
  'money.gb': 'pounds',
  'money.us': 'dollars',
  'money.eu': 'euros',
  close: 'Close and stay',
} as const

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
  missing: 'We cannot add these here: {names}.',
  add: 'Add the same here, {price}',
  back: 'Go to the {shop} shop',
} as const
