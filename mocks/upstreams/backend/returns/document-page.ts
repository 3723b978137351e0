import { encode } from 'uqr'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import type { ReturnRecord } from '../../../world/returns.ts'
import type { World } from '../../../world/world.ts'
import { createPageResponse, type Html, html } from '../../html.ts'
import { getLineTitle } from '../../shopify/customer/order.ts'
import { getVariantTitle } from '../../shopify/goods/options.ts'
import { findReturnCarrier } from './created-return.ts'
import { DOCUMENT_STYLE } from './document-style.ts'

/** The page of a return's label or QR code, to be printed or shown. */
export function renderDocumentPage(world: World, order: OrderRecord, record: ReturnRecord): Response {
  const { reference, createdAt, lines } = record
  const carrier = findReturnCarrier(order, record)
  const isQr = carrier?.document === 'qr'
  const documentName = isQr ? 'QR code' : 'Label'
  return renderPage({
    title: `${documentName} for return ${reference}`,
    body: html`<h1>${documentName} for return <span>${reference}</span></h1>
<p>${carrier?.description ?? ''} ${isQr ? 'A phone is enough; you can also print this page.' : 'Stick this label on your parcel.'}</p>
<section class="label">
<div class="code">${drawQrCode(reference)}<p>${reference}</p></div>
<div><h2>${carrier?.name ?? 'Carrier'}</h2>
<h3>From</h3><address>${toLines(getSender(order))}</address>
<h3>To</h3><address>${toLines(WAREHOUSES[order.region])}</address></div>
</section>
<h2>In this parcel</h2>
<ul>${lines.map((line) => html`<li>${line.quantity} x ${describeLine(world, order, line.orderLineId)}</li>`)}</ul>
<p class="quiet">Order ${order.name}. Created on ${createdAt.slice(0, 10)}.</p>`,
  })
}

/** The page for a wrong link. */
export const renderUnknownDocument = (): Response =>
  renderPage({
    title: 'No such label',
    status: 404,
    body: html`<h1>There is no label at this address</h1><p>Please open the link in your email again.</p>`,
  })

const renderPage = ({ title, body, status }: { title: string; body: Html; status?: number }) =>
  createPageResponse({
    title: `${title} - SPOKE returns (simulated)`,
    style: DOCUMENT_STYLE,
    status,
    policy: [],
    referrerPolicy: 'no-referrer',
    body: html`<header><p><b>SPOKE</b> <span>Simulated: no carrier takes this parcel</span></p></header><main>${body}</main>`,
  })

/** Invented addresses. */
const WAREHOUSES: Record<RegionCode, readonly string[]> = {
  gb: ['SPOKE Returns', '4 Example Park', 'Leicester LE1 0AA', 'United Kingdom'],
  us: ['SPOKE Returns', '400 Example Parkway', 'Newark, NJ 07102', 'United States'],
  eu: ['SPOKE Returns', '4 Example Quay', 'Dublin D01 X000', 'Ireland'],
}

function getSender({ shippingAddress, email }: OrderRecord): string[] {
  if (!shippingAddress) return [email ?? 'Not known']
  const { firstName, lastName, address1, address2, city, zip, country } = shippingAddress
  return [`${firstName ?? ''} ${lastName ?? ''}`, address1, address2, `${city ?? ''} ${zip ?? ''}`, country].flatMap(
    (line) => line?.trim() || [],
  )
}

const toLines = (lines: readonly string[]) => lines.map((line) => html`<span>${line}</span>`)

function describeLine(world: World, { lines }: OrderRecord, lineId: string): string {
  const line = lines.find(({ id }) => id === lineId)
  const variant = line && world.catalogue.variantById.get(line.variantId)?.variant
  return [line && getLineTitle(world, line), variant && getVariantTitle(variant)].filter(Boolean).join(', ')
}

/** Light modules around a code, which scanners need. */
const QUIET_ZONE = 4

function drawQrCode(text: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of ${text}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules.join('')}"/></svg>`
}
