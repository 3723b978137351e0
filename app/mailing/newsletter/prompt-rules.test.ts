import { expect, test } from 'vitest'
import { canPrompt, type PromptMoment } from './use-prompt.ts'

const QUIET: PromptMoment = {
  path: '/',
  pages: 4,
  isAboutFit: false,
  hasGoods: false,
  isHidden: false,
  wasShown: false,
  isCovered: false,
  needsConsent: false,
}

test.each(['/', '/collections/denim', '/products/heroes-navy', '/pages/about-us', '/accountants', '/cartography'])(
  'the newsletter’s prompt may open on %s [FORM-02]',
  (path) => {
    expect(canPrompt({ ...QUIET, path })).toBe(true)
  },
)

test.each([
  '/cart',
  '/account',
  '/account/orders',
  '/returns',
  '/fit-finder',
  '/pages/black-friday',
  '/newsletter',
  '/unsubscribe',
  '/spoke-feedback',
])('the newsletter’s prompt never opens on %s [FORM-02]', (path) => {
  expect(canPrompt({ ...QUIET, path })).toBe(false)
})

test.each([
  ['once it was closed, or a visitor joined', { isHidden: true }],
  ['twice in a visit', { wasShown: true }],
  ['over a panel, modal or menu', { isCovered: true }],
  ['over the question about cookies', { needsConsent: true }],
  ['on the first page of a visit', { pages: 1 }],
  ['on the third page of a visit', { pages: 3 }],
  ['beside or right after the Fit Finder', { isAboutFit: true }],
  ['with goods in the basket', { hasGoods: true }],
])('the newsletter’s prompt never opens %s [FORM-02] [NAV-21]', (_, moment) => {
  expect(canPrompt({ ...QUIET, ...moment })).toBe(false)
})
