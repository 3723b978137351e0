import { UpstreamError } from './http.ts'
import { findListElements, type Span } from './json-list.ts'
import type { UncheckedBody } from './rest.ts'

/** How the elements of a long list are read. */
export type ElementReader<Element, Item> = {
  read: (element: Element) => Item
  /** Items by the hash of their element's bytes. An element that was read before is neither parsed nor checked again. */
  known?: { get(hash: string): Item | undefined; set(hash: string, item: Item): unknown }
}

/** Bytes that are processed before other work gets its turn: a few milliseconds. */
const BYTES_PER_TURN = 256 * 1024

/**
 * Reads a body whose list `name` may have megabytes, element by element, with turns for other work in between. Returns
 * the body with an empty list, and the items. An element that breaks the contract is left out, unless all do. Throws
 * UpstreamError 'malformed' or 'off-contract'.
 */
export async function readList<Name extends string, Body extends Readonly<Record<Name, readonly unknown[]>>, Item>(
  { bytes, parse, check, leaveOut }: UncheckedBody<Body>,
  name: Name,
  { read, known }: ElementReader<Body[Name][number], Item>,
): Promise<{ body: Body; items: Item[] }> {
  const { rest, elements } = await findListElements(bytes, name, createTurns())
  const body = check(parse(rest))
  const items: Item[] = []
  const refusals: UpstreamError[] = []
  let count = 0
  for (const batch of splitIntoBatches(elements)) {
    const texts = batch.map(([start, end]) => bytes.subarray(start, end))
    const hashes = known ? await Promise.all(texts.map(hash)) : []
    texts.forEach((text, index) => {
      const [offset] = batch[index] ?? []
      const key = hashes[index]
      const knownItem = key === undefined ? undefined : known?.get(key)
      if (knownItem !== undefined) items.push(knownItem)
      else
        for (const element of checkElement(body, parse(text, offset), count)) {
          const item = read(element)
          if (key !== undefined) known?.set(key, item)
          items.push(item)
        }
      count++
    })
    await nextTurn()
  }
  if (refusals[0] && items.length === 0) throw refusals[0]
  for (const { detail } of refusals) leaveOut(detail)
  return { body, items }

  /** Checks a body with the element at `index` alone, which is returned; none if it breaks the contract. */
  function checkElement(body: Body, element: unknown, index: number): Body[Name] | readonly [] {
    const place = `/${name}/`
    const value = { ...body, [name]: [element] }
    try {
      return check(value, (problem) => problem.replace(`${place}0`, `${place}${index}`))[name]
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      refusals.push(error)
      return []
    }
  }
}

function splitIntoBatches(elements: readonly Span[]): Span[][] {
  const batches: Span[][] = []
  let batchEnd = 0
  for (const span of elements) {
    const [start, end] = span
    if (end > batchEnd) {
      batches.push([])
      batchEnd = start + BYTES_PER_TURN
    }
    batches.at(-1)?.push(span)
  }
  return batches
}

/** Waits for a turn once so many bytes are processed. */
function createTurns() {
  let processed = 0
  return (bytes: number) => {
    processed += bytes
    if (processed < BYTES_PER_TURN) return undefined
    processed = 0
    return nextTurn()
  }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
