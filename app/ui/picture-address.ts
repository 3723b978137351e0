/** The shop's own path to the image host: /cdn/a.jpg is that host's /a.jpg. */
export const PICTURE_PATH = '/cdn'

/** Every width that the shop asks for, in device pixels. It passes on no others, because each may be one more file to make. */
export const PICTURE_WIDTHS: readonly number[] = [
  80, 160, 190, 253, 320, 380, 480, 490, 506, 640, 800, 960, 980, 1200, 1600, 2400,
]

/** The parameters of pictures that the shop passes on; `v` is the file's version at Shopify. */
const PARAMETERS: ReadonlyMap<string, RegExp> = new Map([
  ['v', /^\w{1,40}$/],
  ['format', /^(?:avif|webp|jpe?g|png)$/],
])

/** Slashes, dots and controls that only a decoder would see, and empty segments. */
const UNSAFE_PATH = /%(?:2[ef]|5c|[01])|\/\//i

let imageHost: string | undefined

/** Sets the origin whose pictures the shop passes on. The server calls it once, when it starts. */
export function setImageHost(origin: string): void {
  imageHost = origin
}

/** The origin whose pictures the shop passes on: on the server as set, in the browser as `<html>` names it. */
export function getImageHost(): string | undefined {
  if (typeof document !== 'undefined') imageHost ??= document.documentElement.dataset.imageHost
  return imageHost
}

let protocol = 'https:'

/** Sets the protocol of addresses without one: that of the shop itself. The server does once, when it starts. */
export function setPictureProtocol(siteOrigin: string): void {
  protocol = new URL(siteOrigin).protocol
}

/** The address of a picture from an upstream, which may lack the protocol; null for what is none. */
export function toPictureAddress(src: string | null | undefined): string | null {
  const address = src?.replace(/^\/\//, `${protocol}//`) ?? ''
  return /^https?:/.test(address) && URL.canParse(address) ? address : null
}

/** Whether the shop passes on a picture's path. */
export const isPicturePath = (path: string): boolean => path.length <= 1_000 && !UNSAFE_PATH.test(path)

/** Whether the shop passes on a parameter beside the width. */
export const isPictureParameter = ([name, value]: [name: string, value: string]): boolean =>
  PARAMETERS.get(name)?.test(value) === true

/** Returns a function from widths to a picture's URL: a path of the shop where it passes the picture on. */
export function openPictureUrl(src: string): (width: number) => string {
  const { own } = getAddresses(src)
  return (width) => addWidth(own, PICTURE_WIDTHS.find((listed) => listed >= width) ?? 2400)
}

/** A picture's URL at the image host, for link previews and search engines, which want a whole one. */
export const toAbsolutePictureUrl = (src: string, width: number): string => addWidth(getAddresses(src).absolute, width)

/** The addresses of a picture without a width. */
function getAddresses(src: string): { own: string; absolute: string } {
  // nothing that an upstream says of a picture takes the page with it
  if (!URL.canParse(src)) return { own: src, absolute: src }
  const url = new URL(src)
  // parameters are parsed when they are first asked for, which most addresses need not be
  if (url.search.includes('width')) url.searchParams.delete('width')
  return { own: canPassOn(url) ? `${PICTURE_PATH}${url.pathname}${url.search}` : url.href, absolute: url.href }
}

const addWidth = (base: string, width: number) => `${base}${base.includes('?') ? '&' : '?'}width=${width}`

/** Others stay as they are: of another host, or with parameters like the signature of an embargoed file. */
const canPassOn = (url: URL): boolean =>
  url.origin === getImageHost() &&
  isPicturePath(url.pathname) &&
  (url.search === '' || [...url.searchParams].every(isPictureParameter))
