import type { Region } from '#contracts/shop/regions.ts'
import { NEWEST_RELEASE } from '#contracts/ucp/releases.ts'
import { type AskAnswer, SHOP_CAPABILITIES, type ShopTool } from '#contracts/ucp/shop-tools.ts'

/** Where one of the shop's tools is called. */
export type ToolContext = {
  region: Region
  /** The shop's own origin, from configuration. */
  origin: string
}

/** The envelope of an answer of one of the shop's tools, which do not depend on the release. */
export const createToolEnvelope = (tool: ShopTool): AskAnswer['ucp'] => ({
  version: NEWEST_RELEASE,
  status: 'success',
  capabilities: { [SHOP_CAPABILITIES[tool]]: [{ version: NEWEST_RELEASE }] },
})
