let protocol = 'https:'

/** Sets the protocol of addresses without one: that of the shop itself. The server does once, when it starts. */
export function setPictureProtocol(siteOrigin: string): void {
  protocol = new URL(siteOrigin).protocol
}

/** The address of a picture, with a protocol; null for what is none. Shopify's may lack the protocol. */
export function toPictureAddress(src: string | undefined): string | null {
  const address = src?.replace(/^\/\//, `${protocol}//`) ?? ''
  return /^https?:/.test(address) && URL.canParse(address) ? address : null
}
