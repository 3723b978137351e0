import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashMarked } from './content-security-policy.ts'

const MARK = 'b7f1c6de'
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

test('the framework’s scripts are allowed by hash and lose their mark [OPS-04]', async () => {
  const { html, hashes } = await hashMarked(
    `<script nonce="${MARK}">a()</script><script nonce="${MARK}" type="module" src="/x.js"></script>`,
    MARK,
  )
  expect(hashes).toEqual({ scripts: [hashOf('a()')], styles: [] })
  expect(html).toBe('<script>a()</script><script type="module" src="/x.js"></script>')
})

test('a script that somebody got into the page is not allowed [OPS-04]', async () => {
  const { hashes } = await hashMarked('<script>steal()</script><script nonce="guess">steal()</script>', MARK)
  expect(hashes).toEqual({ scripts: [], styles: [] })
})

test('our own style sheet in a page is allowed by hash, nobody else’s [OPS-04]', async () => {
  const { html, hashes } = await hashMarked(`<style nonce="${MARK}">a{}</style><style>b{}</style>`, MARK)
  expect(hashes).toEqual({ scripts: [], styles: [hashOf('a{}')] })
  expect(html).toBe('<style>a{}</style><style>b{}</style>')
})

test('the policy knows no unsafe word, no foreign script and no frame [OPS-04]', () => {
  const policy = contentSecurityPolicy(
    { scripts: [hashOf('a()')], styles: [hashOf('a{}')] },
    { images: ['https://cdn.example'], connect: [], formAction: [] },
  )
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`)
  expect(policy).toContain(`style-src 'self' ${hashOf('a{}')};`)
  expect(policy).toContain(`img-src 'self' data: https://cdn.example;`)
  expect(policy).toContain(`frame-ancestors 'none'`)
})

test('a support chat may run, call home and show its frame; nobody else may [OPS-04] [NAV-15]', () => {
  const policy = contentSecurityPolicy(
    { scripts: [], styles: [] },
    { images: [], connect: [], formAction: [], chat: ['https://chat.example'] },
  )
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toContain(`${directive} 'self' https://chat.example;`)
  expect(contentSecurityPolicy({ scripts: [], styles: [] }, { images: [], connect: [], formAction: [] })).not.toContain(
    'frame-src',
  )
})
