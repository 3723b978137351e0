import type { CustomerRecord } from '../../world/customers.ts'
import { createPageResponse, Html, html } from '../html.ts'
import type { SignInRequest } from './sign-in-request.ts'
import { STYLE } from './style.ts'

/** The form's value for a customer who is not listed. */
export const OTHER_CUSTOMER = 'other'

/** Who is expected to sign in. */
type Suggestion = { customerId: string | undefined; email: string | undefined }

/** The text of each scope on the page. */
const SCOPE_LABELS: Readonly<Record<string, string>> = {
  openid: 'know that it is you',
  email: 'see your email address',
  'customer-account-api:full': 'read and change your orders, addresses and details',
}

/** The page on which the shopper picks a customer and consents. It asks for no password. */
export function renderConsentPage(
  requestId: string,
  { scope, redirectUri }: SignInRequest,
  { customers, shopName }: { customers: readonly CustomerRecord[]; shopName: string },
  suggestion: Suggestion,
): Response {
  const { email } = suggestion
  const suggested = customers.find((customer) =>
    suggestion.customerId === undefined
      ? customer.email.toLowerCase() === email?.toLowerCase()
      : customer.id === suggestion.customerId,
  )
  const selectedId = suggested?.id ?? (email === undefined ? customers[0]?.id : undefined) ?? OTHER_CUSTOMER
  const scopeLabels = scope.split(' ').flatMap((name) => SCOPE_LABELS[name] ?? [])
  return renderPage(
    shopName,
    'Sign in',
    html`<h1>Who is signing in?</h1>
<form method="post" action="consent">
<input type="hidden" name="request" value="${requestId}">
${customers.length > 0 && renderCustomers(customers, selectedId)}
<div class="field"><label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${selectedId === OTHER_CUSTOMER ? (email ?? '') : ''}" aria-describedby="new"${new Html(customers.length > 0 ? '' : ' required')}>
<p id="new" class="quiet">A new address gets a new account.</p></div>
<p>${shopName} would like to:</p>
<ul>${scopeLabels.map((label) => html`<li>${label}</li>`)}</ul>
<div class="buttons">
<button name="decision" value="continue">Continue</button>
<button name="decision" value="decline" class="plain" formnovalidate>Decline</button>
</div>
</form>`,
    { leadsTo: redirectUri },
  )
}

function renderCustomers(customers: readonly CustomerRecord[], selectedId: string): Html {
  return html`<fieldset><legend>Customers of this world</legend>
${customers.map(
  ({ id, firstName, lastName, email }) => html`<label class="customer">
<input type="radio" name="customer" value="${id}"${renderChecked(id === selectedId)}>
<span><b>${`${firstName} ${lastName}`.trim() || email}</b><small>${email}</small></span>
</label>`,
)}
<label class="customer"><input type="radio" name="customer" value="${OTHER_CUSTOMER}"${renderChecked(selectedId === OTHER_CUSTOMER)}><span><b>Someone else</b><small>by an email address</small></span></label>
</fieldset>`
}

const renderChecked = (isChecked: boolean) => new Html(isChecked ? ' checked' : '')

/** The page that asks a browser whether to sign out (RP-Initiated Logout 1.0, 2). */
export const renderLogoutPage = (shopName: string, logoutId: string, redirectUri: string | undefined) =>
  renderPage(
    shopName,
    'Sign out',
    html`<h1>Do you want to sign out?</h1>
<form method="post" action="logout/confirm">
<input type="hidden" name="logout" value="${logoutId}">
<div class="buttons">
<button name="decision" value="continue">Sign out</button>
<button name="decision" value="decline" class="plain">Stay signed in</button>
</div>
</form>`,
    { leadsTo: redirectUri },
  )

/** The page after signing out or declining to, for a request that names no other. */
export function renderEndPage(shopName: string, isSignedIn: boolean): Response {
  const title = isSignedIn ? 'You are still signed in' : 'You are signed out'
  return renderPage(shopName, title, html`<h1>${title}</h1><p class="quiet">You can close this page.</p>`)
}

/** The page for an invalid request that cannot be redirected back to the shop. */
export const renderRefusalPage = (shopName: string, reason: string) =>
  renderPage(shopName, 'Sign-in refused', html`<h1>Sign-in refused</h1><p class="notice">${reason}</p>`, {
    status: 400,
  })

function renderPage(
  shopName: string,
  title: string,
  content: Html,
  { status = 200, leadsTo }: { status?: number; leadsTo?: string | undefined } = {},
) {
  return createPageResponse({
    title: `${title} - ${shopName} (simulated)`,
    style: STYLE,
    status,
    // Browsers apply form-action to redirects too, so it has to name the shop.
    policy: [`form-action 'self' ${leadsTo === undefined ? '' : getSource(leadsTo)}`],
    referrerPolicy: 'no-referrer',
    body: html`<header><b>${shopName}</b></header>
<main>${content}</main>
<footer>Simulated sign-in: any customer can be chosen, and no password is needed.</footer>`,
  })
}

/** What a content security policy calls the place of a URI: its origin, or the scheme of an app. */
function getSource(uri: string): string {
  const { origin, protocol } = new URL(uri)
  return origin === 'null' ? protocol : origin
}
