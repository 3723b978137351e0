import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildContentSecurityPolicy, buildReportedPolicy, replaceNoncesWithHashes } from './content-security-policy.ts'

const NONCE = 'b7f1c6de'
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

test('the framework’s scripts are allowed by hash and lose their nonce [OPS-04]', async () => {
  const { html, hashes } = await replaceNoncesWithHashes(
    `<script nonce="${NONCE}">a()</script><script nonce="${NONCE}" type="module" src="/x.js"></script>`,
    NONCE,
  )
  expect(hashes).toEqual({ scripts: [hashOf('a()')], styles: [] })
  expect(html).toBe('<script>a()</script><script type="module" src="/x.js"></script>')
})

test('an injected script is not allowed [OPS-04]', async () => {
  const { hashes } = await replaceNoncesWithHashes(
    '<script>steal()</script><script nonce="guess">steal()</script>',
    NONCE,
  )
  expect(hashes).toEqual({ scripts: [], styles: [] })
})

test('only the shop’s own inline style is allowed by hash [OPS-04]', async () => {
  const { html, hashes } = await replaceNoncesWithHashes(`<style nonce="${NONCE}">a{}</style><style>b{}</style>`, NONCE)
  expect(hashes).toEqual({ scripts: [], styles: [hashOf('a{}')] })
  expect(html).toBe('<style>a{}</style><style>b{}</style>')
})

test('the policy allows nothing unsafe, external or framed [OPS-04]', () => {
  const policy = buildContentSecurityPolicy(
    { scripts: [hashOf('a()')], styles: [hashOf('a{}')] },
    { images: ['https://cdn.example'], connect: [], formAction: [] },
  )
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`)
  expect(policy).toContain(`style-src 'self' ${hashOf('a{}')};`)
  expect(policy).toContain(`img-src 'self' data: https://cdn.example;`)
  expect(policy).toContain(`frame-ancestors 'none'; report-uri /api/policy-report`)
})

test('only the support chat may load scripts, calls and frames [OPS-04] [NAV-15]', () => {
  const policy = buildContentSecurityPolicy(
    { scripts: [], styles: [] },
    { images: [], connect: [], formAction: [], chat: ['https://chat.example'] },
  )
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toContain(`${directive} 'self' https://chat.example;`)
  expect(
    buildContentSecurityPolicy({ scripts: [], styles: [] }, { images: [], connect: [], formAction: [] }),
  ).not.toContain('frame-src')
})

test('HTML that code sets from text is reported, except beside the chat [OPS-04]', () => {
  const origins = { images: [], connect: [], formAction: [] }
  expect(buildReportedPolicy(origins)).toBe("require-trusted-types-for 'script'; report-uri /api/policy-report")
  expect(buildReportedPolicy({ ...origins, chat: ['https://chat.example'] })).toBeUndefined()
})
