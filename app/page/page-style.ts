import type { AnyRouter } from '@tanstack/react-router'

/** What stands in a page for its style until `finishPage` puts that in. */
export const getStyleMark = (nonce: string): string => `/*${nonce}*/`

/**
 * Returns the style of a page's routes, and lets them render a mark in its place: it is a third of a page and the same on all
 * pages of these routes, so that it need not be rendered, searched and encoded with each.
 */
export function takeStyle(router: AnyRouter, mark: string): string {
  const manifest = router.ssr?.manifest
  const style = manifest?.inlineStyle
  if (!manifest || !style?.children) return ''
  router.ssr = { manifest: { ...manifest, inlineStyle: { ...style, children: mark } } }
  return style.children
}
