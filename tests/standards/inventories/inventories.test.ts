import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configSchema } from '#app/upstream/config.server.ts'
import * as cookies from '#app/visitor/cookies.ts'
import * as visitor from '#contracts/shop/visitor.ts'
import { CREDENTIALS, PUBLIC_FUNCTIONS } from './access.ts'
import { LOGS, WRITERS } from './log-lines.ts'
import { LEVELS, STORED } from './personal-data.ts'
import { CRYPTOGRAPHY, OUTGOING, SECRETS } from './secrets.ts'

/** The shop's code, without tests and what is generated. */
const sources = globSync('{app,contracts,cli/serve}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/*.fixtures.*', '**/generated/**', '**/*.gen.ts', 'contracts/ucp/**'],
}).map((file) => ({
  file,
  // without comments and texts
  code: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, (text) =>
    /^'(?:node:crypto|oauth4webapi|@redis\/client)'$/.test(text) ? text : '',
  ),
}))

const findFiles = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

const sorted = (names: Iterable<string>) => [...names].toSorted()

test('every cookie and key of a browser is listed with its level and its end [OPS-15]', () => {
  const named = [visitor.COOKIE, visitor.LOCAL_STORAGE, visitor.SESSION_STORAGE].flatMap((names) =>
    Object.values(names),
  )
  const ofRegions = Object.entries(visitor).flatMap(([name, value]) =>
    typeof value === 'function' && /(?:Cookie|Key)$/.test(name) ? [(value as (region: 'gb') => string)('gb')] : [],
  )
  expect(ofRegions.length).toBeGreaterThan(10)
  expect(sorted(Object.keys(STORED))).toEqual(sorted([...named, ...ofRegions, visitor.PREVIEW_COOKIE]))
  expect(new Set(Object.values(STORED).map(({ level }) => level))).toEqual(new Set(Object.keys(LEVELS)))
})

test('script reads no secret cookie but the account’s, whose tokens the specification gives it [OPS-15] [ACC-02]', () => {
  const specs = Object.values(cookies).map((spec) => (typeof spec === 'function' ? spec('gb') : spec))
  const readable = specs.filter(({ name, httpOnly }) => STORED[name]?.level === 'secret' && !httpOnly)
  expect(readable.map(({ name }) => name)).toEqual(['account_token_gb'])
  expect(specs.filter(({ httpOnly }) => httpOnly).length).toBeGreaterThan(3)
})

test('every server function is listed with the credential that it takes, or as public [OPS-15]', () => {
  const functions = sources.flatMap(({ code }) =>
    [...code.matchAll(/export const (\w+) = createServerFn\(/g)].map(([, name = '']) => name),
  )
  const listed = Object.values(CREDENTIALS).flatMap((credential) => credential.functions)
  expect(sorted([...listed, ...PUBLIC_FUNCTIONS])).toEqual(sorted(functions))
})

test('what takes a token, a key or a proof is no public function [OPS-15]', () => {
  for (const { file, code } of sources)
    for (const [, name = '', body = ''] of code.matchAll(/export const (\w+) = (createServerFn\([\s\S]*?\.handler)/g))
      if (/\b(?:accessToken|refreshToken|proof|key: )\b/.test(body))
        expect(PUBLIC_FUNCTIONS, `${name} of ${file}`).not.toContain(name)
})

test('every secret is listed with its maker, scope and successor, and read where it is needed [OPS-15]', () => {
  const secrets = Object.entries(configSchema.shape).flatMap(([name, type]) =>
    type.meta()?.kind === 'secret' || ('unwrap' in type && type.unwrap().meta()?.kind === 'secret') ? [name] : [],
  )
  const names = new Set(
    [...secrets, 'BACKEND_HEADERS'].map((name) => name.replace(/^SHOPIFY_(?:GB|US|EU)_/, 'SHOPIFY_')),
  )
  expect(secrets.length).toBeGreaterThan(15)
  expect(sorted(Object.keys(SECRETS))).toEqual(sorted(names))
  for (const [name, { readBy }] of Object.entries(SECRETS)) {
    const pattern = name.startsWith('SHOPIFY_')
      ? new RegExp(`SHOPIFY_\\$\\{code\\}_${name.slice(8)}\\b`)
      : new RegExp(`\\b${name}\\b`)
    const readers = findFiles(pattern).filter((file) => file !== 'app/upstream/config.server.ts')
    expect(sorted(readers), name).toEqual(sorted(readBy))
  }
})

test('every use of cryptography and randomness is listed, and none is our own [OPS-15]', () => {
  const used = findFiles(
    /'node:crypto'|'oauth4webapi'|\bcrypto\.(?:subtle|getRandomValues|randomUUID)|\bcrypto\b\s*\n?\s*\.randomUUID|Math\.random\(/,
  )
  expect(sorted(used)).toEqual(sorted(Object.keys(CRYPTOGRAPHY)))
  // shifts and masks as hashes and ciphers have them
  expect(findFiles(/>>> ?\d+\) ?\^|Math\.imul\(/)).toEqual([])
})

/** Files with calls that a browser makes. */
const OF_BROWSERS = [
  'app/analytics/outbox.ts',
  'app/errors/report.ts',
  'app/page/build/part-styles.ts',
  'app/page/call-server.ts',
  'app/region/country-prompt.tsx',
]

test('every connection of the server is listed with the variable that its address comes from [OPS-15]', () => {
  const opening =
    /globalThis\.fetch\b(?!>)|(?:await|return) fetch\((?!\))|(?<!\b(?:app|entry))\.fetch\((?!\))|\bconnect(?:Tls|Tcp)?\(\{|'@redis\/client'|OTLPTraceExporter\(/
  const ofServer = findFiles(opening).filter((file) => !OF_BROWSERS.includes(file))
  expect(sorted(ofServer)).toEqual(sorted(Object.keys(OUTGOING)))
})

test('every file that writes a log is listed, with who reads it and for how long it is kept [OPS-15]', () => {
  const writers = findFiles(/console\.\w+\(|process\.std(?:out|err)\b/)
  expect(sorted(writers)).toEqual(sorted(Object.keys(WRITERS)))
  for (const log of Object.values(LOGS)) for (const text of Object.values(log)) expect(text).not.toBe('')
})
