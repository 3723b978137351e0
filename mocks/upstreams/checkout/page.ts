import { createPageResponse, Html, html } from '../html.ts'
import { STYLE } from './style.ts'

/** A page of the simulated checkout. @param aside A summary beside the main column. */
export function renderPage({
  title,
  body,
  aside,
  shopName,
  status = 200,
}: {
  title: string
  shopName: string
  body: Html
  aside?: Html
  status?: number
}) {
  return createPageResponse({
    title: `${title} - ${shopName} checkout (simulated)`,
    style: STYLE,
    status,
    policy: ['img-src *', "form-action 'self'"],
    referrerPolicy: 'same-origin',
    body: html`<header><p><b>${shopName}</b> <span>Simulated checkout: nobody is charged</span></p></header>
<main${new Html(aside ? ' class="split"' : '')}><div>${body}</div>${aside ?? null}</main>`,
  })
}
