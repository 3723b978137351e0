import { copyMoney, type Money } from '#app/ui/money.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import type {
  CollectionProduct,
  Id,
  Picture,
  Price,
  Product as WireProduct,
} from '#contracts/backend/generated/types.ts'
import { listOffersOfKind } from '#contracts/shop/multi-buy.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { badgesFromTags } from './card/badge.wire.ts'
import { findColour } from './colour-words.ts'
import type { Swatch } from './product.ts'

/**
 * Fills in the fields that spec 3 does not give a product: one line for each assumed field of the contract. Fields of a product
 * page come from the product call only (`fillProduct`).
 */
export function fillListedProduct(wire: CollectionProduct, store: RegionCode) {
  const title = splitTitle(wire.title)
  const tags = tagsFromWire(wire.tags)
  const swatch: Swatch = copySwatch(wire.swatch) ?? { name: title.colour, hex: findColour(title.colour) }
  const groupTitle = wire.product_feed.group_title || title.style || wire.product_type || wire.product_feed.category
  return {
    handle: wire.handle || toSkuHandle(wire.sku) || productIdFromWire(wire.product_feed.product_id),
    group_title: groupTitle,
    swatch,
    price: toMoney(wire.price, store),
    compare_at_price: wire.compare_at_price ? copyMoney(wire.compare_at_price) : null,
    tags,
    multi_buys: listOffersOfKind({
      names: [wire.product_type, wire.product_feed.category, groupTitle, wire.title],
      tags,
    }),
    badges: wire.badges ?? badgesFromTags(tags),
    published_at: wire.published_at ?? null,
    subtitle: wire.subtitle?.trim() || null,
    // `options` are filled in listed-product.wire.ts, a variant's `price` in product.wire.ts
    image: fillPicture(wire.image, groupTitle, swatch),
    hover_image: fillPicture(wire.hover_image, groupTitle, swatch),
    cloth_image: fillPicture(wire.cloth_image, groupTitle, swatch),
  }
}

export const fillProduct = (wire: WireProduct, store: RegionCode) => {
  const listed = fillListedProduct(wire, store)
  const { group_title, swatch, image } = listed
  const images = (wire.images ?? []).flatMap((picture) => fillPicture(picture, group_title, swatch) ?? [])
  return {
    ...listed,
    personalisation: wire.personalisation ?? null,
    promise: wire.promise ?? '',
    description: wire.description ?? '',
    highlights: wire.highlights ?? [],
    fabric: wire.fabric ?? '',
    care: wire.care ?? '',
    images: images.length > 0 || !image ? images : [image],
    colourways: wire.colourways ?? [],
  }
}

/** A picture with a valid address; null if there is none. */
function fillPicture(
  picture: Partial<Picture> | undefined,
  style: string,
  { name }: Swatch,
): { src: string; alt: string } | null {
  const src = toPictureAddress(picture?.src)
  return src === null ? null : { src, alt: picture?.alt || `${style}, ${name}` }
}

/** A swatch without what else the backend may send with it. */
export const copySwatch = (swatch: Swatch | undefined): Swatch | undefined =>
  swatch && { name: swatch.name, hex: swatch.hex }

/** The tags as a list. The backend may send comma-separated text. */
const tagsFromWire = (tags: CollectionProduct['tags'] = []): readonly string[] =>
  typeof tags === 'string' ? tags.split(',').map((tag) => tag.trim()) : tags

/** A price as an amount with its currency, by default the store's. */
const toMoney = (price: Price, store: RegionCode): Money =>
  typeof price === 'object'
    ? copyMoney(price)
    : { amount: Number(price).toFixed(2), currencyCode: REGIONS[store].currency }

/** The number of a Shopify id, sent as such or as gid://shopify/…/{number}; 0 if it is neither. */
export function toIdNumber(id: Id): number {
  const number = Number(String(id).replace(/^gid:\/\/shopify\/\w+\//, ''))
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** A product's Shopify number as text, else its id as it was sent. */
export const productIdFromWire = (id: Id): string => String(toIdNumber(id) || id)

/** Separators of style and colour: 'Heroes, Navy', 'Heroes - Navy', 'Heroes in Navy', 'Heroes (Navy)'. */
const STYLE_AND_COLOUR = /^(?<style>.+)(?:, | [-–—|] | in | \()(?<colour>[^()]+)\)?$/

/**
 * The colour in a product's title, and the style if the title has one. Spec 3: "title (colour)". Two colours, as in
 * 'Navy - White', are one colour and no style.
 */
export function splitTitle(title: string): { style: string | null; colour: string } {
  const { style, colour } = STYLE_AND_COLOUR.exec(title.trim())?.groups ?? {}
  const lastWord = style?.split(' ').at(-1)
  if (!style || !colour || !lastWord || findColour(lastWord)) return { style: null, colour: title.trim() }
  return { style, colour: colour.trim() }
}

/** Spec 3, "SKU grouping": "the first 14 characters identify the product, the first 6 the group". */
const PRODUCT_LENGTH = 14
const GROUP_LENGTH = 6

/** The part of a sku that all sizes of a product share. */
export const getProductSku = (sku: string): string => sku.slice(0, PRODUCT_LENGTH)

/** The part of a sku that all colours of a style share. */
export const getGroupSku = (sku: string): string => sku.slice(0, GROUP_LENGTH)

/** The part of a variant's sku that identifies its size. */
export const getSizeSku = (sku: string): string => sku.slice(PRODUCT_LENGTH)

/** The handle of a product without one, made of its sku, which is unique within the shop. */
export const toSkuHandle = (sku: string): string =>
  getProductSku(sku)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/]+/g, '-')
