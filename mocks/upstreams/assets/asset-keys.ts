import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AssetKey } from '#contracts/assets/generated/types.ts'
import type { World } from '../../world/world.ts'

/** CONT-02: "signed asset keys expire at most 172800 s ahead". */
const MAX_AHEAD_S = 172_800

/** A key that is good until then, by the world's clock; undefined where that moment is past or too far off. */
export function assetKey(world: World, expiresAt: number): AssetKey | undefined {
  const ahead = expiresAt - secondsOf(world)
  if (ahead <= 0 || ahead > MAX_AHEAD_S) return undefined
  const policy = Buffer.from(JSON.stringify({ expiresAt })).toString('base64url')
  return { policy, secret: secretOf(world, policy) }
}

/** Whether a token opens an address: signed with the secret of a policy of this world, and neither of them too old. */
export function opens(world: World, address: string, token: string, policy: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const due = createHmac('sha256', secretOf(world, policy)).update(`${header}.${claims}`).digest()
  const sent = Buffer.from(signature, 'base64url')
  if (sent.length !== due.length || !timingSafeEqual(sent, due)) return false
  const { sub, exp } = { sub: '', exp: 0, ...decode(claims) }
  const { expiresAt } = { expiresAt: 0, ...decode(policy) }
  return sub === address && Math.min(exp, expiresAt) > secondsOf(world)
}

/** A secret follows from its policy, so that nothing has to be kept; every world has secrets of its own. */
const secretOf = ({ id, seed }: World, policy: string) =>
  createHmac('sha256', `asset keys of ${id}, ${seed}`).update(policy).digest('base64url')

/** What a part of a token says. Only read once its signature is known to be ours. */
function decode(part: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

const secondsOf = ({ clock }: World) => clock.now().getTime() / 1000
