/**
 * The text of an inline script that replaces the <noscript> elements of closed parts by their markup (static-part.tsx),
 * also before the page's scripts arrive: when the pointer or the focus reaches the control, when a popover opens, for
 * print, and three seconds after load for find in page and crawlers. The Trusted Types policy is for markup that the
 * server rendered. A menu's pictures load when it is filled, so that they are there when it opens.
 */
export const FILL_CLOSED_PARTS = `{
const policy = window.trustedTypes?.createPolicy('closed-parts', { createHTML: (text) => text })
const fill = (part) => {
  if (part) part.outerHTML = policy ? policy.createHTML(part.textContent) : part.textContent
}
const fillFolds = (root) => root.querySelectorAll('details > noscript, [popover] noscript').forEach(fill)
const fillAllFolds = () => fillFolds(document)
const fillNear = ({ target }) => {
  const near = target.closest?.('header nav li, details')
  const part = near?.querySelector('noscript')
  if (near?.tagName == 'LI' && part) part.textContent = part.textContent.replaceAll('loading="lazy"', '')
  fill(part)
}
for (const event of ['pointerover', 'focusin', 'click']) addEventListener(event, fillNear, true)
for (const event of ['fill-folds', 'beforetoggle']) addEventListener(event, ({ target }) => fillFolds(target), true)
addEventListener('beforeprint', fillAllFolds)
matchMedia('(min-width: 768px)').addEventListener('change', fillAllFolds)
addEventListener('load', () => setTimeout(fillAllFolds, 3000))
}`

/**
 * The text of an inline script that follows an element whose folds are open on wide screens, and fills them before
 * paint.
 */
export const FILL_FOLDS_IF_WIDE = `if (matchMedia('(min-width: 768px)').matches)
  document.currentScript.previousElementSibling.dispatchEvent(new Event('fill-folds'))`
