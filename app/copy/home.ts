import { STANDARD_DAYS_WRITTEN } from '#contracts/shop/delivery.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
/** Texts of the home page. They load with that page. */
export const homeWords = {
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

/** Texts of the home page that only the server renders. */
export const homeReasonsWords = {
  'why.title': 'A waist is one number. You are three.',
  'why.lead': 'Most shops sell you a waist and leave the rest to a belt and a tailor. We cut for all three.',
  'why.1': 'Waist',
  'why.1.text': 'From 28 to 46: every inch from 30 to 38, then every other inch.',
  'why.2': 'Build',
  'why.2.text': 'A, B or C: as much room in seat and thigh as you need, and no more.',
  'why.3': 'Leg',
  'why.3.text': 'To the inch, from 28 to 37. The knee moves with it. Nothing to turn up.',
  'finder.title': 'Sixty seconds, no tape measure',
  'finder.text':
    'Tell us your height, your weight and a few things about your clothes. We tell you your size, and how sure we are of it.',
  'finder.link': 'Find your fit',
  'finder.charts': 'I have a tape measure: the size chart',
  'care.title': 'If it is wrong, it goes back',
  'care.1': `${RETURN_DAYS} days`,
  'care.1.text': 'Long enough to lose weight, gain it, and have your birthday. Free, for a refund or another size.',
  'care.1.link': 'Return policy',
  'care.2': 'Delivered',
  'care.2.text': {
    'en-GB': `${STANDARD_DAYS_WRITTEN} working days, to the door, with nothing to pay when it gets there.`,
    'en-US': `${STANDARD_DAYS_WRITTEN} business days, to the door, with nothing to pay when it gets there.`,
  },
  'care.2.link': 'Delivery questions',
  'care.3': 'Answered',
  'care.3.text': 'By a person, {hours}, Monday to Friday, and within a working day if you write.',
  'care.3.link': 'Contact us',
} as const
