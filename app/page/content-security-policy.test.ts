import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildContentSecurityPolicy, buildReportedPolicy, hashInlineElements } from './content-security-policy.ts'

const getHash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

test('inline scripts and styles are allowed by their hashes [OPS-04]', () => {
  const inline = { scripts: new Set(['a()', `b("${'b'.repeat(3_000)}")`]), styles: new Set(['a{}']) }
  expect(hashInlineElements(inline)).toEqual({
    scripts: [getHash('a()'), getHash(`b("${'b'.repeat(3_000)}")`)],
    styles: [getHash('a{}')],
  })
})

test('the policy allows nothing unsafe, external or framed [OPS-04]', () => {
  const policy = buildContentSecurityPolicy(
    { scripts: [getHash('a()')], styles: [getHash('a{}')] },
    { images: ['https://cdn.example'], connect: [], formAction: [] },
  )
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain(`script-src 'self' ${getHash('a()')};`)
  expect(policy).toContain(`style-src 'self' ${getHash('a{}')};`)
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
