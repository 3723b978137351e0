import { isRecord } from '#contracts/is-record.ts'
import type { AgentProfile } from '#contracts/ucp/2026-08-25/generated/types.ts'
import { findRelease } from '#contracts/ucp/releases.ts'
import { CallRefused, RPC } from '#contracts/ucp/rpc-error.ts'
import type { StoreSettings } from '../../world/store-settings.ts'
import { listCapabilities } from './capabilities.ts'
import type { AgentContext } from './context.ts'

/** The address of the agent's profile in the arguments of a call; every call carries it. */
export function readProfileAddress(args: unknown): string | undefined {
  const meta = isRecord(args) && isRecord(args.meta) ? args.meta['ucp-agent'] : undefined
  return isRecord(meta) && typeof meta.profile === 'string' ? meta.profile : undefined
}

/** The release that both speak and the capabilities that both have. A release is never guessed from another one. */
export function negotiate(
  { ucp }: AgentProfile,
  { agents }: Pick<StoreSettings, 'agents'>,
): Pick<AgentContext, 'release' | 'capabilities'> {
  const release = findRelease(ucp.version)
  if (!release || !agents.releases.includes(release))
    throw new CallRefused(422, {
      code: RPC.discovery,
      message: 'Protocol version not supported',
      data: {
        code: 'version_unsupported',
        content: `Version ${ucp.version} is not supported. This store supports ${agents.releases.join(' and ')}.`,
      },
    })
  const own = listCapabilities(release, agents.withheld)
  const shared = Object.entries(ucp.capabilities ?? {}).filter(
    ([name, entries]) => Object.hasOwn(own, name) && entries.some(({ version }) => version === release),
  )
  return { release, capabilities: new Set(shared.map(([name]) => name)) }
}
