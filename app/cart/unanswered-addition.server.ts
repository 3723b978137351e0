import { unansweredAddition } from '#app/visitor/cookies.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { createMark, getMarks, getOwnAttributes, MARK, markLines } from './addition-mark.ts'
import type { LineToAdd } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'

type Deps = Pick<CartDeps, 'visitor' | 'region'>

/**
 * The lines of an addition with their mark. A posted form has none, since its page is the same for everybody: pressed again
 * after an addition of the same goods got no answer, it repeats that one, once.
 */
export async function markAddition(deps: Deps, lines: readonly LineToAdd[]): Promise<LineToAdd[]> {
  const cookie = unansweredAddition(deps.region)
  const [mark, goods] = deps.visitor.getCookie(cookie)?.split(' ') ?? []
  if (!mark || !MARK.test(mark) || goods !== (await hashGoods(lines))) return markLines(lines)
  deps.visitor.deleteCookie(cookie)
  return markLines(
    lines.map((line) => ({ ...line, attributes: getOwnAttributes(line.attributes ?? []) })),
    mark,
  )
}

/** Remembers an addition that may have been made without an answer. */
export async function rememberAddition({ visitor, region }: Deps, lines: readonly LineToAdd[]): Promise<void> {
  const [mark = createMark()] = getMarks(lines[0]?.attributes ?? [])
  visitor.setCookie(unansweredAddition(region), `${mark} ${await hashGoods(lines)}`)
}

/** Forgets the addition once the cart has it: who sees it there and presses again wants more. */
export function forgetFoundAddition({ visitor, region }: Deps, { lines }: CartFragment): void {
  const cookie = unansweredAddition(region)
  const [mark] = visitor.getCookie(cookie)?.split(' ') ?? []
  if (mark && lines.nodes.some(({ attributes }) => getMarks(attributes).includes(mark))) visitor.deleteCookie(cookie)
}

/** A short name of what an addition adds, whatever its mark. The cookie holds nothing that was typed. */
async function hashGoods(lines: readonly LineToAdd[]): Promise<string> {
  const goods = lines.map(({ merchandiseId, quantity, attributes = [] }) => [
    merchandiseId,
    quantity,
    getOwnAttributes(attributes),
  ])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(goods)))
  return new Uint8Array(digest).slice(0, 12).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '')
}
