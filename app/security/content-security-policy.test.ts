import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashMarkedScripts } from './content-security-policy.ts'

const MARK = 'b7f1c6de'
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

test('the framework’s scripts are allowed by hash and lose their mark [OPS-04]', async () => {
  const { html, hashes } = await hashMarkedScripts(
    `<script nonce="${MARK}">a()</script><script nonce="${MARK}" type="module" src="/x.js"></script>`,
    MARK,
  )
  expect(hashes).toEqual([hashOf('a()')])
  expect(html).toBe('<script>a()</script><script type="module" src="/x.js"></script>')
})

test('a script that somebody got into the page is not allowed [OPS-04]', async () => {
  const { hashes } = await hashMarkedScripts('<script>steal()</script><script nonce="guess">steal()</script>', MARK)
  expect(hashes).toEqual([])
})

test('the policy knows no unsafe word, no foreign script and no frame [OPS-04]', () => {
  const policy = contentSecurityPolicy([hashOf('a()')], {
    images: ['https://cdn.example'],
    connect: [],
    formAction: [],
  })
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`)
  expect(policy).toContain(`img-src 'self' data: https://cdn.example;`)
  expect(policy).toContain(`frame-ancestors 'none'`)
})

test('a support chat may run, call home and show its frame; nobody else may [OPS-04] [NAV-15]', () => {
  const policy = contentSecurityPolicy([], { images: [], connect: [], formAction: [], chat: ['https://chat.example'] })
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toContain(`${directive} 'self' https://chat.example;`)
  expect(contentSecurityPolicy([], { images: [], connect: [], formAction: [] })).not.toContain('frame-src')
})
