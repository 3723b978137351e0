import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What browsers have on https and on localhost alone: a phone on the office's network, or a proxy without TLS, lacks it. */
const SECURE_ONLY =
  /crypto\??\.(?:subtle|randomUUID)|navigator\??\.(?:clipboard|credentials|locks|serviceWorker|share|storage|wakeLock)\b|\bcookieStore\b|\bcaches\??\.(?:open|match)/

/** Whether a text checks that a name exists before using it: optional chaining, or a condition on the same name. */
const isAskedFirst = (text: string, name: string): boolean => {
  const plain = name.replace('?.', '.')
  return (
    name.includes('?.') ||
    text.includes(`if (!${plain})`) ||
    text.includes(`if (${plain})`) ||
    text.includes(`${plain}?.`)
  )
}

/** Files without the suffix whose uses run on the server alone. */
const SERVER_ONLY = new Set([
  'app/content/preview/preview-pass.ts',
  'app/http/limits/check-limit.server.ts',
  'app/page/script-nonce.ts',
])

test('no code of the browser needs what it has on https alone', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter(
    (path) => !/\.(?:server|test|fixtures)\.tsx?$|\.server\.test\.ts$/.test(path) && !SERVER_ONLY.has(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const needing = files.flatMap((path) => {
    const code = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const uses = code.match(new RegExp(SECURE_ONLY, 'g')) ?? []
    return uses.filter((name) => !isAskedFirst(code, name)).map((name) => `${path}: ${name}`)
  })
  expect(needing).toEqual([])
})
