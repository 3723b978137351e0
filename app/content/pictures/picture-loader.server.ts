import { getRequest } from '@tanstack/react-start/server'
import { isPreview } from '#app/content/preview/is-preview.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { report } from '#app/errors/report.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'
import { getAssetsClient } from '#app/upstream/upstreams.server.ts'
import { signAssetUrl } from '#contracts/assets/client.ts'
import { createAssetKeys } from './asset-keys.ts'
import { createPictureLoader, type PictureLoader } from './load-pictures.server.ts'

const getAssetKey = createAssetKeys()

/** Loads the pictures of the current request's page; the first that fails is reported. */
export const getPictureLoader = (): PictureLoader =>
  createPictureLoader(
    {
      asset: (id) => readContent(`asset ${id}`, 'content.image-failed', (content) => content.asset({ id })),
      openUrl,
    },
    (cause) => report('content.image-failed', cause),
  )

/** Signs the URL of an embargoed file until its key ends; other URLs stay. Throws UpstreamError. */
async function openUrl(url: string): Promise<string> {
  const { EMBARGOED_FILES_URL } = getConfig()
  if (!EMBARGOED_FILES_URL || !url.startsWith(`${EMBARGOED_FILES_URL}/`)) return url
  const isDraft = isPreview()
  const baggage = getTraceContext(getRequest()).baggage ?? ''
  const { key, endsAt } = await getAssetKey(`${baggage} ${isDraft}`, (until) =>
    getAssetsClient({ isDraft }).createAssetKey(until),
  )
  return signAssetUrl(url, key, endsAt)
}
