const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
const [QUOTE, BACKSLASH, COMMA, COLON, BRACKET, BRACKET_END, BRACE, BRACE_END] = [...'"\\,:[]{}'].map((character) =>
  character.charCodeAt(0),
)
/** What ends a number or a word. */
const DELIMITERS = new Set([...' \t\n\r",:[]{}'].map((character) => character.charCodeAt(0)))
const NUMBER_OR_WORD = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
const ESCAPE = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end'

/**
 * The offset in bytes of the first part of a text that is not JSON; the text's length where it ends too early or is JSON. The
 * messages of JSON.parse quote the text, and do not always tell the place.
 */
export function findJsonError(bytes: Uint8Array): number {
  const ends: (number | undefined)[] = []
  let expected: Expected = 'value'
  let at = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0
  for (;;) {
    while (isBlank(bytes[at])) at++
    const byte = bytes[at]
    if (byte === undefined) return at
    if (expected.endsWith('or end') && ends.length > 0 && byte === ends.at(-1)) {
      ends.pop()
      expected = 'comma or end'
      at++
    } else if (expected === 'comma or end') {
      if (byte !== COMMA || ends.length === 0) return at
      expected = ends.at(-1) === BRACE_END ? 'key' : 'value'
      at++
    } else if (expected === 'colon') {
      if (byte !== COLON) return at
      expected = 'value'
      at++
    } else if (byte === QUOTE) {
      const { end, isString } = findStringEnd(bytes, at + 1)
      if (!isString) return end
      expected = expected.startsWith('key') ? 'colon' : 'comma or end'
      at = end
    } else if (expected.startsWith('key')) {
      return at
    } else if (byte === BRACE || byte === BRACKET) {
      ends.push(byte === BRACE ? BRACE_END : BRACKET_END)
      expected = byte === BRACE ? 'key or end' : 'value or end'
      at++
    } else {
      const end = findWordEnd(bytes, at)
      if (!NUMBER_OR_WORD.test(decode(bytes.subarray(at, end)))) return at
      expected = 'comma or end'
      at = end
    }
  }
}

/** The offset after the closing quote; else the offset of what no string may hold. */
function findStringEnd(bytes: Uint8Array, start: number): { end: number; isString: boolean } {
  let at = start
  for (;;) {
    const byte = bytes[at]
    if (byte === QUOTE) return { end: at + 1, isString: true }
    if (byte === undefined || byte < 0x20) return { end: at, isString: false }
    const escaped = byte === BACKSLASH ? ESCAPE.exec(decode(bytes.subarray(at, at + 6))) : null
    if (byte === BACKSLASH && !escaped) return { end: at, isString: false }
    at += escaped ? escaped[0].length : 1
  }
}

function findWordEnd(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && !DELIMITERS.has(bytes[at] ?? 0)) at++
  return at
}

const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d

const decode = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
