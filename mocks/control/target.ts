import type { RegionCode } from '#contracts/shop/regions.ts'

/** Which world a browser enters, and the region if one was chosen. */
export type Target = { worldId: string; region: RegionCode | undefined }

/** The query that names a target in a link. */
export const toTargetQuery = ({ worldId, region }: Target): string =>
  `?${new URLSearchParams({ world: worldId, ...(region && { region }) })}`
