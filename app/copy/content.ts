import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { FIT_FINDER_SECONDS } from '#contracts/shop/timing-and-limits.ts'
/** Texts around the editors' content. They load with a content page. */
export const contentWords = {
  outline: 'On this page',
  goods: 'Shop {title}',
  'goods-all': 'See all {count}',
  colours: { 'en-GB': 'Colours, in cloth', 'en-US': 'Colors, in cloth' },
  hours: 'When we are in',
  'hours.days': 'Monday to Friday, {hours}',
  'hours.reply': 'We reply within a working day.',
  'hours.first': 'Most answers are in the FAQs',
  'hours.returns': 'Send something back',
  'hours.sizes': 'Check a size',
} as const

/** The text in place of a picture. */
export const pictureWords = { missing: 'This picture could not be loaded.' } as const

/** Texts of llms.txt. Only the server needs them. */
export const guideWords = {
  about: `A clothing shop for men. Trousers come in 14 waists, three builds and ten legs. The Fit Finder recommends a size in ${FIT_FINDER_SECONDS} seconds. Returns are free for ${RETURN_DAYS} days. The same pages are under /us in dollars and under /eu in euros.`,
  collections: 'Ranges',
  pages: 'To read',
} as const
