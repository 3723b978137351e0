/** The shop's own path to the image host: /cdn/a.jpg is that host's /a.jpg. */
export const PICTURE_PATH = '/cdn'

/**
 * Every width that the shop uses, in device pixels. Other widths are not forwarded, because the image host may create a
 * file for each.
 */
export const PICTURE_WIDTHS: readonly number[] = [
  80, 160, 190, 253, 320, 380, 480, 490, 506, 640, 800, 960, 980, 1200, 1600, 2400,
]

/** The picture parameters that the shop forwards; `v` is the file's version at Shopify. */
const PARAMETERS: ReadonlyMap<string, RegExp> = new Map([
  ['v', /^\w{1,40}$/],
  ['format', /^(?:avif|webp|jpe?g|png)$/],
])

/** Matches encoded slashes, dots and control characters, and empty segments. */
const UNSAFE_PATH = /%(?:2[ef]|5c|[01])|\/\//i

let imageHost: string | undefined

/** Sets the origin whose pictures the shop forwards. The server calls it once, at start. */
export function setImageHost(origin: string): void {
  imageHost = origin
}

/** The origin whose pictures the shop forwards: on the server as set, in the browser from an attribute of `<html>`. */
export function getImageHost(): string | undefined {
  if (typeof document !== 'undefined') imageHost ??= document.documentElement.dataset.imageHost
  return imageHost
}

let protocol = 'https:'

/** Sets the protocol for addresses without one, that of the shop itself. The server calls it once, at start. */
export function setPictureProtocol(siteOrigin: string): void {
  protocol = new URL(siteOrigin).protocol
}

/** The address of a picture from an upstream, which may lack the protocol; null for text that is no address. */
export function toPictureAddress(src: string | null | undefined): string | null {
  const address = src?.replace(/^\/\//, `${protocol}//`) ?? ''
  return /^https?:/.test(address) && URL.canParse(address) ? address : null
}

/** Whether the shop forwards a picture's path. */
export const isPicturePath = (path: string): boolean => path.length <= 1_000 && !UNSAFE_PATH.test(path)

/** Whether the shop forwards a parameter besides the width. */
export const isPictureParameter = ([name, value]: [name: string, value: string]): boolean =>
  PARAMETERS.get(name)?.test(value) === true

/** Returns a function from widths to a picture's URL: a path of the shop if it forwards the picture. */
export function openPictureUrl(src: string): (width: number) => string {
  const { own } = getAddresses(src)
  return (width) => addWidth(own, PICTURE_WIDTHS.find((listed) => listed >= width) ?? 2400)
}

/** A picture's URL at the image host, for link previews and search engines, which need an absolute one. */
export const toAbsolutePictureUrl = (src: string, width: number): string => addWidth(getAddresses(src).absolute, width)

/** The addresses of a picture without a width. */
function getAddresses(src: string): { own: string; absolute: string } {
  // an upstream's malformed address must not fail the page
  if (!URL.canParse(src)) return { own: src, absolute: src }
  const url = new URL(src)
  // searchParams parses on first use, which most addresses do not need
  if (url.search.includes('width')) url.searchParams.delete('width')
  return { own: canForward(url) ? `${PICTURE_PATH}${url.pathname}${url.search}` : url.href, absolute: url.href }
}

const addWidth = (base: string, width: number) => `${base}${base.includes('?') ? '&' : '?'}width=${width}`

/**
 * Whether the shop forwards a picture: not one of another host, nor one with parameters like the signature of an
 * embargoed file.
 */
const canForward = (url: URL): boolean =>
  url.origin === getImageHost() &&
  isPicturePath(url.pathname) &&
  (url.search === '' || [...url.searchParams].every(isPictureParameter))
