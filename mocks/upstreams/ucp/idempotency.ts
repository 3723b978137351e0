import { createHash } from 'node:crypto'
import { isRecord } from '#contracts/is-record.ts'
import { CallRefused, RPC } from '#contracts/ucp/rpc-error.ts'
import type { World } from '../../world/world.ts'

type Answer = Record<string, unknown>
type KeyedCall = {
  /** What a key is unique in, and the key. */
  id: string
  tool: string
  args: object
}

/** How long a key is kept, by the world's clock. Assumed. */
const KEPT_MS = 24 * 60 * 60_000

/** Calls of a world that are not answered yet, by key: the second of two at once waits for the first. */
const runningByCalls = new WeakMap<World['agentCalls'], Map<string, Promise<unknown>>>()

/**
 * Answers a call with an idempotency key: the first time by `run`, again by the same answer.
 * @throws CallRefused for a key that was used with other arguments.
 */
export async function runOnce<Result extends Answer>(
  world: World,
  { id, tool, args }: KeyedCall,
  run: () => Promise<Result>,
): Promise<Answer> {
  const running = runningByCalls.get(world.agentCalls) ?? new Map<string, Promise<unknown>>()
  runningByCalls.set(world.agentCalls, running)
  for (let other = running.get(id); other; other = running.get(id)) await other.catch(() => {})
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([tool, args], sortKeys))
    .digest('base64url')
  removeExpiredCalls(world)
  const earlier = world.agentCalls.findFirst((query) => query.where({ id }))
  if (earlier && earlier.fingerprint !== fingerprint) throw createConflict()
  if (earlier) return earlier.answer
  const answering = run().then(async (answer) => {
    await world.agentCalls.create({ id, fingerprint, answer, at: world.clock.now().toISOString() })
    return answer
  })
  running.set(id, answering)
  try {
    return await answering
  } finally {
    running.delete(id)
  }
}

/** For JSON.stringify: objects in the order of their keys, which means nothing in a body. */
const sortKeys = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

function removeExpiredCalls({ agentCalls, clock }: World): void {
  const now = clock.now().getTime()
  agentCalls.deleteMany((query) => query.where(({ at }) => now - Date.parse(at) > KEPT_MS))
}

const createConflict = () =>
  new CallRefused(409, {
    code: RPC.refused,
    message: 'Idempotency key reused with different payload',
    data: { code: 'idempotency_conflict', content: 'The key was used with other arguments. Use a new one.' },
  })
