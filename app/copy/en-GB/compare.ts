/** Texts of two colours side by side. */
export const compare = {
  title: 'Compare colours',
  other: 'Colour to compare with',
  close: 'Close the comparison',
  loading: 'Fetching this colour',
  failed: 'This colour could not be loaded. Please try another one, or try again in a moment.',
  'in-stock': '{size} is in stock',
  'sold-out': '{size} is sold out',
  'pre-order': '{size} is on its way',
  choose: 'Choose {name}',
} as const
