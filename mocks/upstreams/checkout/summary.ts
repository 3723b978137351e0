import { type Html, html } from '../html.ts'
import { getImageUrl, type ShopImage } from '../shopify/goods/image.ts'
import { formatPrice, type PriceList } from '../shopify/money.ts'
import type { StoreUrls } from '../store-urls.ts'

/** A line of a cart or an order. Minor units. */
type SummaryLine = {
  title: string
  variantTitle: string
  image: ShopImage | null
  quantity: number
  /** Before offers; struck through if the total is lower. */
  subtotal: number
  total: number
  attributes: readonly { key: string; value: string }[]
  /** The titles of the offers on the line. */
  offers: readonly string[]
}

type Summary = {
  /** The store and currency of the amounts. */
  list: PriceList
  urls: StoreUrls
  lines: readonly SummaryLine[]
  /** The rows above the total, such as the subtotal and discounts. Minor units. */
  amounts: readonly { label: string; amount: number }[]
  total: number
}

/** The summary beside the checkout form and on the page of an order. */
export function renderSummary({ list, urls, lines, amounts, total }: Summary): Html {
  return html`<section class="summary" aria-labelledby="summary"><h2 id="summary">Your order</h2>
<ul>${lines.map((line) => renderLine(line, list, urls))}</ul>
<dl>${amounts.map(({ label, amount }) => html`<dt>${label}</dt><dd>${formatPrice(amount, list)}</dd>`)}
<dt class="total">Total</dt><dd class="total">${formatPrice(total, list)}</dd></dl></section>`
}

function renderLine(
  { title, variantTitle, image, quantity, ...line }: SummaryLine,
  list: PriceList,
  urls: StoreUrls,
): Html {
  // Spec 3, "Hidden attribute keys": keys with an underscore are not for shoppers.
  const properties = line.attributes.filter(({ key }) => !key.startsWith('_'))
  return html`<li>${image ? html`<img src="${getImageUrl(image, { urls }, { maxWidth: 160 })}" alt="" width="64" height="80">` : html`<span></span>`}
<div><p>${title}</p><p class="quiet">${variantTitle}</p>
${properties.map(({ key, value }) => html`<p class="quiet">${key}: ${value}</p>`)}
${line.offers.map((offer) => html`<p class="quiet">${offer}</p>`)}
<p class="quiet">Quantity ${quantity}</p></div>
<p class="price">${line.total < line.subtotal && html`<s>${formatPrice(line.subtotal, list)}</s> `}${formatPrice(line.total, list)}</p></li>
`
}
