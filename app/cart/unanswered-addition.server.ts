import { unansweredAddition } from '#app/visitor/cookies.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { getMarks, MARK, markLines } from './addition-mark.ts'
import type { LineToAdd } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'

type Deps = Pick<CartDeps, 'visitor' | 'region'>

/**
 * The lines of an addition with their mark. A posted form has none, since its page is the same for everybody: pressed again
 * after an addition of the same goods got no answer, it repeats that one, once. `mayBeMade`: the cart may have them already.
 */
export async function markAddition(
  { visitor, region }: Deps,
  requested: readonly LineToAdd[],
): Promise<{ lines: LineToAdd[]; mayBeMade: boolean }> {
  const cookie = unansweredAddition(region, await hashLines(requested))
  const mark = visitor.getCookie(cookie)
  if (!mark || !MARK.test(mark)) return { lines: markLines(requested), mayBeMade: false }
  visitor.deleteCookie(cookie)
  return { lines: markLines(requested, mark), mayBeMade: true }
}

/** Remembers a requested addition that may have been made, under the mark of its lines, without an answer. */
export async function rememberAddition(
  { visitor, region }: Deps,
  requested: readonly LineToAdd[],
  [line]: readonly LineToAdd[],
): Promise<void> {
  const [mark] = getMarks(line?.attributes ?? [])
  if (mark) visitor.setCookie(unansweredAddition(region, await hashLines(requested)), mark)
}

/** How many additions got no answer and have not been seen in the cart since. */
export const countUnanswered = ({ visitor, region }: Deps): number =>
  visitor.listCookies(unansweredAddition(region)).length

/** Forgets the additions that the cart has: who sees one there and presses again wants more. */
export function forgetFoundAdditions({ visitor, region }: Deps, { lines }: CartFragment): void {
  const unanswered = visitor.listCookies(unansweredAddition(region))
  if (unanswered.length === 0) return
  const found = new Set(lines.nodes.flatMap(({ attributes }) => getMarks(attributes)))
  for (const { cookie, value } of unanswered) if (found.has(value)) visitor.deleteCookie(cookie)
}

/**
 * A short name of what an addition asks for: no cookie holds what was typed. A page with script marks its additions, so that
 * its next press is another one; only its own second try has the same name.
 */
async function hashLines(lines: readonly LineToAdd[]): Promise<string> {
  const goods = lines.map(({ merchandiseId, quantity, attributes = [] }) => [
    merchandiseId,
    quantity,
    attributes.map(({ key, value }) => ({ key, value })),
  ])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(goods)))
  return new Uint8Array(digest).slice(0, 12).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '')
}
