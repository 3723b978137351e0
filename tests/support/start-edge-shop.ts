import { getShopEnvironment } from '#cli/backend/environment.ts'
import { startBackend } from '#cli/backend/start-backend.ts'
import { createScratchFolder, findFreePort, type Running, startEdge } from '#scripts/processes.ts'
import { createWorldFront } from './world-front.ts'

/** Starts the edge build under workerd on a simulated backend whose worlds browsers can enter. */
export async function startShopUnderWorkerd(
  variables: Readonly<Record<string, string>>,
): Promise<Running & { backend: string }> {
  const front = await createWorldFront()
  const port = await findFreePort()
  const publicOrigin = variables.SITE_ORIGIN ?? front.origin
  const backend = await startBackend({
    port: 0,
    storefront: publicOrigin,
    storefrontForwards: false,
    stateDir: false,
    draftPictures: true,
    onOutput: console.error,
  })
  const state = createScratchFolder()
  const environment = { ...getShopEnvironment(backend.origin, publicOrigin), ...variables }
  const edge = await startEdge(port, environment, state.path)
  front.passTo(edge.origin)
  return {
    origin: front.origin,
    pid: edge.pid,
    backend: backend.origin,
    async stop() {
      front.close()
      await edge.stop()
      await backend.stop()
      state.remove()
    },
  }
}
