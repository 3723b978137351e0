import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { UCP_RELEASES } from '#contracts/ucp/releases.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'

/** What agents were told that one piece of each variant costs, by the variant's number. Minor units. */
export const quotedPrices = z.record(z.string(), z.int())
export type QuotedPrices = z.output<typeof quotedPrices>

/** An agent's checkout of a cart, which has all that is bought. */
export const agentCheckout = z.object({
  /** gid://shopify/Checkout/<token>?key=<key> */
  id: z.string(),
  region: z.enum(REGION_CODES),
  /** gid://shopify/Cart/<token>?key=<key> */
  cartId: z.string(),
  /** The address of the profile of the agent that began it. */
  agent: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  canceledAt: z.iso.datetime().nullable().default(null),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  quoted: quotedPrices.default({}),
})
export type AgentCheckout = z.output<typeof agentCheckout>

/** A call with an idempotency key, and what it was answered. */
export const agentCall = z.object({
  /** Store, agent and key. */
  id: z.string(),
  /** A hash of the tool and its arguments. */
  fingerprint: z.string(),
  answer: z.record(z.string(), z.unknown()),
  at: z.iso.datetime(),
})

/** How a store meets agents. */
export const agentSettings = z.object({
  /** The releases of the protocol that it speaks. */
  releases: z
    .array(z.enum(UCP_RELEASES))
    .min(1)
    .default([...UCP_RELEASES]),
  /** Names of capabilities that it does not have. */
  withheld: z.array(z.string()).default([]),
  /** What it finds at the addresses of agents' profiles. */
  profiles: z.enum(['found', 'unreachable', 'malformed']).default('found'),
  /** Whether the buyer has to look at every checkout in the browser. */
  needBuyer: z.boolean().default(false),
  /** Whether payments by agents are declined. */
  declinePayments: z.boolean().default(false),
})

/** The protocol's time from the creation of a checkout to its end. */
const CHECKOUT_MS = 6 * 60 * 60_000

/** Builds the record of an agent's checkout of a cart. */
export function buildAgentCheckout(
  { ids, clock }: { ids: Ids; clock: Pick<Clock, 'now'> },
  cart: { id: string; region: AgentCheckout['region'] },
  agent: string,
  overrides: Partial<AgentCheckout> = {},
): AgentCheckout {
  const createdAt = overrides.createdAt ?? clock.now().toISOString()
  return agentCheckout.parse({
    id: `gid://shopify/Checkout/${ids.next('checkout')}?key=${ids.next('checkout-key')}`,
    region: cart.region,
    cartId: cart.id,
    agent,
    createdAt,
    expiresAt: new Date(Date.parse(createdAt) + CHECKOUT_MS).toISOString(),
    ...overrides,
  })
}
