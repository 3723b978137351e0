import type { Capability } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { UcpRelease, UcpTool } from '#contracts/ucp/releases.ts'

/** The protocol's one service that a store has. */
export const SERVICE = 'dev.ucp.shopping'

/** The capability that an agent needs for each tool. */
export const CAPABILITY_OF: Readonly<Record<UcpTool, string>> = {
  search_catalog: `${SERVICE}.catalog.search`,
  lookup_catalog: `${SERVICE}.catalog.lookup`,
  get_product: `${SERVICE}.catalog.lookup`,
  create_cart: `${SERVICE}.cart`,
  get_cart: `${SERVICE}.cart`,
  update_cart: `${SERVICE}.cart`,
  cancel_cart: `${SERVICE}.cart`,
  create_checkout: `${SERVICE}.checkout`,
  get_checkout: `${SERVICE}.checkout`,
  update_checkout: `${SERVICE}.checkout`,
  complete_checkout: `${SERVICE}.checkout`,
  cancel_checkout: `${SERVICE}.checkout`,
  get_order: `${SERVICE}.order`,
}

/** The extension of carts and checkouts by discount codes. */
export const DISCOUNT = `${SERVICE}.discount`
/** The extension of checkouts by addresses and ways of delivery. */
export const FULFILLMENT = `${SERVICE}.fulfillment`
/** The capabilities to which each extension adds fields. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  [DISCOUNT]: [CAPABILITY_OF.create_cart, CAPABILITY_OF.create_checkout],
  [FULFILLMENT]: [CAPABILITY_OF.create_checkout],
}

/** All that the simulated stores have. */
const NAMES: readonly string[] = [...new Set(Object.values(CAPABILITY_OF)), ...Object.keys(EXTENSIONS)]

/** The entry of a capability in a profile, with the addresses that the release has for it. */
function describeCapability(name: string, release: UcpRelease): Capability & { schema: string } {
  const extended = EXTENSIONS[name]
  const file = name.replace(`${SERVICE}.`, '').replace('.', '_')
  return {
    version: release,
    spec: `https://ucp.dev/${release}/specification/${file.replace('_', '/')}`,
    schema: `https://ucp.dev/${release}/schemas/shopping/${file}.json`,
    ...(extended && { extends: [...extended] }),
  }
}

/** The capabilities of a profile of a release, without those withheld. */
export const listCapabilities = (release: UcpRelease, withheld: readonly string[] = []) =>
  Object.fromEntries(
    NAMES.filter((name) => !withheld.includes(name)).map((name) => [name, [describeCapability(name, release)]]),
  )

/** Those of the shared capabilities that say something of a tool's answer: its own and what extends it. */
export function listActive(tool: UcpTool, release: UcpRelease, shared: ReadonlySet<string>) {
  const own = CAPABILITY_OF[tool]
  const active = [own, ...Object.keys(EXTENSIONS).filter((name) => EXTENSIONS[name]?.includes(own))]
  return Object.fromEntries(active.filter((name) => shared.has(name)).map((name) => [name, [{ version: release }]]))
}
