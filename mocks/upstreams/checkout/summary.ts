import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct, CatalogueVariant } from '../../world/catalogue.ts'
import { featuredImage, imageUrl } from '../shopify/goods/image.ts'
import { productTitle } from '../shopify/goods/product.ts'
import { moneyText } from '../shopify/money.ts'
import { type Html, html } from './html.ts'

/** One line of a cart or an order, as a shopper reads it. Minor units. */
export type SummaryLine = {
  product: CatalogueProduct
  variant: CatalogueVariant
  quantity: number
  /** Before offers; struck through where the total is lower. */
  subtotal: number
  total: number
  attributes: readonly { key: string; value: string }[]
  /** What was taken off the line, in words. */
  offers: readonly string[]
}

export type Summary = {
  region: RegionCode
  origin: string
  lines: readonly SummaryLine[]
  /** What comes between the lines and the total, like 'Subtotal' or '-£9.80' for a code. Minor units. */
  sums: readonly { label: string; amount: number }[]
  total: number
}

/** What is bought and what it costs, beside the checkout form and on the order's page. */
export function summary({ region, origin, lines, sums, total }: Summary): Html {
  return html`<section class="summary" aria-labelledby="summary"><h2 id="summary">Your order</h2>
<ul>${lines.map((line) => summaryLine(line, region, origin))}</ul>
<dl>${sums.map(({ label, amount }) => html`<dt>${label}</dt><dd>${moneyText(amount, region)}</dd>`)}
<dt class="total">Total</dt><dd class="total">${moneyText(total, region)}</dd></dl></section>`
}

function summaryLine({ product, variant, quantity, ...line }: SummaryLine, region: RegionCode, origin: string): Html {
  // keys that start with an underscore are notes between shop and back office (spec 3, "Hidden attribute keys")
  const properties = line.attributes.filter(({ key }) => !key.startsWith('_'))
  const image = featuredImage(product)
  return html`<li>${image ? html`<img src="${imageUrl(image, { origin }, { maxWidth: 160 })}" alt="" width="64" height="80">` : html`<span></span>`}
<div><p>${productTitle(product)}</p><p class="quiet">${variant.values.join(' / ')}</p>
${properties.map(({ key, value }) => html`<p class="quiet">${key}: ${value}</p>`)}
${line.offers.map((offer) => html`<p class="quiet">${offer}</p>`)}
<p class="quiet">Quantity ${quantity}</p></div>
<p class="price">${line.total < line.subtotal && html`<s>${moneyText(line.subtotal, region)}</s> `}${moneyText(line.total, region)}</p></li>
`
}
