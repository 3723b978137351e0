import type { ContentClient } from '#contracts/content/client.ts'
import type { FlashBanner } from './flash-banner.ts'
import { flashBannerFromWire } from './flash-banner.wire.ts'

/** The flash banner; null if there is none. Throws UpstreamError. */
export const readFlashBanner = async (content: Pick<ContentClient, 'flashBanner'>): Promise<FlashBanner | null> =>
  flashBannerFromWire(await content.flashBanner({}))
