/** A path of the shop or another site's secure address, as an editor may write it; null for anything else. */
export const ownHref = (text: string | null | undefined): string | null =>
  text && /^(?:\/(?![/\\])|https:\/\/)/.test(text) ? text : null
