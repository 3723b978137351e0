/**
 * The text of an inline script: puts the closed parts of a page in the place of their <noscript> elements
 * (static-part.tsx), also before the page's scripts arrive. A part is filled when the pointer or the focus reaches what
 * opens it, a popover's as it opens. All are filled for print, and three seconds after the page has loaded, so that find in
 * page and crawlers find them. The Trusted Types policy names markup that the server rendered. A menu's pictures load as
 * soon as it is filled, so that they are there when it opens.
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
 * The text of an inline script after an element whose folds style shows open on wide screens: fills them before they are
 * painted.
 */
export const FILL_FOLDS_IF_WIDE = `if (matchMedia('(min-width: 768px)').matches)
  document.currentScript.previousElementSibling.dispatchEvent(new Event('fill-folds'))`
