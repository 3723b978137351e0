import { cartTitle } from './en-GB/cart-title.ts'
import { collection } from './en-GB/collection.ts'
import { common } from './en-GB/common.ts'
import { errors } from './en-GB/errors.ts'
import { feedbackTitles } from './en-GB/feedback-titles.ts'
import { footer } from './en-GB/footer.ts'
import { header } from './en-GB/header.ts'
import { newsletter } from './en-GB/newsletter.ts'
import { product } from './en-GB/product.ts'
import { site } from './en-GB/site.ts'
import { sizeChartTitles } from './en-GB/size-chart-titles.ts'

/** The texts that every page loads, in British English, a file per department. {name} is replaced by a value. */
export const enGB = {
  ...site,
  ...common,
  ...header,
  ...footer,
  ...collection,
  ...newsletter,
  ...product,
  ...cartTitle,
  ...sizeChartTitles,
  ...errors,
  ...feedbackTitles,
} as const

export type CopyKey = keyof typeof enGB
