import type { Guard } from '#contracts/guard.ts'
import { isRecord } from '#contracts/is-record.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { guards } from '#contracts/ucp/2026-08-25/generated/guards.js'
import type {
  Cart,
  Checkout,
  ErrorResponse,
  operations,
  ProductDetail,
  ProductList,
} from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { UcpRelease, UcpTool } from '#contracts/ucp/releases.ts'
import { UsageError } from '../usage-error.ts'
import { sendCall } from './send-call.ts'

/** A store of a world, as an agent of a release calls it. */
type StoreAddress = { backend: string; world: string; region: RegionCode; release: UcpRelease }

type Arguments<Tool extends UcpTool> = Omit<operations[Tool]['requestBody']['content']['application/json'], 'meta'>

/** The tools of a store that its own commands call. */
export type Store = ReturnType<typeof connectStore>

/** The tools of a store, called as a trusted agent, each call once. What the store refuses becomes a UsageError. */
export function connectStore({ backend, world, region, release }: StoreAddress) {
  const endpoint = {
    name: 'store',
    url: `${backend}/ucp/${region}/api/ucp/mcp`,
    profile: `${backend}/ucp/agent-profiles/${release}`,
    headers: { authorization: 'Bearer spoke-agent', baggage: `${WORLD_BAGGAGE}=${world}` },
    absent: {
      message: `No simulated backend answers at ${backend}.`,
      next: 'Start one with `npx spoke dev` or `npx spoke backend`, or name another with --backend.',
    },
    refused: 'See `npx spoke journal --upstream ucp`, and `npx spoke scenario list` for what makes stores refuse.',
  }
  async function call<Value>(tool: UcpTool, args: object, guard: Guard<Value | ErrorResponse>): Promise<Value> {
    const response = await sendCall(endpoint, tool, args)
    if (!guard(response)) throw new UsageError(`The store's answer to ${tool} breaks its contract.`)
    if (isRefusal(response)) throw toUsageError(response)
    return response
  }
  return {
    searchCatalog: (args: Arguments<'search_catalog'>) =>
      call<ProductList>('search_catalog', args, guards.search_catalog[200]),
    getProduct: (args: Arguments<'get_product'>) => call<ProductDetail>('get_product', args, guards.get_product[200]),
    createCart: (args: Arguments<'create_cart'>) => call<Cart>('create_cart', args, guards.create_cart[200]),
    getCart: (args: Arguments<'get_cart'>) => call<Cart>('get_cart', args, guards.get_cart[200]),
    updateCart: (args: Arguments<'update_cart'>) => call<Cart>('update_cart', args, guards.update_cart[200]),
    createCheckout: (args: Arguments<'create_checkout'>) =>
      call<Checkout>('create_checkout', args, guards.create_checkout[200]),
    updateCheckout: (args: Arguments<'update_checkout'>) =>
      call<Checkout>('update_checkout', args, guards.update_checkout[200]),
    completeCheckout: (args: Arguments<'complete_checkout'>) =>
      call<Checkout>('complete_checkout', args, guards.complete_checkout[200]),
  }
}

const isRefusal = (response: unknown): response is ErrorResponse =>
  isRecord(response) && isRecord(response.ucp) && response.ucp.status === 'error'

function toUsageError({ messages, continue_url }: ErrorResponse): UsageError {
  return new UsageError(messages.map(({ content }) => content).join(' '), {
    next: `The buyer can go on at ${continue_url ?? 'the shop'}`,
  })
}
