import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'
import { getRequestNonce } from './script-nonce.ts'

/** A built page as visitors get it, with headers that its route set. */
function finish(headers: Headers): string {
  const request = new Request('https://shop.example/')
  const nonce = getRequestNonce(request)
  const html =
    `<head><link rel="modulepreload" nonce="${nonce}" href="/assets/shop.js"/></head>` +
    `<script type="module" async="" nonce="${nonce}" src="/assets/main.js"></script>`
  const origins = { images: [], connect: [], formAction: [] }
  return new TextDecoder().decode(
    finishPage(request, { html, style: '', marked: [] }, headers, { isBuilt: true, isTls: true, origins }),
  )
}

test('scripts wait until the largest part of a page is painted [OPS-07]', () => {
  expect(finish(new Headers())).toBe(
    '<head></head><script type="later" async="" data-preloads="/assets/shop.js" src="/assets/main.js"></script>',
  )
})
