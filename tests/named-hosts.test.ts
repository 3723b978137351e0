import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Hosts that the code names and never calls. Every host that it calls is configuration. */
const NAMED: Readonly<Record<string, string>> = {
  'schema.org': 'names of structured data',
  'www.sitemaps.org': 'a name space of XML',
  'www.w3.org': 'a name space of XML',
  'ucp.dev': 'names of the protocol’s documents',
  'json-schema.org': 'the name of a dialect',
  'www.instagram.com': 'a link for shoppers',
  'www.facebook.com': 'a link for shoppers',
  'www.youtube.com': 'a link for shoppers',
  'this-site': 'stands for any origin',
  limits: 'an object of the Worker itself',
  purges: 'an object of the Worker itself',
}

/** The hosts of the addresses in a text, without its comments. */
const listHosts = (code: string): string[] =>
  [...code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').matchAll(/(?:https?|wss?):\/\/([a-z0-9.-]+)/gi)].map(
    ([, host = '']) => host,
  )

test('an address in the code is found, one in a comment is not [OPS-04]', () => {
  const code =
    "fetch('https://evil.example/a') // see https://docs.example\n/** https://more.example */ new URL(`http://b.example`)"
  expect(listHosts(code)).toEqual(['evil.example', 'b.example'])
})

test('the shop calls no host but those of its configuration [OPS-04]', () => {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.fixtures.*'] })
  const clients = globSync('contracts/**/*.ts', { exclude: ['**/*.test.*', '**/*.fixtures.*'] })
  const hosts = [...files, ...clients].flatMap((file) => listHosts(readFileSync(file, 'utf8')))
  // RFC 6761: such names lead nowhere
  const real = hosts.filter((host) => !/\.(?:test|example|invalid)$/.test(host))
  expect([...new Set(real)].toSorted()).toEqual(Object.keys(NAMED).toSorted())
})
