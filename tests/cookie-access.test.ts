import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What reads, writes or names a cookie by itself, with the files that may: one function knows the name that is stored. */
const RULES: readonly { what: string; pattern: RegExp; allowed: readonly string[] }[] = [
  {
    what: 'document.cookie',
    pattern: /\bdocument\??\.cookie\b|\bcookie\b[^=;]*\}\s*=\s*document\b/,
    // the banner's is the text of a script that runs before any other
    allowed: ['app/visitor/browser-state.ts', 'app/shell/flash-banner.tsx'],
  },
  { what: 'the cookie store', pattern: /cookieStore\??\.(?:get|set|delete)/, allowed: [] },
  {
    what: 'the Cookie header',
    pattern: /(?:\.(?:get|set|append)\(|headers(?:\?\.)?\[)\s*['"`](?:set-)?cookie\b/i,
    allowed: ['app/visitor/cookie-header.ts'],
  },
  { what: 'getSetCookie', pattern: /getSetCookie\(/, allowed: [] },
  {
    what: 'the framework’s functions',
    pattern: /\b(?:[gs]etCookies?|deleteCookie|\w+Session)\b[^}]*\}\s*from '@tanstack\/react-start\/server'/,
    allowed: ['app/visitor/visitor.server.ts'],
  },
  {
    what: 'a cookie’s name',
    pattern: /\b(?:COOKIE|\w+_COOKIE|\w+Cookie|\w+CookieName)\b[^}]*\}\s*from '#contracts\/shop\/visitor\.ts'/,
    allowed: ['app/visitor/cookies.ts', 'app/visitor/cookie-header.ts', 'app/visitor/visitor.server.ts'],
  },
  {
    what: 'a cookie’s scope',
    pattern: /\bhttpOnly\s*:/,
    allowed: ['app/visitor/cookies.ts', 'app/visitor/visitor.server.ts'],
  },
  { what: 'a prefix', pattern: /__(?:Host|Secure)-/, allowed: [] },
]

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** The rules that a file breaks. */
const findAccess = (path: string, text: string): string[] =>
  RULES.filter(({ pattern, allowed }) => !allowed.includes(path) && pattern.test(withoutComments(text))).map(
    ({ what }) => `${path}: ${what}`,
  )

test('every cookie is read and written by its specification, so that its stored name is the same [OPS-04]', () => {
  const paths = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.(test|fixtures)\.tsx?$/.test(path))
  expect(paths.length).toBeGreaterThan(500)
  expect(paths.flatMap((path) => findAccess(path, readFileSync(root + path, 'utf8')))).toEqual([])
})

test.each([
  "readCookie(document.cookie, 'customerId')",
  "readCookie(headers.get('cookie') ?? '', PREVIEW)",
  "response.headers.append('set-cookie', 'a=1')",
  'await window.cookieStore.set({ name, value })',
  "import { getCookie } from '@tanstack/react-start/server'",
  "import { COOKIE } from '#contracts/shop/visitor.ts'",
  "const pass = { name: 'spoke_preview', httpOnly: true }",
  "const name = '__Host-cart_id_gb'",
])('the test sees a cookie that is used past it: %s', (text) => {
  expect(findAccess('app/shell/anything.ts', text)).toHaveLength(1)
})
