import { expect, test } from 'vitest'
import { isAbortedRequest } from './aborted-requests.ts'

test.each([
  ['Chromium', 'Failed to fetch'],
  ['Chromium', 'network error'],
  ['Chromium', 'The user aborted a request.'],
  ['Chromium', 'signal is aborted without reason'],
  ['Chromium', 'BodyStreamBuffer was aborted'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Firefox', 'Error in input stream'],
  ['Firefox', 'The operation was aborted. '],
  ['Safari', 'Load failed'],
  ['Safari', 'Fetch is aborted'],
  ['Safari', 'cancelled'],
  ['Safari', 'The network connection was lost.'],
  ['Safari', 'The Internet connection appears to be offline.'],
])('the message of %s for an aborted request, "%s", is not reported [ANA-04]', (_engine, message) => {
  expect(isAbortedRequest(message)).toBe(true)
})

test.each([
  'Failed to fetch customer fit',
  'Failed to fetch dynamically imported module: https://shop.example/assets/product.js',
  'shopify cart: no complete response in time',
  'Load failed because a size is missing',
  "Cannot read properties of undefined (reading 'aborted')",
  '',
])('"%s" is not the message of an aborted request and is reported [ANA-04]', (message) => {
  expect(isAbortedRequest(message)).toBe(false)
})
