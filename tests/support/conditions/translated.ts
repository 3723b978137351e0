import type { Page } from '@playwright/test'

/**
 * Makes the pages of a tab or context as Chrome's translation leaves them: each text node is replaced by another one in two
 * <font> elements, at the start and after each change. Journeys find the same words, React finds others: what hydrates later
 * is rendered anew, a whole page that is translated when it is `parsed`, and React logs error #418.
 */
export const translatePages = (target: Pick<Page, 'addInitScript'>, start: 'parsed' | 'hydrated' = 'hydrated') =>
  target.addInitScript(translatePage, start)

/** Runs in the browser. */
function translatePage(start: 'parsed' | 'hydrated') {
  const createFont = () => {
    const font = document.createElement('font')
    font.style.verticalAlign = 'inherit'
    return font
  }
  // an element's text is another one for React, which compares it, and the same for people and journeys
  const createMark = () => {
    const mark = document.createElement('noscript')
    mark.append('\u200b')
    return mark
  }
  const isTranslated = (text: Node): text is Text => {
    const parent = text.parentElement
    if (!parent || parent.localName === 'font' || !text.nodeValue?.trim()) return false
    if (parent.closest('script, style, textarea, noscript, title')) return false
    return parent.closest('[translate]')?.getAttribute('translate') !== 'no'
  }
  // a search for faults compares them with what the shop says later
  const translated: { was: string; original: Text; copy: Node }[] = []
  Object.assign(window, { translatedTexts: translated })
  const translateTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (isTranslated(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) {
      const [outer, inner] = [createFont(), createFont()]
      inner.append(text.data, createMark())
      outer.append(inner)
      text.replaceWith(outer)
      translated.push({ was: text.data, original: text, copy: outer })
    }
  }
  const translate = () => {
    if (start === 'hydrated' && !('hydrated' in document.documentElement.dataset)) return
    translateTexts()
  }
  addEventListener('DOMContentLoaded', () => {
    translate()
    const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-hydrated'] }
    new MutationObserver(translate).observe(document.documentElement, changes)
  })
}
