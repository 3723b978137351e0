import { expect, test } from 'vitest'
import { describeUnhandledError } from './watch-errors.tsx'

const PAGE = { origin: 'https://shop.example', isTranslated: false }
const withStack = (message: string, stack: string) => Object.assign(new TypeError(message), { stack })

test.each([
  ['Chromium', 'TypeError: x is null\n    at add (https://shop.example/assets/cart.js:1:234)\n    at <anonymous>'],
  ['Firefox', 'add@https://shop.example/assets/cart.js:1:234\n@https://shop.example/cart:2:1'],
  ['Safari', 'add@https://shop.example/assets/cart.js:1:234\nglobal code'],
])('an unhandled error in %s is described with its location [ANA-04]', (_engine, stack) => {
  expect(describeUnhandledError(withStack('x is null', stack), PAGE)).toBe(
    'TypeError: x is null (/assets/cart.js:1:234)',
  )
})

test.each([
  ['an extension', withStack('x', 'TypeError: x\n    at chrome-extension://abc/content.js:1:2')],
  ['a script of another site', withStack('x', 'run@https://chat.example/widget.js:1:2')],
  ['a site whose name starts with that of the shop', withStack('x', 'run@https://shop.example.evil.example/x.js:1:2')],
  ['an aborted request', withStack('Failed to fetch', 'at https://shop.example/assets/cart.js:1:2')],
  ['a value that is not an error', 'timeout'],
])('%s is not reported [ANA-04]', (_what, cause) => {
  expect(describeUnhandledError(cause, PAGE)).toBeNull()
})

test('a part that React renders again is reported, except on a page that its browser has translated [ANA-04] [OPS-05]', () => {
  const stack = 'Error\n    at render (https://shop.example/assets/react.js:1:2)'
  const renderedAgain = withStack('Minified React error #418; visit https://react.dev/errors/418', stack)
  const translated = { ...PAGE, isTranslated: true }
  expect(describeUnhandledError(renderedAgain, PAGE)).toMatch('#418')
  expect(describeUnhandledError(renderedAgain, translated)).toBeNull()
  expect(describeUnhandledError(withStack('Minified React error #4180', stack), translated)).toMatch('#4180')
  expect(describeUnhandledError(withStack('x is null', stack), translated)).toMatch('x is null')
})

test('an unhandled error names what caused it [ANA-04]', () => {
  const caught = withStack(
    'Minified React error #422',
    'Error\n    at render (https://shop.example/assets/react.js:1:2)',
  )
  expect(describeUnhandledError(Object.assign(caught, { cause: new RangeError('no match') }), PAGE)).toBe(
    'TypeError: Minified React error #422, because of RangeError: no match (/assets/react.js:1:2)',
  )
})
