/** Shopify's `truncateAt`: limits a text to a number of characters, including the ellipsis. */
export function truncate(text: string, length: number | null | undefined): string {
  return length == null || text.length <= length ? text : `${text.slice(0, Math.max(0, length - 3))}...`
}
