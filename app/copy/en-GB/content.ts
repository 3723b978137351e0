/** Texts around the editors' content. They load with a content page. */
export const content = {
  outline: 'On this page',
  goods: 'Shop {title}',
  'goods-all': 'See all {count}',
  colours: 'Colours, in cloth',
  hours: 'When we are there',
  'hours.days': 'Monday to Friday, {hours}',
  'hours.reply': 'We reply within a working day.',
  'hours.first': 'Most answers are in the FAQs',
  'hours.returns': 'Send something back',
  'hours.sizes': 'Check a size',
} as const
