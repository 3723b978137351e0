import { expect, test } from 'vitest'
import { getShellParts, type ShellParts } from './shell.tsx'

const ALL: ShellParts = { header: true, footer: true, flashBanner: true, newsletter: true }
const NONE: ShellParts = { header: false, footer: false, flashBanner: false, newsletter: false }
const HEADLESS: ShellParts = { ...ALL, header: false, flashBanner: false }

test.each([
  ['/', ALL],
  ['/collections/trousers', ALL],
  ['/pages/about-us', ALL],
  ['/products/returns', ALL],
  ['/pages/return-policy', ALL],
  ['/fit-finders', ALL],
  ['/accountants', ALL],
  ['/fit-finder', NONE],
  ['/fit-finder/result', NONE],
  ['/returns', NONE],
  ['/pages/returns', HEADLESS],
  ['/pages/returns-and-exchanges', HEADLESS],
  ['/pages/black-friday', { ...ALL, flashBanner: false, newsletter: false }],
  ['/newsletter', { ...ALL, newsletter: false }],
  ['/account', { ...ALL, newsletter: false }],
  ['/account/orders', { ...ALL, newsletter: false }],
])('the page %s has the parts %o [NAV-09] [NAV-10] [NAV-11]', (path, parts) => {
  expect(getShellParts(path)).toEqual(parts)
})
