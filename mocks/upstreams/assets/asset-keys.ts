import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AssetKey } from '#contracts/assets/generated/types.ts'
import type { World } from '../../world/world.ts'

/** CONT-02: "signed asset keys expire at most 172800 s ahead". */
const MAX_AHEAD_S = 172_800

/** Creates a key that expires at a Unix time in seconds; undefined if that is in the past or too far ahead by the world's clock. */
export function createAssetKey(world: World, expiresAt: number): AssetKey | undefined {
  const ahead = expiresAt - getSeconds(world)
  if (ahead <= 0 || ahead > MAX_AHEAD_S) return undefined
  const policy = Buffer.from(JSON.stringify({ expiresAt })).toString('base64url')
  return { policy, secret: getSecret(world, policy) }
}

/** Whether the token grants access to the URL: signed with the secret of the policy, and neither expired. */
export function isAuthorized(world: World, url: string, token: string, policy: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', getSecret(world, policy)).update(`${header}.${claims}`).digest()
  const received = Buffer.from(signature, 'base64url')
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false
  const { sub, exp } = { sub: '', exp: 0, ...decode(claims) }
  const { expiresAt } = { expiresAt: 0, ...decode(policy) }
  return sub === url && Math.min(exp, expiresAt) > getSeconds(world)
}

/** Derives the secret of a policy, so that keys need no storage. Each world has its own secrets. */
const getSecret = ({ id, seed }: World, policy: string) =>
  createHmac('sha256', `asset keys of ${id}, ${seed}`).update(policy).digest('base64url')

/** Decodes a part of a token. Call only after the signature is verified. */
function decode(part: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

const getSeconds = ({ clock }: World) => clock.now().getTime() / 1000
