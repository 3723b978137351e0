/** A range of bytes. */
export type Span = readonly [start: number, end: number]

/** A JSON text around the elements of a list, and where those are. */
type SplitJson = { rest: Uint8Array<ArrayBuffer>; elements: readonly Span[] }

const [QUOTE, BACKSLASH, COMMA, COLON, BRACKET, BRACKET_END, BRACE, BRACE_END] = [...'"\\,:[]{}'].map((character) =>
  character.charCodeAt(0),
)

/**
 * Finds the elements of a list, which is a property of the outermost object. Long lists are parsed element by element, so
 * that other work gets its turn. Text that is not JSON stays so: every byte is in `rest` or in an element, but for commas.
 * @param takeTurn Called with the number of bytes that were scanned.
 */
export async function findListElements(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  takeTurn: (bytes: number) => Promise<void> | undefined,
): Promise<SplitJson> {
  const start = findListStart(bytes, name)
  const elements: Span[] = []
  let end = start
  while (elements.length === 0 || bytes[end] === COMMA) {
    const elementStart = elements.length === 0 ? start : end + 1
    const elementEnd = findDelimiter(bytes, elementStart)
    if (isBlank(bytes.subarray(elementStart, elementEnd))) break
    elements.push([elementStart, elementEnd])
    end = elementEnd
    await takeTurn(elementEnd - elementStart)
  }
  return { rest: concatenate(bytes.subarray(0, start), bytes.subarray(end)), elements }
}

/** The index after the opening bracket of the list; the number of bytes if there is no such list. */
function findListStart(bytes: Uint8Array, name: string): number {
  let at = skipBlanks(bytes, 0)
  while (at < bytes.length && (bytes[at] === BRACE || bytes[at] === COMMA)) {
    const colon = findDelimiter(bytes, at + 1)
    if (bytes[colon] !== COLON) break
    const value = skipBlanks(bytes, colon + 1)
    const key = new TextDecoder().decode(bytes.subarray(at + 1, colon)).trim()
    if (key === `"${name}"` && bytes[value] === BRACKET) return value + 1
    at = findDelimiter(bytes, value)
  }
  return bytes.length
}

/** The index of the first comma, colon or closing bracket outside of strings and nested values. */
function findDelimiter(bytes: Uint8Array, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = findStringEnd(bytes, at + 1)
    else if (byte === BRACE || byte === BRACKET) depth++
    else if (byte === BRACE_END || byte === BRACKET_END) {
      if (depth === 0) return at
      depth--
    } else if (depth === 0 && (byte === COMMA || byte === COLON)) return at
  }
  return bytes.length
}

/** The index of the closing quote. Bytes of other characters in UTF-8 never equal one of ASCII. */
function findStringEnd(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}

function skipBlanks(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && (bytes[at] ?? 0) <= 0x20) at++
  return at
}

const isBlank = (bytes: Uint8Array) => skipBlanks(bytes, 0) === bytes.length

function concatenate(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(one.length + other.length)
  bytes.set(one)
  bytes.set(other, one.length)
  return bytes
}
