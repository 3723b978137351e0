/** A link from an editor if it is a path of the shop or an https URL; null for anything else. */
export const toSafeHref = (text: string | null | undefined): string | null =>
  text && /^(?:\/(?![/\\])|https:\/\/)/.test(text) ? text : null
