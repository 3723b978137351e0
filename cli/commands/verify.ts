import { type Command, InvalidArgumentError } from 'commander'
import { Mistake } from '../mistake.ts'
import { examples, names } from '../options.ts'
import { type Session, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import type { Selector } from '../verify/outcome.ts'
import { PACTS } from '../verify/pacts.ts'

type Options = {
  provider?: string
  only?: string
  pacts: string
  providerBaseUrl?: string
  states: boolean
  statesUrl?: string
  header?: Record<string, string>
  broker?: string
  publish: boolean
  consumerVersion?: string
  branch?: string
  tag?: string[]
  providerVersion?: string
  providerBranch?: string
  mutate?: boolean
  min: number
}

/** `spoke verify` */
export function verifyCommand(program: Command, terminal: Terminal): void {
  program
    .command('verify')
    .description('hold the pacts against the simulated backend, or against a real provider')
    .option('--provider <name>', 'only the pact with this one')
    .option('--only <words>', 'only interactions with these words in their description')
    .option('--pacts <folder>', 'where the pact files are', PACTS)
    .option('--provider-base-url <url>', 'a real provider, by where it answers', webAddress)
    .option('--states-url <url>', 'where the real provider sets up states, told as Pact tells it', webAddress)
    .option('--no-states', 'set up no states: the real provider is as it is')
    .option('--header <name=VARIABLE>', 'a header for the real provider, from a variable of the environment', variable)
    .option('--broker <url>', 'publish the pacts to this broker, and verify those that it gives', webAddress)
    .option('--no-publish', 'only read from the broker')
    .option('--consumer-version <version>', 'of the pacts that are published; else the commit')
    .option('--branch <name>', 'of the pacts that are published; else the branch that is checked out')
    .option('--tag <names>', 'of the pacts that are published', names)
    .option('--provider-version <version>', 'publish the results to the broker, as of this version of the provider')
    .option('--provider-branch <name>', 'the branch that version is on')
    .option('--mutate', 'change one field at a time in the answers, and say what share is noticed')
    .option('--min <percent>', 'fail below this share of noticed mutations', percentage, 100)
    .addHelpText(
      'after',
      examples(
        'spoke verify',
        'spoke verify --provider shopify --only cart --json',
        'spoke verify --provider fit --provider-base-url https://fit.example.com --no-states --header x-api-key=FIT_KEY',
        'PACT_BROKER_TOKEN=... spoke verify --broker https://pacts.example.com --tag main',
        'spoke verify --mutate',
      ),
    )
    .action(async (options: Options, command: Command) => {
      const session = sessionOf(command, terminal)
      checkTogether(options)
      return options.mutate ? showMutations(options, session) : showVerification(options, session)
    })
}

async function showVerification(options: Options, { terminal, print }: Session): Promise<void> {
  const { verify } = await import('../verify/verify.ts')
  const { verificationWords } = await import('../verify/words.ts')
  const broker = options.broker ? await atBroker(options.broker, options, terminal) : undefined
  const { provider, only, pacts, providerBaseUrl, statesUrl, header } = options
  if (providerBaseUrl && options.states && !statesUrl) {
    terminal.err('No states are set up there; --states-url says where they are, --no-states that this is meant.')
  }
  terminal.progress('Holding the pacts against their providers ...')
  const rows = await verify({
    folder: pacts,
    ...(provider && { provider }),
    ...(only && { only }),
    ...(broker && { broker }),
    ...(providerBaseUrl && {
      real: {
        providerBaseUrl,
        ...(statesUrl && { providerStatesSetupUrl: statesUrl }),
        ...(header && { headersFromEnvironment: header }),
      },
    }),
  })
  const failed = rows.filter(({ ok, pending }) => !ok && !pending).length
  const published = broker?.published
  print({ passed: rows.length - failed, failed, ...(published && { published }), interactions: rows }, () =>
    verificationWords(rows, terminal),
  )
  if (failed) throw new Mistake(`${failed} of ${rows.length} interactions failed.`)
}

/** Publishes our pacts if asked to, and says which pacts to take from the broker: those of the same branch or tags. */
async function atBroker(url: string, options: Options, { progress }: Terminal) {
  const [{ publish }, { editionOf }, { pactsIn }] = await Promise.all([
    import('../verify/broker/broker.ts'),
    import('../verify/broker/edition.ts'),
    import('../verify/pacts.ts'),
  ])
  const { provider, pacts, providerVersion, providerBranch } = options
  const edition = options.publish ? await editionOf(options) : { branch: options.branch, tags: options.tag ?? [] }
  if ('version' in edition) {
    progress(`Publishing the pacts as ${edition.version} ...`)
    await publish(url, await pactsIn(pacts, provider), edition)
  }
  const { branch, tags } = edition
  const named: Selector[] = [...(branch ? [{ branch }] : []), ...tags.map((tag) => ({ tag, latest: true as const }))]
  return {
    url,
    // without a name: what is deployed, and what is about to be
    selectors: named.length > 0 ? named : [{ mainBranch: true as const }, { deployedOrReleased: true as const }],
    ...(providerVersion && {
      publish: { providerVersion, ...(providerBranch && { providerVersionBranch: providerBranch }) },
    }),
    ...('version' in edition && { published: edition }),
  }
}

async function showMutations({ provider, pacts, min }: Options, { terminal, print }: Session): Promise<void> {
  const [{ mutateSimulated }, { isCaught, percent, scoreOf, scoresByProvider }, { mutationWords }] = await Promise.all([
    import('../verify/mutate/mutate-simulated.ts'),
    import('../verify/mutate/score.ts'),
    import('../verify/mutate/words.ts'),
  ])
  terminal.progress('Changing one field at a time ...')
  const { judged, unseen } = await mutateSimulated(pacts, provider)
  const { mutations, caught } = scoreOf(judged)
  print(
    {
      score: percent(caught, mutations),
      ...scoreOf(judged),
      providers: Object.fromEntries(scoresByProvider(judged)),
      unnoticed: judged.filter((each) => !isCaught(each)),
      unseen,
    },
    () => mutationWords(judged, unseen, terminal),
  )
  if (percent(caught, mutations) < min) {
    throw new Mistake(`${mutations - caught} of ${mutations} mutations went unnoticed; at least ${min} % shall not.`)
  }
}

/** Options that mean nothing without each other are a mistake, not a wish that is overheard. */
function checkTogether(options: Options): void {
  const { providerBaseUrl, statesUrl, header, broker, mutate, states } = options
  const refuse = (message: string) => {
    throw new Mistake(message, { exitCode: 2 })
  }
  if (!providerBaseUrl && (statesUrl || header || !states)) {
    refuse('--states-url, --no-states and --header are about a real provider: name it with --provider-base-url.')
  }
  if (statesUrl && !states) refuse('--no-states and --states-url contradict each other.')
  const forBroker = options.consumerVersion ?? options.branch ?? options.tag ?? options.providerVersion
  if (!broker && (forBroker || !options.publish)) {
    refuse('Versions, branches and tags are for a broker: name it with --broker.')
  }
  if (options.providerBranch && !options.providerVersion) {
    refuse('--provider-branch is about a version: name it with --provider-version.')
  }
  if (mutate && (providerBaseUrl || broker)) refuse('--mutate is about the simulated backend and the pacts at hand.')
}

function webAddress(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return text.replace(/\/$/, '')
  throw new InvalidArgumentError('It is a URL like https://fit.example.com.')
}

/** Collects `header=VARIABLE` pairs; secrets on a command line could be read by every process of the machine. */
function variable(text: string, earlier: Record<string, string> = {}): Record<string, string> {
  const [, name, from] = /^([\w-]+)=([A-Za-z_]\w*)$/.exec(text) ?? []
  if (name === undefined || from === undefined) {
    throw new InvalidArgumentError('It is a header and a variable, like x-api-key=FIT_KEY.')
  }
  if (process.env[from] === undefined) throw new InvalidArgumentError(`The environment has no ${from}.`)
  return { ...earlier, [name.toLowerCase()]: from }
}

function percentage(text: string): number {
  const value = Number(text)
  if (text !== '' && value >= 0 && value <= 100) return value
  throw new InvalidArgumentError('It is a share from 0 to 100.')
}
