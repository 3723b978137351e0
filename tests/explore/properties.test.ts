import { expect, test } from 'vitest'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { Observation } from './observation.ts'
import { PROPERTIES, type PropertyName } from './properties.ts'
import type { PageState } from './read-page.ts'
import type { Step } from './step.ts'

const stamp = { seq: 1, at: '2026-11-29T00:00:00.000Z' }
const press: Step = { do: 'press', device: 0, tab: 0, role: 'button', name: 'Save', nth: 0, times: 1 }
const call = (fields: Partial<Extract<JournalEntry, { kind: 'request' }>>): JournalEntry => ({
  ...stamp,
  kind: 'request',
  upstream: 'shopify',
  operation: 'customerUpdate',
  method: 'POST',
  path: '/',
  status: 200,
  ms: 5,
  contract: 'ok',
  ...fields,
})
const report = (code: string, message = ''): JournalEntry => ({
  ...stamp,
  kind: 'report',
  code,
  message,
  level: 'error',
})
const response = { url: 'http://shop/page', status: 200, ms: 20, cacheControl: 'private, no-store', body: '' }
const cart = { count: 2, total: { amount: '98.0', currencyCode: 'GBP' }, customer: null }

const PAGE: PageState = {
  path: '/cart',
  isAtRest: true,
  isOurs: true,
  tree: '',
  text: 'Total £98',
  announcements: [],
  alerts: [],
  shownCount: 2,
  shownTotal: '£98',
  staleTexts: [],
  outside: [],
  shift: 0,
  violations: [],
}

/** A step after which all is well. */
const observe = (fields: Partial<Omit<Observation, 'page'>> & { page?: Partial<PageState> } = {}): Observation => ({
  step: press,
  setting: { seed: 1, scenario: null, conditions: [], isPhone: false, hasTrouble: false },
  isCalm: true,
  hasFixedAnswers: false,
  showedGoods: false,
  isCalmNow: true,
  region: 'gb',
  cart,
  wasCartRead: true,
  sharesCart: false,
  maxGoods: 2,
  isSignedIn: false,
  browserLog: { errors: [], received: [response] },
  journal: [call({}), report('cart.add-failed')],
  codes: new Set(['cart.add-failed']),
  ownWords: ['visitorabcdef'],
  othersWords: ['strangerabcdef'],
  ...fields,
  page: { ...PAGE, ...fields.page },
})

type Cases = {
  /** What breaks it. */
  bad: Observation
  /** What is near to that, and right. */
  good: readonly Observation[]
}
const receive = (fields: Partial<typeof response>) => ({
  browserLog: { errors: [], received: [{ ...response, ...fields }] },
})
const log = (text: string) => ({ browserLog: { errors: [text], received: [] } })
const OPEN: Step = { do: 'open', device: 0, tab: 0, path: '/' }
const addition: Step = { ...press, name: 'Add to basket' }

const CASES: Record<PropertyName, Cases> = {
  'doubled goods': {
    bad: observe({ cart: { ...cart, count: 3 } }),
    good: [observe(), observe({ maxGoods: null }), observe({ cart: undefined })],
  },
  'vanished goods': {
    bad: observe({ step: addition, page: { text: 'Your basket is empty.' } }),
    good: [
      observe({ page: { text: 'Your basket is empty.' } }),
      observe({ step: addition, page: { text: 'Your basket is empty.', alerts: ['Your browser refuses cookies.'] } }),
      observe({
        step: { ...addition, do: 'press-and-leave', afterMs: 300, path: '/cart' },
        page: { text: 'Your basket is empty.' },
      }),
    ],
  },
  'forgotten goods': {
    bad: observe({ step: OPEN, showedGoods: true, page: { text: 'Your basket is empty.' } }),
    good: [
      observe({ step: OPEN, page: { text: 'Your basket is empty.' } }),
      observe({ showedGoods: true, page: { text: 'Your basket is empty.' } }),
      observe({ step: OPEN, showedGoods: true, page: { text: 'Your basket is empty.', alerts: ['Refused.'] } }),
    ],
  },
  'shown empty': {
    bad: observe({ page: { text: 'Your basket is empty.' } }),
    good: [
      observe(),
      observe({ cart: null, page: { text: 'Your basket is empty.' } }),
      observe({ isCalmNow: false, page: { text: 'Your basket is empty.' } }),
    ],
  },
  'shown total': {
    bad: observe({ page: { shownTotal: '£49' } }),
    good: [observe({ page: { shownTotal: '£98.00' } }), observe({ isCalmNow: false, page: { shownTotal: '£49' } })],
  },
  'shown currency': {
    bad: observe({ page: { path: '/us/cart', text: 'Total £98' }, region: 'us' }),
    good: [
      observe({ page: { path: '/us/cart', text: 'Total $98' }, region: 'us' }),
      observe({ page: { path: '/us/pages/story', text: 'We began with £98' }, region: 'us' }),
      observe({ page: { path: '/us/cart', text: 'Total £98' }, region: 'us', hasFixedAnswers: true }),
      observe({ page: { path: '/us/cart', text: 'Total £98', isAtRest: false }, region: 'us' }),
    ],
  },
  'shown count': {
    bad: observe({ page: { shownCount: 0 } }),
    good: [
      observe(),
      observe({ page: { shownCount: 0, shownTotal: null } }),
      observe({ setting: { ...observe().setting, conditions: ['no-script'] }, page: { shownCount: 0 } }),
      observe({ step: OPEN, page: { shownCount: 0, shownTotal: null }, wasCartRead: false }),
    ],
  },
  'stale texts': { bad: observe({ page: { staleTexts: ['"£98" instead of "£196"'] } }), good: [observe()] },
  'claimed success': {
    bad: observe({ journal: [call({ status: 503 })], page: { announcements: ['Your preferences are saved.'] } }),
    good: [
      observe({ page: { announcements: ['Your preferences are saved.'] } }),
      observe({
        journal: [call({ status: 503 })],
        page: { announcements: ['We couldn’t save that, nothing is sent.'] },
      }),
      observe({ journal: [call({ status: 503 }), call({})], page: { announcements: ['Your preferences are saved.'] } }),
    ],
  },
  'others’ words': {
    bad: observe(receive({ body: 'for strangerabcdef' })),
    good: [observe(receive({ body: 'for visitorabcdef' }))],
  },
  'public responses': {
    bad: observe(receive({ body: 'for visitorabcdef', cacheControl: 'public, s-maxage=60' })),
    good: [
      observe(receive({ body: 'for all', cacheControl: 'public, s-maxage=60' })),
      observe(receive({ body: 'for visitorabcdef' })),
    ],
  },
  'reported words': {
    bad: observe({ journal: [report('cart.add-failed', 'of visitorabcdef')] }),
    good: [observe()],
  },
  'carts of others': {
    bad: observe({ cart: { ...cart, customer: '7001' } }),
    good: [observe({ cart: { ...cart, customer: '7001' }, isSignedIn: true }), observe()],
  },
  'shared carts': { bad: observe({ sharesCart: true }), good: [observe()] },
  'console errors': {
    bad: observe(log("TypeError: Cannot read properties of undefined (reading 'name')")),
    good: [
      observe(log('Failed to load resource: the server responded with a status of 503')),
      observe(log('Error: ddcff308-5d9c-4ade-9eac-ce13899bc155 at http://shop/contact-us')),
      observe({
        ...log('Error: Minified React error #418'),
        setting: { seed: 1, scenario: null, conditions: ['translated'], isPhone: false, hasTrouble: false },
      }),
    ],
  },
  'unknown reports': { bad: observe({ journal: [report('cart.unheard-of')] }), good: [observe()] },
  'broken contracts': {
    bad: observe({ journal: [call({ contract: 'broken' })] }),
    good: [observe(), observe({ journal: [call({ contract: 'broken', fault: 'status 503' })] })],
  },
  'failed pages': {
    bad: observe(receive({ status: 500 })),
    good: [observe(receive({ status: 404 })), observe({ ...receive({ status: 503 }), isCalm: false })],
  },
  'slow responses': {
    bad: observe(receive({ ms: 12_000 })),
    good: [observe({ ...receive({ ms: 12_000 }), isCalm: false })],
  },
  'moving pages': {
    bad: observe({ step: OPEN, page: { shift: 0.3 } }),
    good: [
      observe({ page: { shift: 0.3 } }),
      observe({ step: OPEN, page: { shift: 0.02 } }),
      observe({
        step: OPEN,
        page: { shift: 0.3 },
        setting: { seed: 1, scenario: null, conditions: ['text-200'], isPhone: false, hasTrouble: false },
      }),
    ],
  },
  'outside the screen': { bad: observe({ page: { outside: ['Only necessary'] } }), good: [observe()] },
  accessibility: {
    bad: observe({ page: { violations: ['label: Form elements must have labels #email'] } }),
    good: [observe()],
  },
}

test.each(Object.keys(CASES) as PropertyName[])(
  '%s: is broken by what breaks it, and by nothing near [EXP-01]',
  (name) => {
    expect(PROPERTIES[name](CASES[name].bad)).toHaveLength(1)
    for (const good of CASES[name].good) expect(PROPERTIES[name](good)).toEqual([])
  },
)

test('a step after which all is well breaks no property', () => {
  expect(Object.values(PROPERTIES).flatMap((find) => find(observe()))).toEqual([])
})

test('goods are missed after a press that is left at once, if the shop has sent for them [EXP-01]', () => {
  const step: Step = { ...addition, do: 'press-and-leave', afterMs: 300, path: '/cart' }
  const journal = [call({ operation: 'cartCreate' })]
  expect(
    PROPERTIES['vanished goods'](observe({ step, journal, page: { text: 'Your basket is empty.' } })),
  ).toHaveLength(1)
})

test('a new page counts what the shop has read before [EXP-01]', () => {
  const shown = { shownCount: 1, shownTotal: null }
  expect(PROPERTIES['shown count'](observe({ step: OPEN, page: shown }))).toHaveLength(1)
})
