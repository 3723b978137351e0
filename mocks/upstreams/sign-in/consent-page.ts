import type { CustomerRecord } from '../../world/customers.ts'
import { Html, html } from '../checkout/html.ts'
import { STYLE } from '../checkout/style.ts'

/** The page that asks the shopper who they are. There are no passwords: whoever has the page may be anybody. */
export function consentPage(requestId: string, customers: readonly CustomerRecord[], storefront: string): Response {
  return page(
    'Sign in',
    html`<h1>Sign in to SPOKE</h1>
<form method="post" action="consent">
<input type="hidden" name="request" value="${requestId}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required list="known">
<datalist id="known">${customers.map(({ email }) => html`<option value="${email}"></option>`)}</datalist>
<p><button name="decision" value="allow">Continue</button></p>
<p><button name="decision" value="deny" formnovalidate>Cancel</button></p>
</form>
<p class="quiet">A new address gets a new account.</p>`,
    { storefront },
  )
}

/** A request that cannot be sent back to where it came from, because that is what is wrong with it. */
export const refusalPage = (why: string) =>
  page('Sign-in refused', html`<h1>Sign-in refused</h1><p class="notice">${why}</p>`, { status: 400 })

/** `form-action` has to name the shop too: browsers apply it to where an answered form is sent on. */
function page(title: string, body: Html, { status = 200, storefront = '' }: { status?: number; storefront?: string }) {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - SPOKE (simulated)</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><p><b>SPOKE</b> <span>Simulated sign-in: no password is asked for</span></p></header>
<main><div>${body}</div></main>
</body>
</html>
`
  return new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${storefront}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
