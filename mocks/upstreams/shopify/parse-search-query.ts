import type { StoreSettings } from '../../world/store-settings.ts'

/** What a term asks for: `>=2026-01-01`, `"blue mug"`, `su*`, or `*` for anything. */
export type SearchValue = {
  text: string
  comparator: '' | '<' | '<=' | '>' | '>='
  isPhrase: boolean
  isPrefix: boolean
  isAnything: boolean
}

/** A query in Shopify's search syntax (https://shopify.dev/docs/api/usage/search-syntax). */
export type SearchNode =
  | { kind: 'term'; field: string | null; value: SearchValue }
  | { kind: 'not'; of: SearchNode }
  | { kind: 'and' | 'or'; of: SearchNode[] }

const AND = /AND(?=[\s(]|$)/y
const OR = /OR(?=[\s(]|$)/y

/** Parses a query: adjacent terms must all match, OR separates alternatives, a minus or NOT negates, brackets group. */
export function parseSearchQuery(query: string, connectives: StoreSettings['connectives'] = 'and-first'): SearchNode {
  let at = 0
  const skipSpace = () => {
    while (/\s/.test(query[at] ?? '')) at += 1
  }
  /** Reads a pattern at the current place. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    skipSpace()
    pattern.lastIndex = at
    const match = pattern.exec(query)
    if (match) at = pattern.lastIndex
    return match
  }

  function parseAlternatives(field: string | null): SearchNode {
    if (connectives === 'left-to-right') return parseInOrder(field)
    const of = [parseSequence(field)]
    while (take(OR)) of.push(parseSequence(field))
    return of.length === 1 && of[0] ? of[0] : { kind: 'or', of }
  }

  function parseInOrder(field: string | null): SearchNode {
    let node: SearchNode | undefined
    for (;;) {
      const kind = take(OR) ? 'or' : 'and'
      if (kind === 'and' && take(AND)) continue
      skipSpace()
      if (at >= query.length || query[at] === ')') break
      const next = parseNegation(field)
      node = node ? { kind, of: [node, next] } : next
    }
    return node ?? { kind: 'and', of: [] }
  }

  function parseSequence(field: string | null): SearchNode {
    const of: SearchNode[] = []
    for (;;) {
      if (take(AND)) continue
      skipSpace()
      if (at >= query.length || query[at] === ')' || /^OR(?=[\s(]|$)/.test(query.slice(at))) break
      of.push(parseNegation(field))
    }
    return of.length === 1 && of[0] ? of[0] : { kind: 'and', of }
  }

  function parseNegation(field: string | null): SearchNode {
    if (take(/NOT(?=[\s(])/y) || take(/-(?=[^\s)])/y)) return { kind: 'not', of: parseNegation(field) }
    if (take(/\(/y)) {
      const group = parseAlternatives(field)
      take(/\)/y)
      return group
    }
    const [, name] = take(/([a-zA-Z_][\w.]*):/y) ?? []
    if (name !== undefined && query[at] === '(') return parseNegation(name)
    return { kind: 'term', field: name ?? field, value: parseValue() }
  }

  function parseValue(): SearchValue {
    const [comparator = ''] = take(/[<>]=?/y) ?? []
    const [, doubleQuoted, singleQuoted] = take(/"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'/sy) ?? []
    const quoted = doubleQuoted ?? singleQuoted
    const [bare = ''] = quoted === undefined ? (take(/(?:\\.|[^\s()\\])+/sy) ?? []) : []
    // A character that begins nothing, such as a lonely bracket, would be read for ever.
    if (quoted === undefined && bare === '' && comparator === '') at += 1
    const isPrefix = quoted === undefined && /[^\\]\*$/.test(bare)
    return {
      text: (quoted ?? (isPrefix ? bare.slice(0, -1) : bare)).replace(/\\(.)/gs, '$1'),
      comparator: isComparator(comparator) ? comparator : '',
      isPhrase: quoted !== undefined,
      isPrefix,
      isAnything: bare === '*' && comparator === '',
    }
  }

  const alternatives = [parseAlternatives(null)]
  // An unmatched closing bracket is ignored.
  while (at < query.length) {
    at += 1
    alternatives.push(parseAlternatives(null))
  }
  return alternatives.length === 1 && alternatives[0] ? alternatives[0] : { kind: 'and', of: alternatives }
}

const isComparator = (text: string): text is SearchValue['comparator'] => ['<', '<=', '>', '>='].includes(text)
