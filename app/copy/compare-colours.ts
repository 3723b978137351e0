/** Texts of two colours side by side. */
export const compareWords = {
  title: { 'en-GB': 'Compare colours', 'en-US': 'Compare colors' },
  other: { 'en-GB': 'Colour to compare with', 'en-US': 'Color to compare with' },
  close: 'Close the comparison',
  loading: { 'en-GB': 'Fetching this colour', 'en-US': 'Fetching this color' },
  failed: {
    'en-GB': 'This colour could not be loaded. Please try another one, or try again in a moment.',
    'en-US': 'This color could not be loaded. Please try another one, or try again in a moment.',
  },
  name: '{name}',
  'on-its-way': '{name}, on its way',
  'colour.sold-out': {
    'en-GB': 'This colour is sold out in every size.',
    'en-US': 'This color is sold out in every size.',
  },
  'colour.pre-order': { 'en-GB': 'This colour is on its way.', 'en-US': 'This color is on its way.' },
  'in-stock': '{size} is in stock',
  'sold-out': '{size} is sold out',
  'pre-order': '{size} is on its way',
  choose: 'Choose {name}',
} as const
