import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CatalogueRow, errorCatalogue } from './catalogue.ts'
import { successMessages } from './success-messages.ts'

const rows: [string, CatalogueRow][] = Object.entries(errorCatalogue)

/** What the shopper reads, copied by hand from spec section 8. */
const SHOWN = {
  'fit.not-found-by-email':
    'No Fit Finder Results found for this email address, please enter a different email address or retake the Fit Finder.',
  'cart.completed': 'This cart was previously completed',
  'cart.add-failed':
    "There was a problem adding this product to basket. Please try again, if that doesn't work please contact Customer Service.",
  'cart.variant-unavailable':
    'Sorry, this product is now out of stock. Please try another size or submit a Back in Stock notification request.',
  'cart.colour-unavailable':
    'Sorry, this colour is now out of stock. Please try another colour or submit a Back in Stock notification request.',
  'mailing.subscribe-failed': 'There was a problem subscribing, try again later.',
  'phone.invalid': 'Failed to validate the phone number',
  'form.question-missed': 'We think you might have missed a question.',
  'stock.request-failed': 'Oops! Something went wrong! Try again later',
}

/** What is reported, copied by hand from spec section 8. */
const REPORTED = {
  'fit.fetch-failed': 'Failed to fetch customer fit',
  'fit.token-failed': 'User token failed',
  'fit.identify-failed': 'User could not be identified',
  'fit.stored-filters-corrupt': 'error on filter sessionStorage parsing',
  'cart.completed': 'This cart was previously completed',
  'cart.no-id': 'No cart id',
  'cart.lines-missing': 'lines missing from cart',
  'sign-in.state-mismatch': 'Invalid state (local state = …)',
  'content.image-failed': 'Failed to get Contentful image',
  'content.promo-failed': 'Error fetching contentful products promo',
  'content.not-found': 'The resource could not be found.',
  'header.missing': 'Header data missing',
  'menu.fetch-failed': 'Menu fetch failure',
  'mailing.request-failed': 'mailing failure',
  'feedback.visit-failed': 'fit feedback failure',
  'analytics.send-failed': 'Failed to send analytics event',
  'analytics.basket-failed': 'basketEvents failed',
  'flags.fetch-failed': 'Failed to get PostHog feature flags',
  'copy.missing': 'missing translation',
}

const getSpecSentences = (field: 'shown' | 'reported') =>
  Object.fromEntries(
    rows.filter(([, row]) => row[field] && !row.ownWording?.includes(field)).map(([code, row]) => [code, row[field]]),
  )

test('shopper messages match the specification letter for letter', () => {
  expect(getSpecSentences('shown')).toEqual(SHOWN)
})

test('report messages match the specification letter for letter', () => {
  expect(getSpecSentences('reported')).toEqual(REPORTED)
})

test('success messages match the specification letter for letter', () => {
  expect(Object.values(successMessages)).toEqual([
    'Your 10% discount will be applied at the checkout.',
    'Your discount will be applied at the checkout.',
    'Thank you! We will be in touch when this product becomes available.',
    'Thank you! We will be in touch when this product becomes available',
    'Thank you for your feedback.',
    'Thank you. You will stop receiving our catalogue shortly.',
  ])
})

test('a row has every sentence that it marks as its own wording', () => {
  for (const [code, row] of rows) for (const field of row.ownWording ?? []) expect(row[field], code).toBeTruthy()
})

/** Spec 7 names seven notifications of returns. */
const RETURN_NOTIFICATIONS = [
  'returns.all-returned',
  'returns.carrier-needed',
  'returns.label-not-generated',
  'returns.carrier-problem',
  'returns.not-issued',
  'returns.system-down',
  'returns.maintenance',
]

test('all seven return notifications have a message, other returns rows too', () => {
  const returns = rows.filter(([code]) => code.startsWith('returns.'))
  expect(returns.map(([code]) => code)).toEqual(
    expect.arrayContaining([...RETURN_NOTIFICATIONS, 'returns.order-not-found']),
  )
  for (const [code, { shown }] of returns) expect(shown, code).toBeTruthy()
})

test('no code is used twice', () => {
  const source = readFileSync(new URL('catalogue.ts', import.meta.url), 'utf8')
  const codes = [...source.matchAll(/^ {2}'([^']+)': \{/gm)].map(([, code]) => code)
  expect(codes).toEqual(Object.keys(errorCatalogue))
})

test('each row says when it happens and what happens next', () => {
  for (const [code, { when, next }] of rows) {
    expect(code).toMatch(/^[a-z-]+\.[a-z-]+$/)
    expect([when, next], code).not.toContain('')
  }
})
