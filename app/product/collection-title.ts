/** A collection's name made of its handle: 'Pleated trousers' of 'pleated-trousers'. */
export function toCollectionTitle(handle: string): string {
  const words = handle.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
