import type { CustomerRecord } from '../../world/customers.ts'
import { createPageResponse, Html, html } from '../html.ts'
import type { SignInRequest } from './grants.ts'
import { STYLE } from './style.ts'

/** The form's value for a customer who is not listed. */
export const OTHER_CUSTOMER = 'other'

/** What each scope permits, in the words of the page. */
const SCOPE_LABELS: Readonly<Record<string, string>> = {
  openid: 'know that it is you',
  email: 'see your email address',
  'customer-account-api:full': 'read and change your orders, addresses and details',
}

/** The page on which the shopper picks a customer and consents. It asks for no password. */
export function renderConsentPage(
  requestId: string,
  { scope }: SignInRequest,
  customers: readonly CustomerRecord[],
  storefront: string,
): Response {
  const scopeLabels = scope.split(' ').flatMap((name) => SCOPE_LABELS[name] ?? [])
  return renderPage(
    'Sign in',
    html`<h1>Who is signing in?</h1>
<form method="post" action="consent">
<input type="hidden" name="request" value="${requestId}">
${customers.length > 0 && renderCustomers(customers)}
<div class="field"><label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" aria-describedby="new"${new Html(customers.length > 0 ? '' : ' required')}>
<p id="new" class="quiet">A new address gets a new account.</p></div>
<p>SPOKE would like to:</p>
<ul>${scopeLabels.map((label) => html`<li>${label}</li>`)}</ul>
<div class="buttons">
<button name="decision" value="continue">Continue</button>
<button name="decision" value="decline" class="plain" formnovalidate>Decline</button>
</div>
</form>`,
    { storefront },
  )
}

function renderCustomers(customers: readonly CustomerRecord[]): Html {
  return html`<fieldset><legend>Customers of this world</legend>
${customers.map(
  ({ id, firstName, lastName, email }, index) => html`<label class="customer">
<input type="radio" name="customer" value="${id}"${new Html(index === 0 ? ' checked' : '')}>
<span><b>${`${firstName} ${lastName}`.trim() || email}</b><small>${email}</small></span>
</label>`,
)}
<label class="customer"><input type="radio" name="customer" value="${OTHER_CUSTOMER}"><span><b>Someone else</b><small>by an email address</small></span></label>
</fieldset>`
}

/** The page for an invalid request that cannot be redirected back to the shop. */
export const renderRefusalPage = (reason: string) =>
  renderPage('Sign-in refused', html`<h1>Sign-in refused</h1><p class="notice">${reason}</p>`, { status: 400 })

function renderPage(
  title: string,
  content: Html,
  { status = 200, storefront = '' }: { status?: number; storefront?: string },
) {
  return createPageResponse({
    title: `${title} - SPOKE (simulated)`,
    style: STYLE,
    status,
    // Browsers apply form-action to redirects too, so it has to name the shop.
    policy: [`form-action 'self' ${storefront}`],
    referrerPolicy: 'no-referrer',
    body: html`<header><b>SPOKE</b></header>
<main>${content}</main>
<footer>Simulated sign-in: any customer can be chosen, and no password is needed.</footer>`,
  })
}
