import type { Page } from '@playwright/test'

/**
 * Makes the pages of a tab or context as Chrome's translation leaves them: each text node is replaced by another one in two
 * <font> elements, once the page is parsed and after each change. The words stay the same, so that journeys find them.
 */
export const translatePages = (target: Pick<Page, 'addInitScript'>) => target.addInitScript(translatePage)

/** Runs in the browser. */
function translatePage() {
  const createFont = () => {
    const font = document.createElement('font')
    font.style.verticalAlign = 'inherit'
    return font
  }
  const isTranslated = (text: Node): text is Text => {
    const parent = text.parentElement
    if (!parent || parent.localName === 'font' || !text.nodeValue?.trim()) return false
    if (parent.closest('script, style, textarea, noscript, title')) return false
    return parent.closest('[translate]')?.getAttribute('translate') !== 'no'
  }
  const translateTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (isTranslated(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) {
      const [outer, inner] = [createFont(), createFont()]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    translateTexts()
    new MutationObserver(translateTexts).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
