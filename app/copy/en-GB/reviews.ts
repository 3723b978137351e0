/** Texts of the reviews. They load with the reviews. */
export const reviews = {
  title: 'Reviews',
  count: { one: '{count} review', other: '{count} reviews' },
  average: '{average} out of 5',
  score: '{score} out of 5 stars',
  rated: {
    one: 'Rated {average} out of 5 in {count} review',
    other: 'Rated {average} out of 5 in {count} reviews',
  },
  stars: { one: '{count} star: {reviews}', other: '{count} stars: {reviews}' },
  none: 'Nobody has written about these yet. The first to wear them goes first.',
  sort: 'Sort reviews',
  'sort.newest': 'Newest first',
  'sort.highest': 'Highest first',
  'sort.lowest': 'Lowest first',
  wears: 'Wears {size}',
  verified: 'Verified buyer',
  shown: '{shown} of {total}',
  more: 'Show more reviews',
  loading: 'Fetching reviews',
  failed: 'The reviews did not come. Try again in a moment.',
} as const
