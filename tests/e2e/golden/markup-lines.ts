/**
 * The markup of a document as one line an element or text, indented by depth, attributes by name: what a reader can compare. Runs in a
 * browser, because that is the parser that visitors have.
 */
export function toMarkupLines(html: string): string[] {
  const lines: string[] = []
  const print = (depth: number, text: string) => void lines.push('  '.repeat(depth) + text)

  const toTag = (element: Element) => {
    const attributes = [...element.attributes]
      .map(({ name, value }) => (value === '' ? name : `${name}=${JSON.stringify(value)}`))
      .sort()
    return `<${[element.localName, ...attributes].join(' ')}>`
  }

  const printText = (depth: number, text: string) => {
    if (text.trim() !== '') print(depth, /^\s|\s$|\n/.test(text) ? JSON.stringify(text) : text)
  }

  const printElement = (element: Element, depth: number) => {
    print(depth, toTag(element))
    const isCode = ['script', 'style'].includes(element.localName)
    if (isCode && element.getAttribute('type') === 'application/ld+json')
      for (const line of JSON.stringify(JSON.parse(element.textContent ?? ''), null, 2).split('\n'))
        print(depth + 1, line)
    // code is no markup: what it does shows in the page with script
    if (isCode) return
    let text = ''
    const content = element instanceof HTMLTemplateElement ? element.content : element
    for (const node of content.childNodes) {
      // React parts its texts by comments
      // a date is one of this week: only its form is kept
      if (node.nodeType === Node.TEXT_NODE)
        text += (node.textContent ?? '').replaceAll(element.localName === 'time' ? /\d+/g : /$^/g, '9')
      if (!(node instanceof Element)) continue
      printText(depth + 1, text)
      text = ''
      printElement(node, depth + 1)
    }
    printText(depth + 1, text)
  }

  printElement(new DOMParser().parseFromString(html, 'text/html').documentElement, 0)
  return lines
}
