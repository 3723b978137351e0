import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CatalogueRow, errorCatalogue } from './catalogue.ts'
import { successMessages } from './success-messages.ts'

const rows: [string, CatalogueRow][] = Object.entries(errorCatalogue)

/** Spec section 8, copied by hand: what the shopper reads. */
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

/** Spec section 8, copied by hand: what is reported. */
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

const spoken = (field: 'shown' | 'reported') =>
  Object.fromEntries(
    rows.filter(([, row]) => row[field] && !row.ours?.includes(field)).map(([code, row]) => [code, row[field]]),
  )

test('every sentence that the shopper reads is the one of the spec, letter for letter', () => {
  expect(spoken('shown')).toEqual(SHOWN)
})

test('every report reads as the spec has it', () => {
  expect(spoken('reported')).toEqual(REPORTED)
})

test('success reads as the spec has it', () => {
  expect(Object.values(successMessages)).toEqual([
    'Your 10% discount will be applied at the checkout.',
    'Your discount will be applied at the checkout.',
    'Thank you! We will be in touch when this product becomes available.',
    'Thank you! We will be in touch when this product becomes available',
    'Thank you for your feedback.',
    'Thank you. You will stop receiving our catalogue shortly.',
  ])
})

test('words of ours are in the row and are told apart from those of the spec', () => {
  for (const [code, row] of rows) for (const field of row.ours ?? []) expect(row[field], code).toBeTruthy()
})

test('all seven return notifications have words', () => {
  const returns = rows.filter(([code]) => code.startsWith('returns.'))
  expect(returns).toHaveLength(7)
  for (const [code, { shown }] of returns) expect(shown, code).toBeTruthy()
})

test('no two rows are called the same', () => {
  const source = readFileSync(new URL('catalogue.ts', import.meta.url), 'utf8')
  const written = [...source.matchAll(/^ {2}'([^']+)': \{/gm)].map(([, code]) => code)
  expect(written).toEqual(Object.keys(errorCatalogue))
})

test('each row says when it happens and what is next', () => {
  for (const [code, { when, next }] of rows) {
    expect(code).toMatch(/^[a-z-]+\.[a-z-]+$/)
    expect([when, next], code).not.toContain('')
  }
})
