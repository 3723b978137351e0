import { getRequestHeader } from '@tanstack/react-start/server'
import { config } from './config.server.ts'

/** Enough for every collection and menu of three regions; the oldest go first. */
const MAX_ENTRIES = 500

const entries = new Map<string, { answer: unknown; until: number }>()

/**
 * Shares one answer of an upstream between requests for a short while. Only for what is the same for every visitor.
 * Requests with other baggage may be answered otherwise (that is what baggage is for), so it is part of the key.
 */
export function briefly<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const lifetimeMs = config().UPSTREAM_CACHE_SECONDS * 1000
  return remembered(`${getRequestHeader('baggage') ?? ''} ${name}`, lifetimeMs, Date.now(), ask)
}

/**
 * The cache itself; times in ms. It holds answers, never promises: on an edge platform one request may not wait for
 * another's. What failed is not kept.
 */
export async function remembered<T>(key: string, lifetimeMs: number, now: number, ask: () => Promise<T>): Promise<T> {
  const known = entries.get(key)
  if (known && now < known.until) return known.answer as T
  const answer = await ask()
  entries.delete(key)
  if (lifetimeMs > 0) entries.set(key, { answer, until: now + lifetimeMs })
  const oldest = entries.keys().next().value
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
  return answer
}
