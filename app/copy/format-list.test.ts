import { expect, test } from 'vitest'
import { ALL_REGIONS } from '#contracts/shop/regions.ts'
import { formatList } from './format-list.ts'

test.each([
  [[], '', ''],
  [['waist'], 'waist', 'waist'],
  [['waist', 'leg'], 'waist and leg', 'waist and leg'],
  [['waist', 'build', 'leg'], 'waist, build and leg', 'waist, build, and leg'],
])('the words %j are a list in a sentence, as Intl writes it', (words, british, american) => {
  expect([formatList(words, 'en-GB'), formatList(words, 'en-US')]).toEqual([british, american])
  for (const { intlLocale } of ALL_REGIONS)
    expect(formatList(words, intlLocale)).toBe(new Intl.ListFormat(intlLocale).format(words))
})
