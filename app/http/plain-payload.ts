/** Deeper than anything that the shop sends. */
const MAX_DEPTH = 32

/** Node types of seroval, in which Start encodes what a call sends. */
const [NUMBER, STRING, CONSTANT, REFERENCE, ARRAY, OBJECT, BARE_OBJECT] = [0, 1, 2, 4, 9, 10, 11]
/** The constants are null, undefined, true, false, -0, the infinities and NaN. */
const LAST_CONSTANT = 7

/**
 * Whether a text encodes plain data: objects, lists, texts, numbers and constants. The shop's calls send nothing else, so
 * errors, maps, streams and other values that the format could create are refused, as is any malformed text.
 */
export function isPlainPayload(text: string): boolean {
  try {
    const payload: unknown = JSON.parse(text)
    return isRecord(payload) && typeof payload.f === 'number' && isList(payload.m) && isPlainNode(payload.t, 0)
  } catch {
    return false
  }
}

function isPlainNode(node: unknown, depth: number): boolean {
  if (!isRecord(node) || depth > MAX_DEPTH) return false
  const isPlainList = (nodes: unknown) => isList(nodes) && nodes.every((child) => isPlainNode(child, depth + 1))
  switch (node.t) {
    case NUMBER:
      return typeof node.s === 'number'
    case STRING:
      return typeof node.s === 'string'
    case CONSTANT:
      return Number.isInteger(node.s) && Number(node.s) >= 0 && Number(node.s) <= LAST_CONSTANT
    case REFERENCE:
      return typeof node.i === 'number'
    case ARRAY:
      return typeof node.i === 'number' && isPlainList(node.a)
    case OBJECT:
    case BARE_OBJECT: {
      const { i, p: properties } = node
      if (typeof i !== 'number' || !isRecord(properties)) return false
      const { k: keys, v: values } = properties
      return (
        isList(keys) && keys.every(isText) && isPlainList(values) && isList(values) && values.length === keys.length
      )
    }
    default:
      return false
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'
