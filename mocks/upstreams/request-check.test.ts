import { expect, test } from 'vitest'
import { createRequestChecks } from './request-check.ts'

const backend = createRequestChecks('backend')
const signIn = createRequestChecks('sign-in')
const nowhere = { path: {}, query: {} }

test('a right request has nothing wrong with it', () => {
  const check = backend('newsletter')
  expect(check.isRight({ ...nowhere, json: { email: 'ann@example.com', location: 'Footer' } })).toBe(true)
  expect(check.wrongs()).toEqual([])
})

test('every wrong part is named, wherever it was carried', () => {
  const check = backend('mailingList')
  const json = { email: 'ann', store: 'gb', source: 'x', list_ids: [{ channel: 'email' }] }
  expect(check.isRight({ path: { method: 'burn' }, query: {}, json })).toBe(false)
  expect(
    check
      .wrongs()
      .map(({ part }) => part)
      .toSorted(),
  ).toEqual(['email', 'list_ids.0.list_id', 'method'])
})

test('a body that could not be read is the wrong part itself', () => {
  const check = backend('newsletter')
  expect(check.isRight(nowhere)).toBe(false)
  expect(check.wrongs()).toEqual([{ part: 'body', why: 'must be json' }])
})

test('a form is checked as a form', () => {
  const check = signIn('token')
  expect(check.isRight({ ...nowhere, form: { grant_type: 'refresh_token', client_id: 'c', refresh_token: 'r' } })).toBe(
    true,
  )
  expect(check.isRight({ ...nowhere, form: { grant_type: 'password', client_id: 'c' } })).toBe(false)
})

test('numbers in an address become numbers, those in a body have to be some', () => {
  const query: Record<string, unknown> = { page: '2', per_page: '10' }
  const path = { appKey: 'any', productId: 'SPKHER' }
  expect(createRequestChecks('reviews')('list').isRight({ path, query })).toBe(true)
  expect(query).toEqual({ page: 2, per_page: 10 })
  const visit = { fitResponse: 'good', loggedIn: 'false', storeLocation: 'gb' }
  expect(backend('visitFeedback').isRight({ path: { store: 'gb' }, query: {}, json: visit })).toBe(false)
})

test('an operation that no contract has is a mistake of ours', () => {
  expect(() => backend('noSuchOperation')).toThrow('no operation "noSuchOperation"')
})
