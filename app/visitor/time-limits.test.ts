import { expect, test } from 'vitest'
import * as cookies from './cookies.ts'

/** A limit of time that is longer is none by WCAG 2.2.1. */
const LEAST_S = 20 * 60 * 60

/** Cookies that end sooner, because nobody has to do anything before. */
const SHORT: Readonly<Record<string, string>> = {
  newCart: 'joins two carts of one moment',
  unansweredAddition: 'recognises a repeated press',
  accountToken: 'is renewed while the session lasts, which Shopify decides',
  previewPass: 'is an editor’s, whose link opens the preview again',
}

/** Every cookie with its lifetime in seconds. */
const LIFETIMES = Object.entries(cookies).flatMap(([name, cookie]) => {
  const spec: unknown = typeof cookie === 'function' && cookie.length > 0 ? Reflect.apply(cookie, null, ['gb']) : cookie
  return isSpec(spec) ? [{ name, maxAge: spec.maxAge }] : []
})

function isSpec(value: unknown): value is cookies.CookieSpec {
  return typeof value === 'object' && value !== null && 'maxAge' in value && 'shape' in value
}

test('what the shop keeps for a shopper lasts longer than 20 hours, or says why not [OPS-05]', () => {
  expect(LIFETIMES.length).toBeGreaterThan(20)
  expect(LIFETIMES.filter(({ maxAge }) => maxAge < LEAST_S).map(({ name }) => name)).toEqual(Object.keys(SHORT))
})
