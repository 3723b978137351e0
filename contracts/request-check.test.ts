import { expect, test } from 'vitest'
import { createRequestChecks } from './request-check.ts'

const getBackendCheck = createRequestChecks('backend')
const getSignInCheck = createRequestChecks('sign-in')
const emptyUrl = { path: {}, query: {} }

test('a valid request has no problems', () => {
  const check = getBackendCheck('newsletter')
  expect(check.isValid({ ...emptyUrl, json: { email: 'ann@example.com', location: 'Footer' } })).toBe(true)
  expect(check.getProblems()).toEqual([])
})

test('every invalid field of path and body is named', () => {
  const check = getBackendCheck('mailingList')
  const json = { email: 'ann', store: 'gb', source: 'x', list_ids: [{ channel: 'email' }] }
  expect(check.isValid({ path: { method: 'burn' }, query: {}, json })).toBe(false)
  expect(
    check
      .getProblems()
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual(['email', 'list_ids.0.list_id', 'method'])
})

test('an unreadable body is a problem of the whole body', () => {
  const check = getBackendCheck('newsletter')
  expect(check.isValid(emptyUrl)).toBe(false)
  expect(check.getProblems()).toEqual([{ field: 'body', message: 'must be json' }])
})

test('an encoded form is checked by its schema', () => {
  const check = getSignInCheck('token')
  const refreshForm = { grant_type: 'refresh_token', client_id: 'c', refresh_token: 'r' }
  expect(check.isValid({ ...emptyUrl, form: refreshForm })).toBe(true)
  expect(check.isValid({ ...emptyUrl, form: { grant_type: 'password', client_id: 'c' } })).toBe(false)
})

test('numbers in a URL are converted; those in a body must be numbers', () => {
  const query: Record<string, unknown> = { page: '2', per_page: '10' }
  const path = { appKey: 'any', productId: 'SPKHER' }
  expect(createRequestChecks('reviews')('list').isValid({ path, query })).toBe(true)
  expect(query).toEqual({ page: 2, per_page: 10 })
  const visit = { fitResponse: 'good', loggedIn: 'false', storeLocation: 'gb' }
  expect(getBackendCheck('visitFeedback').isValid({ path: { store: 'gb' }, query: {}, json: visit })).toBe(false)
})

test('an unknown operation throws an error that names it', () => {
  expect(() => getBackendCheck('noSuchOperation')).toThrow('no operation "noSuchOperation"')
})
