import { expect, test } from 'vitest'
import { parsePolicyReport } from './report-posts.server.ts'

test('a violation is read without queries, fragments and samples [OPS-04] [ANA-04]', () => {
  const report = {
    'document-uri': 'https://shop.example/account?email=jo@example.com#orders',
    referrer: 'https://mail.example/jo',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?user=jo',
    'source-file': 'https://shop.example/assets/index.js?v=1',
    'line-number': 12,
    'script-sample': 'alert(document.cookie)',
  }
  expect(parsePolicyReport({ 'csp-report': report })).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/account',
    source: '/assets/index.js',
    line: 12,
  })
})

test('a violation without URL has its keyword', () => {
  const report = { 'document-uri': 'about', 'violated-directive': 'style-src-attr', 'blocked-uri': 'inline' }
  expect(parsePolicyReport({ 'csp-report': report })).toMatchObject({
    directive: 'style-src-attr',
    blocked: 'inline',
    page: '',
  })
})

test('the violation of a browser extension is left out', () => {
  const report = { 'document-uri': 'https://shop.example/', 'source-file': 'chrome-extension://abc/content.js' }
  expect(parsePolicyReport({ 'csp-report': report })).toBeNull()
})

test.each([undefined, null, {}, [], 'x', { 'csp-report': { 'document-uri': 'x'.repeat(3_000) } }])(
  '%j is not a report of a violation',
  (report) => {
    expect(parsePolicyReport(report)).toBeUndefined()
  },
)
