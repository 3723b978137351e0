import { createHash } from 'node:crypto'
import { Html, html } from './html.ts'
import { STYLE } from './style.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The pages run no script and load nothing but pictures; the one style is named by its hash. */
const POLICY = [
  "default-src 'none'",
  'img-src *',
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A whole page of the checkout stand-in. @param aside The summary beside the main column, where there is one. */
export function page({
  title,
  body,
  aside,
  status = 200,
}: {
  title: string
  body: Html
  aside?: Html
  status?: number
}) {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - SPOKE checkout (simulated)</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><p><b>SPOKE</b> <span>Simulated checkout: nobody is charged</span></p></header>
<main${new Html(aside ? ' class="split"' : '')}><div>${body}</div>${aside ?? null}</main>
</body>
</html>
`
  return new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
