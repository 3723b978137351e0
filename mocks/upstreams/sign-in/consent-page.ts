import { createHash } from 'node:crypto'
import type { CustomerRecord } from '../../world/customers.ts'
import { Html, html } from '../checkout/html.ts'
import type { SignInRequest } from './grants.ts'
import { STYLE } from './style.ts'

/** What the form says when none of the listed customers is meant. */
export const SOMEBODY_ELSE = 'somebody-else'

/** What each scope gives the shop, as the shopper is asked for it. */
const SCOPES_IN_WORDS: Readonly<Record<string, string>> = {
  openid: 'know that it is you',
  email: 'see your email address',
  'customer-account-api:full': 'read and change your orders, addresses and details',
}

/** The page that asks the shopper who they are. There are no passwords: whoever has the page may be anybody. */
export function consentPage(
  requestId: string,
  { scope }: SignInRequest,
  customers: readonly CustomerRecord[],
  storefront: string,
): Response {
  const wishes = scope.split(' ').flatMap((each) => SCOPES_IN_WORDS[each] ?? [])
  return page(
    'Sign in',
    html`<h1>Who is signing in?</h1>
<form method="post" action="consent">
<input type="hidden" name="request" value="${requestId}">
${customers.length > 0 && choice(customers)}
<div class="field"><label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" aria-describedby="new"${new Html(customers.length > 0 ? '' : ' required')}>
<p id="new" class="quiet">A new address gets a new account.</p></div>
<p>SPOKE would like to:</p>
<ul>${wishes.map((wish) => html`<li>${wish}</li>`)}</ul>
<div class="buttons">
<button name="decision" value="continue">Continue</button>
<button name="decision" value="decline" class="plain" formnovalidate>Decline</button>
</div>
</form>`,
    { storefront },
  )
}

function choice(customers: readonly CustomerRecord[]): Html {
  return html`<fieldset><legend>Customers of this world</legend>
${customers.map(
  ({ id, firstName, lastName, email }, index) => html`<label class="customer">
<input type="radio" name="customer" value="${id}"${new Html(index === 0 ? ' checked' : '')}>
<span><b>${`${firstName} ${lastName}`.trim() || email}</b><small>${email}</small></span>
</label>`,
)}
<label class="customer"><input type="radio" name="customer" value="${SOMEBODY_ELSE}"><span><b>Somebody else</b><small>by an email address</small></span></label>
</fieldset>`
}

/** A request that cannot be sent back to where it came from, because that is what is wrong with it. */
export const refusalPage = (why: string) =>
  page('Sign-in refused', html`<h1>Sign-in refused</h1><p class="notice">${why}</p>`, { status: 400 })

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** `form-action` has to name the shop too: browsers apply it to where an answered form is sent on. */
function page(title: string, body: Html, { status = 200, storefront = '' }: { status?: number; storefront?: string }) {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - SPOKE (simulated)</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><b>SPOKE</b></header>
<main>${body}</main>
<footer>Simulated sign-in: no password is asked for, and nobody is who they say.</footer>
</body>
</html>
`
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${storefront}; base-uri 'none'; frame-ancestors 'none'`
  return new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}
