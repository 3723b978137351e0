import { CHECKOUT_ID } from '#app/cart/cart-address.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { isRecord } from '#contracts/is-record.ts'
import { ASSISTANT_PREFIX } from '#contracts/shop/assistant-cart.ts'
import type { ToolContext } from './tool-context.ts'

/**
 * A store's answer whose `continue_url` leads to the shop with the agent's cart in it, so that the shopper checks it there. Other
 * addresses, such as those of refusals, stay.
 */
export function withCartLink(answer: unknown, context: ToolContext): unknown {
  if (!isRecord(answer) || typeof answer.continue_url !== 'string') return answer
  const link = toCartLink(answer.continue_url, context)
  return link === undefined ? answer : { ...answer, continue_url: link }
}

/** The shop's address of a cart, from its checkout at the store; undefined for any other address. */
function toCartLink(checkoutUrl: string, { origin, region }: ToolContext): string | undefined {
  if (!URL.canParse(checkoutUrl)) return undefined
  const { pathname, searchParams } = new URL(checkoutUrl)
  const key = searchParams.get('key')
  const id = `${ASSISTANT_PREFIX}${pathname.slice(pathname.lastIndexOf('/') + 1)}?key=${key}`
  if (key === null || !CHECKOUT_ID.test(id)) return undefined
  return `${origin}${joinPath(region, '/cart')}?checkout_id=${encodeURIComponent(id)}`
}
