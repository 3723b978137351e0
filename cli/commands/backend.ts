import type { Command } from 'commander'
import { CERTIFICATE_FOLDER } from '#mocks/control/data-folders.ts'
import { getShopEnvironment, getWebhookEnvironment, SIMULATED_WEBHOOK_SECRET } from '../backend/environment.ts'
import { formatBackend, getStorefrontEnvironments } from '../backend/storefront-environment.ts'
import { BACKEND_PORT } from '../machine/ports.ts'
import { getStateFolder, STATE_FOLDER_HELP } from '../machine/project-folders.ts'
import {
  collectValue,
  formatExamples,
  parseCount,
  parsePort,
  parseUrl,
  parseWholeNumber,
  readGlobals,
} from '../terminal/options.ts'
import { type Terminal, waitForAbort } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

type Options = {
  port: number
  storefront?: string[]
  storefrontForwards?: boolean
  plainLinks?: boolean
  webhooks?: string
  webhookSecret: string
  store?: string[]
  host?: string[]
  https?: boolean
  cert?: string
  key?: string
  imageHost?: string
  agentProfile?: string[]
  catalogue?: string
  seed?: number
  state: boolean
  stateDir?: string
  maxWorlds?: number
}

/** Adds `spoke backend`. */
export function addBackendCommand(program: Command, terminal: Terminal): void {
  program
    .command('backend')
    .description('run the simulated backend alone; --json prints the environment for a shop that runs elsewhere')
    .option('--port <port>', 'the port it listens on', parsePort, BACKEND_PORT)
    .option('--host <host>', 'where it listens (127.0.0.1); given again, a further name of it', collectValue)
    .option(
      '--storefront <url>',
      'the shop that its links lead back to (http://localhost:3000); us=<url> is a storefront of store us alone; repeatable, all are allowed',
      collectValue,
    )
    .option('--storefront-forwards', 'its server forwards /__spoke/ here, so that /enter can set its storage')
    .option('--webhooks <url>', 'a shop that is sent webhooks when stock or content changes', parseUrl)
    .option('--webhook-secret <secret>', 'what they are signed with', SIMULATED_WEBHOOK_SECRET)
    .option('--plain-links', 'links without the region in their path, for a shop without /us and /eu')
    .option(
      '--store <store>',
      'us=5443 opens a port with store us at its root, us=shop.test a host name; repeatable',
      collectValue,
    )
    .option('--https', 'take https besides http, with a certificate made here')
    .option('--cert <file>', 'take https with this certificate (PEM)')
    .option('--key <file>', 'the private key of --cert (PEM)')
    .option('--image-host <url>', 'the origin in addresses of images, such as https://cdn.shopify.com', parseUrl)
    .option(
      '--agent-profile <address=file>',
      'the profile of an agent at an address, which is then not fetched; repeatable',
      collectValue,
    )
    .option('--catalogue <file>', 'a goods file: the goods and content of another shop (mocks/world/goods-file)')
    .option('--seed <n>', 'the seed of ids and generated people', parseWholeNumber)
    .option('--state-dir <folder>', STATE_FOLDER_HELP)
    .option('--no-state', 'store nothing on disk')
    .option('--max-worlds <n>', 'how many worlds it keeps besides the default one (1,000)', parseCount)
    .addHelpText(
      'after',
      formatExamples(
        'spoke backend',
        'spoke backend --port 0 --no-state --json',
        'spoke backend --store us=5443 --storefront us=http://localhost:3001',
        'spoke backend --https --store gb=4443',
      ),
    )
    .action(async (options: Options, command: Command) => {
      const { port, storefront = ['http://localhost:3000'], catalogue, seed, state, stateDir, maxWorlds } = options
      const { print } = readGlobals(command, terminal)
      const { createReloadPrinter } = await import('../backend/print-reload.ts')
      const { startBackend } = await import('../backend/start-backend.ts')
      const launchOptions = {
        port,
        storefront,
        storefrontForwards: options.storefrontForwards ?? false,
        plainLinks: options.plainLinks ?? false,
        ...(options.webhooks && { webhooks: { url: options.webhooks, secret: options.webhookSecret } }),
        stores: options.store ?? [],
        hosts: options.host ?? [],
        ...getHttpsOption(options),
        onOutput: terminal.err,
        onReload: createReloadPrinter(terminal),
        ...(options.imageHost !== undefined && { imageHost: options.imageHost }),
        ...(options.agentProfile && { agentProfiles: options.agentProfile }),
        ...(catalogue !== undefined && { catalogue }),
        ...(seed !== undefined && { seed }),
        ...(maxWorlds !== undefined && { maxWorlds }),
        stateDir: state && (stateDir ?? getStateFolder(port)),
      }
      const next =
        'Run `npx spoke backend --help` to see its options' +
        (catalogue === undefined ? '.' : ', `npx spoke catalogue fields` for those of a goods file.')
      const backend = await startBackend(launchOptions, { portOption: '--port', next })
      const { origin, stores, certificate } = backend
      const shop = storefront.find((url) => /^https?:/.test(url)) ?? 'http://localhost:3000'
      print(
        {
          origin,
          stores,
          ...(certificate && { certificate }),
          environment: {
            ...getShopEnvironment(origin, shop),
            ...(options.webhooks && getWebhookEnvironment(options.webhookSecret)),
          },
          storefrontEnvironments: getStorefrontEnvironments(backend),
        },
        () => formatBackend(backend),
      )
      await Promise.race([waitForAbort(terminal.signal), backend.ended])
      if (terminal.signal.aborted) return backend.stop()
      throw new UsageError(`The simulated backend stopped unexpectedly (exit code ${await backend.ended}).`)
    })
}

/** Throws a UsageError for half a certificate. */
function getHttpsOption({ https, cert, key }: Options) {
  if (cert !== undefined && key !== undefined) return { https: { cert, key } }
  if (cert !== undefined || key !== undefined)
    throw new UsageError('--cert and --key belong together.', {
      next: 'Give both, or --https for a certificate made here.',
      exitCode: 2,
    })
  return https ? { https: { folder: CERTIFICATE_FOLDER } } : {}
}
