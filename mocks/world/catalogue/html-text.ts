const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Tags within a sentence, which separate no words. */
const INLINE_TAG = /<\/?(?:a|abbr|b|code|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|u)\b[^>]*>/gi

/** The text of HTML on one line, as Shopify makes a description of a `descriptionHtml`. */
export const toText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(INLINE_TAG, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
      toCharacter(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll(/&([a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

const toCharacter = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
