import { RETURN_DAYS } from '#contracts/shop/returns.ts'

/** Texts of the home page. They load with that page. */
export const home = {
  title: 'Trousers that fit. Everything else follows.',
  lead: 'Your waist, your build, your leg. Four hundred and twenty sizes of the same good trouser, and one of them is yours.',
  'cta-fit': 'Find your fit',
  'cta-shop': 'Shop trousers',
  promises: 'With every order',
  'promise.returns': `${RETURN_DAYS} days to change your mind, free`,
  'promise.sizes': 'Every size at the same price',
  ranges: 'Where to start',
  best: 'The ones men come back for',
  'best-all': 'See all best sellers',
  voices: 'From people who bought them',
  'voice.score': '{score} out of 5',
  'voice.of': {
    one: '{average} out of 5 from {count} review',
    other: '{average} out of 5 from {count} reviews',
  },
  'voice.wears': 'wears {size}',
  'voice.verified': 'Verified buyer',
} as const
