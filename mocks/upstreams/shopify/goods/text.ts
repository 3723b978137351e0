/** Shopify's `truncateAt`: at most so many characters, an ellipsis included. */
export function truncate(text: string, at: number | null | undefined): string {
  return at == null || text.length <= at ? text : `${text.slice(0, Math.max(0, at - 3))}...`
}

/** Text as HTML content or attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
