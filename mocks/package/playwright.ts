import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { createSimulatedBackend } from '../backend.ts'
import { type ControlClient, createControlClient } from '../control/client.ts'
import { serve } from '../server.ts'
import type { VisitorState } from '../world/visitor.ts'
import { DEFAULT_WORLD } from '../world/world-id.ts'
import { attachWorld } from './attach-world.ts'
import { enterWorld } from './enter-world.ts'
import { type GoodsOptions, toBackendOptions } from './goods-options.ts'

/** A simulated backend that tests reach over HTTP. */
export type TestBackend = { origin: string; control: ControlClient }

/** The world of a test. Its journal, clock, faults and seeds are methods of `control` with this id. */
export type TestWorld = { id: string; visitor: VisitorState; start: string; control: ControlClient }

type Fixtures = {
  /** Scenarios that are loaded into the test's world: names, or objects with a name and params. */
  scenario: Parameters<ControlClient['load']>[1]
  /**
   * Whether each test has a world of its own, which the storefront's server has to pass on to its upstreams, or makes the
   * default world of its backend again.
   */
  isolation: 'world' | 'backend'
  world: TestWorld
}

type WorkerFixtures = {
  /** The goods of a backend that a worker starts for itself. */
  catalogue: GoodsOptions['catalogue']
  content: GoodsOptions['content']
  markets: GoodsOptions['markets']
  /** A backend that runs already, such as one that the storefront under test was started with. */
  backendOrigin: string | undefined
  /** The storefront's origin: where sign-in and checkout lead back to. */
  storefront: string
  /** The backend of `backendOrigin`, or one that each worker starts for itself. */
  backend: TestBackend
}

/** Playwright's `test` with a simulated backend for each worker, and a world for each test that the browser has entered. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Fixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
> = base.extend<Fixtures, WorkerFixtures>({
  scenario: [[], { option: true }],
  isolation: ['world', { option: true }],
  backendOrigin: [process.env.SPOKE_BACKEND, { option: true, scope: 'worker' }],
  storefront: ['http://localhost:3000', { option: true, scope: 'worker' }],

  catalogue: [undefined, { option: true, scope: 'worker' }],
  content: [undefined, { option: true, scope: 'worker' }],
  markets: [undefined, { option: true, scope: 'worker' }],
  backend: [
    async ({ backendOrigin, storefront, catalogue, content, markets }, use) => {
      if (backendOrigin) {
        await use({ origin: backendOrigin, control: createControlClient({ origin: backendOrigin }) })
        return
      }
      const goods = toBackendOptions({ catalogue, content, markets })
      const backend = await createSimulatedBackend({ storefront, draftPictures: true, ...goods })
      const server = await serve(backend, { port: 0 })
      await use({ origin: server.origin, control: createControlClient({ origin: server.origin }) })
      await server.close()
      await backend.close()
    },
    { scope: 'worker' },
  ],

  world: [
    async ({ backend, scenario, isolation, context, baseURL, storefront }, use, info) => {
      const { origin, control } = backend
      const id = isolation === 'backend' ? DEFAULT_WORLD : `playwright-${crypto.randomUUID()}`
      const { visitor, start } = await control.load(id, scenario)
      await enterWorld(context, { worldId: id, visitor, origins: [baseURL ?? storefront, origin] })
      await use({ id, visitor, start, control })
      const address = context.pages()[0]?.url() ?? ''
      const shop = baseURL ?? storefront
      if (info.status !== info.expectedStatus) await attachWorld({ control, id }, { context, shop, address }, info)
      await control.removeWorld(id)
    },
    { auto: true },
  ],
})
