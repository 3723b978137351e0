import { expect, test } from 'vitest'
import { type HintCase, isHintDue, parsePromptRequest } from './prompt-rules.ts'

test.each([
  [{}, false, null],
  [{ saved_fit_modal: 'true' }, false, { kind: 'ask' }],
  [{ saved_fit_modal: '' }, false, { kind: 'ask' }],
  [{ saved_fit_modal: 'true' }, true, null],
  [{ saved_fit_modal: 'edit' }, true, { kind: 'edit' }],
  [{ saved_fit_modal: 'a-key-from-a-mail' }, true, { kind: 'claim', key: 'a-key-from-a-mail' }],
  [{ saved_fit_modal: 'sixteen-letters-' }, false, { kind: 'claim', key: 'sixteen-letters-' }],
  [{ saved_fit_modal: 'fifteen-letters' }, false, { kind: 'ask' }],
  [{ saved_fit_modal: '<script>alert(1)</script>' }, false, { kind: 'ask' }],
])('an address with %j, hidden before: %s, requests %j [FIT-12]', (search, isHidden, request) => {
  expect(parsePromptRequest(search, isHidden)).toEqual(request)
})

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
