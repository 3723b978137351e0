/**
 * The text of an inline script: fills a panel of the menu with the markup in its <noscript> when the pointer or the focus
 * reaches its link, also before the page's scripts arrive. Until then no panel has elements. The Trusted Types policy names
 * markup that the server rendered.
 */
export const FILL_PANELS = `{
const policy = window.trustedTypes?.createPolicy('menu', { createHTML: (text) => text })
const fill = ({ target }) => {
  const markup = target.closest?.('header nav li')?.querySelector('[data-panel] > noscript')
  if (markup) markup.outerHTML = policy ? policy.createHTML(markup.textContent) : markup.textContent
}
for (const event of ['pointerover', 'focusin', 'click']) addEventListener(event, fill, true)
}`
