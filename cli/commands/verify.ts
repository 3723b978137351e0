import { type Command, InvalidArgumentError } from 'commander'
import { PACTS_FOLDER } from '../machine/project-folders.ts'
import { collectNames, formatExamples, type Globals, parseUrl, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import type { BrokerOptions } from '../verify/broker/prepare-broker.ts'

type Options = BrokerOptions & {
  only?: string
  givenOnly?: boolean
  state?: string
  providerBaseUrl?: string
  states: boolean
  statesUrl?: string
  header?: Record<string, string>
  broker?: string
  mutate?: boolean
  min: number
}

/** Adds `spoke verify`. */
export function addVerifyCommand(program: Command, terminal: Terminal): void {
  program
    .command('verify')
    .description('verify the pacts against the simulated backend or a real provider')
    .option('--provider <name>', 'only the pact with this provider')
    .option('--only <words>', 'only interactions whose description contains these words')
    .option('--given-only', 'only interactions without a call, status or field that the contracts assume')
    .option('--state <name>', 'a provider state besides those of each interaction')
    .option('--pacts <folder>', 'the folder of the pact files', PACTS_FOLDER)
    .option('--provider-base-url <url>', 'the URL of a real provider', parseUrl)
    .option('--states-url <url>', 'where the real provider sets up states, as Pact defines it', parseUrl)
    .option('--no-states', 'set up no states at the real provider')
    .option('--header <name=VARIABLE>', 'a header for the real provider, from an environment variable', collectHeader)
    .option('--broker <url>', 'publish the pacts to this broker, and verify the ones it returns', parseUrl)
    .option('--no-publish', 'only read from the broker')
    .option('--consumer-version <version>', 'the version of the published pacts; default: the commit')
    .option('--branch <name>', 'the branch of the published pacts; default: the current branch')
    .option('--tag <names>', 'the tags of the published pacts', collectNames)
    .option('--provider-version <version>', 'publish the results for this version of the provider')
    .option('--provider-branch <name>', 'the branch of that version')
    .option('--mutate', 'change one part at a time in the responses: given ones must be caught, assumed ones tolerated')
    .option(
      '--min <percent>',
      'with --mutate: fail if a smaller share of the given parts is caught',
      parsePercentage,
      100,
    )
    .addHelpText(
      'after',
      formatExamples(
        'spoke verify',
        'spoke verify --provider shopify --only cart --json',
        'spoke verify --given-only --state upstreams-bare',
        'spoke verify --provider fit --provider-base-url https://fit.example.com --no-states --header x-api-key=FIT_KEY',
        'PACT_BROKER_TOKEN=... spoke verify --broker https://pacts.example.com --tag main',
        'spoke verify --mutate',
      ),
    )
    .action(async (options: Options, command: Command) => {
      const globals = readGlobals(command, terminal)
      checkCombination(options)
      return options.mutate ? runMutations(options, globals, terminal) : runVerification(options, globals, terminal)
    })
}

async function runVerification(options: Options, { print }: Globals, terminal: Terminal): Promise<void> {
  const { verify } = await import('../verify/verify.ts')
  const { formatVerification } = await import('../verify/format-verification.ts')
  const { prepareBroker } = await import('../verify/broker/prepare-broker.ts')
  const broker = options.broker ? await prepareBroker(options.broker, options, terminal) : undefined
  const { provider, only, givenOnly, state, pacts, providerBaseUrl, statesUrl, header } = options
  if (state !== undefined && !providerBaseUrl) (await import('../backend/find-scenario.ts')).requireScenarios([state])
  if (providerBaseUrl && options.states && !statesUrl) {
    terminal.err('The provider’s states are not set up. Give their URL with --states-url, or --no-states.')
  }
  terminal.progress('Verifying the pacts ...')
  const rows = await verify({
    folder: pacts,
    ...(provider && { provider }),
    ...(only && { only }),
    ...(givenOnly && { givenOnly }),
    ...(state && { state }),
    ...(broker && { broker }),
    ...(providerBaseUrl && {
      realProvider: {
        providerBaseUrl,
        ...(statesUrl && { providerStatesSetupUrl: statesUrl }),
        ...(header && { headersFromEnvironment: header }),
      },
    }),
  })
  const failed = rows.filter(({ ok, pending }) => !ok && !pending).length
  const published = broker?.published
  print({ passed: rows.length - failed, failed, ...(published && { published }), interactions: rows }, () =>
    formatVerification(rows, terminal),
  )
  if (failed) throw new UsageError(`${failed} of ${rows.length} interactions failed.`)
}

async function runMutations({ provider, pacts, min }: Options, { print }: Globals, terminal: Terminal): Promise<void> {
  const [{ mutateSimulated }, { isCaughtAnyhow, toPercent, computeScore, computeScores }, { formatMutations }] =
    await Promise.all([
      import('../verify/mutate/mutate-simulated.ts'),
      import('../verify/mutate/score.ts'),
      import('../verify/mutate/format-mutations.ts'),
    ])
  terminal.progress('Changing one field at a time ...')
  const mutations = await mutateSimulated(pacts, provider)
  const { given, assumed } = computeScore(mutations)
  const caughtShare = toPercent(given.caught, given.mutations)
  print(
    {
      given: { ...given, share: caughtShare },
      assumed: { ...assumed, share: toPercent(assumed.tolerated, assumed.mutations) },
      providers: Object.fromEntries(computeScores(mutations)),
      uncaught: mutations.given.filter((mutation) => !isCaughtAnyhow(mutation)),
      untolerated: mutations.assumed.filter(({ tolerated }) => !tolerated),
      unseen: mutations.unseen,
    },
    () => formatMutations(mutations, terminal),
  )
  const failures = [
    ...(caughtShare < min
      ? [
          `${given.mutations - given.caught} of ${given.mutations} changes of given parts were not caught; at least ${min} % must be.`,
        ]
      : []),
    ...(assumed.tolerated < assumed.mutations
      ? [
          `${assumed.mutations - assumed.tolerated} of ${assumed.mutations} changes of assumed parts break a client; none may.`,
        ]
      : []),
  ]
  if (failures.length > 0) throw new UsageError(failures.join('\n'))
}

/** Options that have no effect without each other are a UsageError. */
function checkCombination(options: Options): void {
  const { providerBaseUrl, statesUrl, header, broker, mutate, states } = options
  const fail = (message: string) => {
    throw new UsageError(message, { exitCode: 2 })
  }
  if (!providerBaseUrl && (statesUrl || header || !states)) {
    fail('--states-url, --no-states and --header need a real provider: name it with --provider-base-url.')
  }
  if (statesUrl && !states) fail('--no-states and --states-url exclude each other: give one of them.')
  const brokerOption = options.consumerVersion ?? options.branch ?? options.tag ?? options.providerVersion
  if (!broker && (brokerOption || !options.publish)) {
    fail('Versions, branches and tags need a broker: name it with --broker.')
  }
  if (options.providerBranch && !options.providerVersion) {
    fail('--provider-branch needs a version: name it with --provider-version.')
  }
  if (broker && (options.givenOnly || options.state)) {
    fail('--given-only and --state change the pact files: leave out --broker, whose pacts it verifies.')
  }
  if (mutate && (providerBaseUrl || broker)) {
    fail('--mutate works with the simulated backend only: leave out --provider-base-url and --broker.')
  }
}

/** Collects `header=VARIABLE` pairs: every process of the machine could read a secret on the command line. */
function collectHeader(text: string, earlier: Record<string, string> = {}): Record<string, string> {
  const [, name, variable] = /^([\w-]+)=([A-Za-z_]\w*)$/.exec(text) ?? []
  if (name === undefined || variable === undefined) {
    throw new InvalidArgumentError('Expected a header and a variable, like x-api-key=FIT_KEY.')
  }
  if (process.env[variable] === undefined) throw new InvalidArgumentError(`The variable ${variable} is not set.`)
  return { ...earlier, [name.toLowerCase()]: variable }
}

function parsePercentage(text: string): number {
  const value = Number(text)
  if (text !== '' && value >= 0 && value <= 100) return value
  throw new InvalidArgumentError('Expected a percentage from 0 to 100.')
}
