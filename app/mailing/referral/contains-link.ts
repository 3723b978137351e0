/** Top-level domains that mails abuse most; they are recognised with spaces or words in place of the dot, too. */
const COMMON = 'com|net|org|info|biz|io|co|uk|ru|xyz|top|shop|site|online|click|link'

const LINK_PATTERNS = [
  // a scheme, also with spaces between its letters
  /h\s*[tx]\s*[tx]\s*p\s*s?\s*:|:\s*\/\s*\/|\b(?:mailto|javascript|tel|ftp)\s*:/i,
  /\bw\s*w\s*w\s*\./i,
  // example.com; a single letter before the dot may be an initial, as in J.Smith
  /[\p{L}\p{N}_-]{2}\.\p{L}{2}/u,
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${COMMON})(?![\\p{L}\\p{N}])`, 'iu'),
  // example . com, example dot com, example (dot) com
  new RegExp(
    `[\\p{L}\\p{N}]\\s*(?:\\s\\.\\s?|[([{]\\s*(?:dot|\\.)\\s*[)\\]}]|\\sdot\\s)\\s*(?:${COMMON})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  // example. com
  /[\p{L}\p{N}]\.\s+(?:com|net|org|info|biz|co\.uk)(?![\p{L}\p{N}])/u,
  /\d{1,3}(?:\.\d{1,3}){3}/,
]

/**
 * Whether a text contains a web address, or something that a mail program could make a link of: our mails must carry no
 * links of strangers. Sees through invisible characters, other Unicode dots and the usual spellings of a dot.
 */
export function containsLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u3002\uff61]/g, '.')
  return LINK_PATTERNS.some((pattern) => pattern.test(plain))
}
