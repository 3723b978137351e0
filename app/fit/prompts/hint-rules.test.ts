import { expect, test } from 'vitest'
import { type HintCase, isHintDue } from './hint-rules.ts'

const due: HintCase = {
  path: '/collections/trousers',
  scrolledPx: 101,
  hasSavedFit: false,
  hasLastVisit: false,
  isHidden: false,
  wasShown: false,
  hasChosen: false,
  isAskedInPlace: false,
}

test.each<[string, Partial<HintCase>, boolean]>([
  ['on a collection, scrolled', {}, true],
  ['on a product', { path: '/products/heroes-navy' }, true],
  ['on any other page', { path: '/cart' }, false],
  ['on a page whose path only starts alike', { path: '/productshots' }, false],
  ['after 100 px', { scrolledPx: 100 }, false],
  ['with a saved fit', { hasSavedFit: true }, false],
  ['with the cookie th_LV', { hasLastVisit: true }, false],
  ['hidden before', { isHidden: true }, false],
  ['shown earlier in the session', { wasShown: true }, false],
  ['with a size or filter chosen', { hasChosen: true }, false],
  ['beside a question of the page', { isAskedInPlace: true }, false],
])('%s (%j) the hint shows: %s [COL-10]', (_, overrides, isDue) => {
  expect(isHintDue({ ...due, ...overrides })).toBe(isDue)
})
