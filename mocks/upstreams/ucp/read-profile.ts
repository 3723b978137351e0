import type { AgentProfile } from '#contracts/ucp/2026-08-25/generated/types.ts'
import { getProfileGuard } from '#contracts/ucp/check-answer.ts'
import { findRelease } from '#contracts/ucp/releases.ts'
import { CallRefused, RPC } from '#contracts/ucp/rpc-error.ts'
import { getAgentProfile } from './profiles.ts'

/** What the store does with the address of a profile: finds what is there, or what a scenario says. */
type ProfileSource = {
  finds: 'found' | 'unreachable' | 'malformed'
  /** The simulated backend's own address. */
  origin: string
  /** Profiles of agents by their addresses, which are then not fetched. */
  given: Readonly<Record<string, object>>
}

/** The bounds of a fetch: a profile has a few kilobytes, and the caller waits for it. */
const MAX_BYTES = 64 * 1024
const MAX_MS = 3_000

/** The profiles that Shopify publishes for agents in development, as its own command presents itself. */
const PUBLISHED = /^https:\/\/shopify\.dev\/ucp\/agent-profiles\/([\d-]+)\/valid-with-capabilities\.json$/
const OWN = /^\/ucp\/agent-profiles\/([\d-]+)$/

/** The profile at an address that an agent gave. Only this machine is asked: nothing here leaves it. */
export async function readProfile(address: string, source: ProfileSource): Promise<AgentProfile> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw refuse(400, 'invalid_profile_url', 'meta.ucp-agent.profile is not an address of the web.')
  if (source.finds === 'unreachable') throw refuse(424, 'profile_unreachable', 'The profile did not answer in time.')
  if (source.finds === 'malformed') throw refuse(422, 'profile_malformed', 'The profile is not JSON of a profile.')
  const [, published] = PUBLISHED.exec(address) ?? (url.origin === source.origin ? OWN.exec(url.pathname) : null) ?? []
  const release = findRelease(published)
  const profile = release ? getAgentProfile(release) : (source.given[address] ?? (await fetchProfile(url)))
  if (getProfileGuard(profile)(profile)) return profile
  throw refuse(422, 'profile_malformed', 'The profile breaks the schema of its release.')
}

async function fetchProfile(url: URL): Promise<unknown> {
  if (!isThisMachine(url.hostname))
    throw refuse(424, 'profile_unreachable', 'The simulated store asks addresses of its own machine only.')
  const body = await fetchText(url)
  try {
    return JSON.parse(body)
  } catch {
    throw refuse(422, 'profile_malformed', 'The profile is not JSON.')
  }
}

const isThisMachine = (hostname: string) => /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** The text at an address, unless it is somewhere else, too long or too late. */
async function fetchText(url: URL): Promise<string> {
  try {
    const response = await fetch(url, {
      // a document of the protocol does not redirect
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(MAX_MS),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw refuse(424, 'profile_unreachable', `The profile was answered with ${response.status}.`)
    }
    return await readBounded(response)
  } catch (error) {
    if (error instanceof CallRefused) throw error
    throw refuse(424, 'profile_unreachable', 'The profile did not answer, or not in time.')
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw refuse(422, 'profile_malformed', `A profile has at most ${MAX_BYTES / 1024} KiB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function refuse(status: 400 | 422 | 424, code: string, content: string): CallRefused {
  return new CallRefused(status, { code: RPC.discovery, message: 'UCP discovery failed', data: { code, content } })
}
