/** Whether to leave a click to the browser: it opens a new tab or window, or was already handled. */
export const isBrowserHandledClick = (event: {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Props of an element whose plain links the router follows without loading a document (app/region/use-client-links.ts). */
export const clientLinks = { 'data-client-links': '' }
