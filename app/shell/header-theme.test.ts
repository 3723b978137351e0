import { expect, test } from 'vitest'
import { getHeaderTheme } from './header.tsx'

const root = { status: 'success' }
const dark = { headerTheme: 'transparent-dark' } as const

test.each([
  ['its content', [root, { status: 'success', staticData: dark, loaderData: { headerTheme: 'transparent-light' } }]],
  [
    'its content, without one of the route',
    [root, { status: 'success', loaderData: { headerTheme: 'transparent-light' } }],
  ],
  [
    'its route',
    [root, { status: 'success', staticData: { headerTheme: 'transparent-light' } as const, loaderData: {} }],
  ],
  [
    'its route, where content names none that exists',
    [
      root,
      {
        status: 'success',
        staticData: { headerTheme: 'transparent-light' } as const,
        loaderData: { headerTheme: 'pink' },
      },
    ],
  ],
])('a page has the header of %s [NAV-07]', (_, matches) => {
  expect(getHeaderTheme(matches)).toBe('transparent-light')
})

test.each([
  ['says nothing', [root, { status: 'success', loaderData: null }]],
  ['asks for the default', [root, { status: 'success', staticData: dark, loaderData: { headerTheme: 'default' } }]],
  ['is missing', [root, { status: 'notFound', staticData: dark }]],
  ['has failed', [root, { status: 'error', staticData: dark }]],
  ['does not exist', [root]],
])('a page that %s has the default header [NAV-07]', (_, matches) => {
  expect(getHeaderTheme(matches)).toBe('default')
})
