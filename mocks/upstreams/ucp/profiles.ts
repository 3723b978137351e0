import type { AgentProfile, BusinessProfile } from '#contracts/ucp/2026-08-25/generated/types.ts'
import { NEWEST_RELEASE, type UcpRelease } from '#contracts/ucp/releases.ts'
import type { StoreSettings } from '../../world/store-settings.ts'
import type { StoreUrls } from '../store-urls.ts'
import { listCapabilities, SERVICE } from './capabilities.ts'
import { listPaymentHandlers } from './payment.ts'

/** What a store publishes of itself in a release; undefined for one that it does not speak. */
export function getBusinessProfile(
  release: UcpRelease,
  { agents }: Pick<StoreSettings, 'agents'>,
  urls: Pick<StoreUrls, 'ucp'>,
): BusinessProfile | undefined {
  if (!agents.releases.includes(release)) return undefined
  const others = agents.releases.filter((other) => other !== release)
  return {
    ucp: {
      version: release,
      ...(others.length > 0 && {
        supported_versions: Object.fromEntries(others.map((other) => [other, `${urls.ucp}/.well-known/ucp/${other}`])),
      }),
      services: { [SERVICE]: [{ ...describeService(release), endpoint: `${urls.ucp}/api/ucp/mcp` }] },
      capabilities: listCapabilities(release, agents.withheld),
      payment_handlers: listPaymentHandlers(release),
    },
  }
}

/** The newest release of those that a store speaks. */
export const getNewestSpoken = ({ agents }: Pick<StoreSettings, 'agents'>): UcpRelease =>
  agents.releases.toSorted().at(-1) ?? NEWEST_RELEASE

/** The profile of an agent that may use every tool, for agents in development. */
export const getAgentProfile = (release: UcpRelease): AgentProfile => ({
  ucp: {
    version: release,
    services: { [SERVICE]: [describeService(release)] },
    capabilities: listCapabilities(release),
    payment_handlers: {},
  },
})

const describeService = (release: UcpRelease) => ({
  version: release,
  transport: 'mcp' as const,
  spec: `https://ucp.dev/${release}/specification/overview`,
  schema: `https://ucp.dev/${release}/services/shopping/mcp.openrpc.json`,
})
