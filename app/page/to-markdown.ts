/** Elements that are no text of a page. */
const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'svg',
  'noscript',
  'dialog',
  'button',
  'select',
  'textarea',
  'video',
])
/** Elements without an end. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Elements that stand on lines of their own. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|main|nav|ol|p|section|summary|table|ul)$/

/** Elements within a line that often stand apart. */
const INLINE = /^(?:span|label|small)$/

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+/gi

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Returns the main part of a page of the shop as Markdown, so that both have the same data. Reads the HTML that the shop renders,
 * which is well-formed; links become absolute by `origin`. Text that looks like Markdown stays text.
 */
export function toMarkdown(html: string, origin: string): string {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html) ?? []
  let output = ''
  let skippedUntil: string | undefined
  let depth = 0
  /** The ends of open links and emphasis. */
  const ends: { name: string; end: string }[] = []

  for (const [token, isEnd, tag, attributes = ''] of main.matchAll(TOKEN)) {
    const name = tag?.toLowerCase()
    if (skippedUntil !== undefined) {
      if (name === skippedUntil && !attributes.endsWith('/')) depth += isEnd ? -1 : 1
      if (depth === 0) skippedUntil = undefined
      continue
    }
    if (name === undefined) {
      if (!token.startsWith('<!--')) output += escapeText(decode(token).replace(/\s+/g, ' '))
      continue
    }
    if (!isEnd && !VOID.has(name) && (SKIPPED.has(name) || isHidden(attributes))) {
      skippedUntil = name
      depth = 1
      continue
    }
    output += isEnd ? close(name) : open(name, attributes)
  }
  return `${tidy(output)}\n`

  function open(name: string, attributes: string): string {
    if (name === 'br') return '\n'
    if (name === 'hr') return '\n\n---\n\n'
    if (name === 'img') return formatPicture(attributes)
    if (name === 'a') return openWith(name, '[', formatLinkEnd(attributes))
    if (name === 'strong' || name === 'b') return openWith(name, '**', '**')
    if (name === 'em' || name === 'i') return openWith(name, '*', '*')
    if (name === 'li') return '\n- '
    if (name === 'tr') return '\n|'
    if (name === 'td' || name === 'th') return ' '
    if (name === 'dd') return ': '
    // what CSS keeps apart, such as breadcrumbs
    if (INLINE.test(name)) return /[)*]$/.test(output) ? ' ' : ''
    const [, level] = /^h([1-6])$/.exec(name) ?? []
    if (level) return `\n\n${'#'.repeat(Number(level))} `
    return BLOCKS.test(name) ? '\n\n' : ''
  }

  function close(name: string): string {
    if (name === 'td' || name === 'th') return ' |'
    const opened = ends.at(-1)
    if (opened?.name === name) {
      ends.pop()
      return opened.end
    }
    // what CSS keeps apart, such as the sizes of a row
    if (INLINE.test(name)) return ' '
    return BLOCKS.test(name) ? '\n\n' : ''
  }

  function openWith(name: string, start: string, end: string): string {
    ends.push({ name, end })
    return start
  }

  function formatLinkEnd(attributes: string): string {
    const href = readAttribute(attributes, 'href') ?? ''
    return `](${toAbsolute(href)})`
  }

  function formatPicture(attributes: string): string {
    const alt = readAttribute(attributes, 'alt')
    const source = readAttribute(attributes, 'src')
    return alt && source ? `\n\n![${escapeText(alt)}](${toAbsolute(source)})\n\n` : ''
  }

  function toAbsolute(address: string): string {
    const url = URL.canParse(address, origin) ? new URL(address, origin).href : ''
    return url.replaceAll('(', '%28').replaceAll(')', '%29')
  }
}

const isHidden = (attributes: string): boolean => /\s(?:hidden(?=[\s=/]|$)|aria-hidden="true")/.test(attributes)

function readAttribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : decode(value)
}

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (decimal || hex) return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
    return ENTITIES[name] ?? entity
  })

/** Keeps text from being read as Markdown. */
const escapeText = (text: string): string =>
  text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/^(\s*)(#{1,6}|[-+]|\d+[.)])(?=\s)/, '$1\\$2')

/** Without empty items and links, spaces that nobody sees and more than one empty line. */
const tidy = (text: string): string =>
  joinItems(
    text
      .replace(/\[\s*\]\([^)]*\)/g, '')
      .replace(/\[\s+/g, '[')
      .replace(/\s+\]\(/g, '](')
      .replace(/\)\[/g, ') [')
      .replace(/\*\*\s*\*\*/g, '')
      .split('\n')
      .map((line) =>
        line
          .trim()
          .replace(/ {2,}/g, ' ')
          .replace(/ (?=[,.;:!?](?:\s|$))/g, ''),
      ),
  )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The mark of a list or heading without its text, which a block inside it has. */
const MARK = /^(?:-|#{1,6})$/

/** Lines with marks before their text; marks of what is empty are left out. */
function joinItems(lines: readonly string[]): string[] {
  const joined: string[] = []
  let mark = ''
  for (const line of lines) {
    if (MARK.test(line)) mark = line
    else if (mark === '' || line === '') joined.push(...(mark === '' ? [line] : []))
    else {
      joined.push(/^(?:- |#)/.test(line) ? line : `${mark} ${line}`)
      mark = ''
    }
  }
  return joined
}
