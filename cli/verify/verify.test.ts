import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { PACTS_FOLDER } from '../machine/project-folders.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'
import { startTestBroker } from './broker/broker.fixtures.ts'

/** The limit of a test: each starts a simulated backend and a verifier. */
const PROCESS_MS = 60_000

const folder = await mkdtemp(join(tmpdir(), 'spoke-pacts-'))
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of closing.splice(0)) await close()
})
afterAll(() => rm(folder, { recursive: true }))

/** A folder with one small pact, with some of its interactions changed. */
async function createPacts(
  name: string,
  change: (interaction: Interaction, index: number) => object = (interaction) => interaction,
) {
  const pactFolder = join(folder, name)
  await cp(join(PACTS_FOLDER, 'storefront-flags.json'), join(pactFolder, 'storefront-flags.json'))
  const pact = JSON.parse(await readFile(join(pactFolder, 'storefront-flags.json'), 'utf8'))
  const interactions = pact.interactions.map(change)
  await writeFile(join(pactFolder, 'storefront-flags.json'), JSON.stringify({ ...pact, interactions }))
  return pactFolder
}
type Interaction = { description: string; providerStates: object[]; response: { status: number } }

const breakInteraction = (interaction: Interaction, index: number) => {
  const states = [[{ name: 'flag-swiched' }], [{ name: 'flag-switched', params: { flag: '' } }]]
  if (states[index]) return { ...interaction, providerStates: states[index] }
  return { ...interaction, response: { ...interaction.response, status: 418, matchingRules: {} } }
}

test(
  'unknown states, wrong state parameters and wrong responses fail [CTR-04] [CLI-02]',
  async () => {
    const { exitCode, out, err } = await runSpoke(`verify --pacts ${await createPacts('broken', breakInteraction)}`)
    expect(exitCode).toBe(1)
    expect(out.match(/^FAILED +storefront +flags/gm)).toHaveLength(3)
    expect(out).toContain('No scenario called "flag-swiched". Did you mean flag-switched?')
    expect(out).toContain('flag-switched: flag: Too small')
    expect(out).toContain('expected 418 but was 200')
    expect(out).toContain('0 of 3 interactions with 1 provider passed.')
    expect(err).toContain('3 of 3 interactions failed.')
  },
  PROCESS_MS,
)

test(
  'pacts are published with a version, and so are their results [CTR-04]',
  async () => {
    vi.stubEnv('PACT_BROKER_TOKEN', 'let-me-in')
    const broker = await startTestBroker({ token: 'let-me-in' })
    closing.push(broker.close)
    const pacts = await createPacts('whole')
    const versions = '--consumer-version 1 --branch main --tag prod,eu --provider-version 7'
    const { exitCode, out } = await runSpoke(`verify --pacts ${pacts} --broker ${broker.url} ${versions} --json`)
    expect(exitCode).toBe(0)
    expect(broker.pacts()).toEqual(['storefront 1 -> flags'])
    expect(broker.labels).toEqual(['storefront 1 on main', 'storefront 1 tagged prod', 'storefront 1 tagged eu'])
    expect(broker.results.get('storefront 1 -> flags')).toMatchObject([
      { success: true, providerApplicationVersion: '7' },
    ])
    expect(JSON.parse(out)).toMatchObject({
      passed: 3,
      failed: 0,
      published: { version: '1', branch: 'main', tags: ['prod', 'eu'] },
      interactions: [{ consumer: 'storefront', provider: 'flags', ok: true }, {}, {}],
    })

    // A published version cannot change.
    const changedPacts = await createPacts('others', (interaction) => ({
      ...interaction,
      description: `${interaction.description}!`,
    }))
    const again = await runSpoke(`verify --pacts ${changedPacts} --broker ${broker.url} --consumer-version 1`)
    expect(again.exitCode).toBe(1)
    expect(again.err).toContain('The broker already has another pact under version 1.')
  },
  PROCESS_MS,
)

test('a broker that refuses access is reported with the variables to set', async () => {
  vi.stubEnv('PACT_BROKER_TOKEN', '')
  const broker = await startTestBroker({ token: 'let-me-in' })
  closing.push(broker.close)
  const { exitCode, err } = await runSpoke(
    `verify --pacts ${await createPacts('locked')} --broker ${broker.url} --consumer-version 1`,
  )
  expect(exitCode).toBe(1)
  expect(err).toContain('refused access (401).\nSet PACT_BROKER_TOKEN')
  expect(broker.pacts()).toEqual([])
})

test.each([
  ['--provider-base-url http://localhost:1 --no-states', 'http://localhost:1', '--provider-base-url'],
  ['--provider-base-url PROVIDER --states-url http://localhost:1/states', 'http://localhost:1/states', '--states-url'],
])('a provider that does not answer is reported at once: %s [CLI-03]', async (options, url, option) => {
  const provider = createServer((_req, res) => res.writeHead(404).end())
  await new Promise<void>((resolve) => provider.listen(0, resolve))
  closing.push(() => new Promise((resolve) => provider.close(resolve)))
  const origin = `http://localhost:${(provider.address() as AddressInfo).port}`
  const result = await runSpoke(`verify --provider flags ${options.replace('PROVIDER', origin)}`)
  expect(result).toMatchObject({
    exitCode: 1,
    err: `Nothing answers at ${url}.\nStart the provider, or check ${option}.`,
  })
})

test('a broker that does not answer is reported', async () => {
  const { exitCode, err } = await runSpoke(
    `verify --pacts ${await createPacts('nowhere')} --broker http://127.0.0.1:1 --consumer-version 1`,
  )
  expect([exitCode, err]).toEqual([1, 'No broker answers at http://127.0.0.1:1.\nCheck the URL of --broker.'])
})

test(
  'a real provider is verified with its API key and its states [CTR-04]',
  async () => {
    vi.stubEnv('FLAGS_KEY', 'secret')
    const states: unknown[] = []
    const provider = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      response.setHeader('content-type', 'application/json')
      if (request.url === '/states') {
        states.push(JSON.parse(text).state)
        return response.end('{}')
      }
      const hasKey = request.headers['x-key'] === 'secret'
      response.statusCode = hasKey ? 200 : 401
      response.end(JSON.stringify({ featureFlags: { 'new-menu': true } }))
    }).listen(0, '127.0.0.1')
    closing.push(async () => provider.close())
    await vi.waitFor(() => expect(provider.address()).not.toBeNull(), { timeout: 60_000 })
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    const line = `verify --pacts ${await createPacts('real')} --provider flags --provider-base-url ${url} --json`
    const { out } = await runSpoke(`${line} --states-url ${url}/states --header x-key=FLAGS_KEY`)
    // Its flag is always on, and one of the three interactions expects a variant.
    expect(JSON.parse(out)).toMatchObject({ passed: 2, failed: 1 })
    expect(states).toContain('flag-switched')
    states.length = 0
    const withoutStates = await runSpoke(`${line} --no-states --only on`)
    expect(JSON.parse(withoutStates.out).failed).toBeGreaterThan(0)
    expect(states).toEqual([])
  },
  PROCESS_MS,
)

test.each([
  ['--only umbrellas', 'No interaction has "umbrellas" in its description.'],
  ['--states-url https://fit.example.com/states', 'name it with --provider-base-url'],
  ['--tag prod', 'name it with --broker'],
  ['--mutate --broker https://pacts.example.com', '--mutate works with the simulated backend only'],
  ['--given-only --broker https://pacts.example.com', '--given-only and --state change the pact files'],
  ['--given-only --provider flags', 'The specification gives none of these interactions whole.'],
  ['--header x-api-key=NO_SUCH_VARIABLE', 'The variable NO_SUCH_VARIABLE is not set.'],
  ['--min much --mutate', 'Expected a percentage from 0 to 100.'],
  ['--provider fitt', 'There is no pact with "fitt".'],
])('`spoke verify %s` fails with one clear line and exit code 2', async (options, line) => {
  const { exitCode, out, err } = await runSpoke(`verify ${options}`)
  expect(err).toContain(line)
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
})

test(
  'given changes are caught and assumed ones tolerated [CTR-04] [CTR-06]',
  async () => {
    const { exitCode, out } = await runSpoke('verify --mutate --provider sign-in --json')
    expect(exitCode).toBe(0)
    const { given, assumed, providers, uncaught, untolerated } = JSON.parse(out)
    expect({ uncaught, untolerated, names: Object.keys(providers) }).toEqual({
      uncaught: [],
      untolerated: [],
      names: ['sign-in'],
    })
    expect([given.share, assumed.share]).toEqual([100, 100])
    expect([given.mutations > 20, assumed.mutations > 20]).toEqual([true, true])
  },
  PROCESS_MS,
)

test.each([
  ['fit', 10],
  ['customer-account', 23],
])(
  'a bare %s fulfils what the specification gives of its pact [CTR-06] [SIM-09]',
  async (provider, count) => {
    const { out } = await runSpoke(`verify --given-only --state upstreams-bare --provider ${provider} --json`)
    const { passed, failed, interactions } = JSON.parse(out)
    expect(interactions.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([])
    expect({ passed, failed }).toEqual({ passed: count, failed: 0 })
  },
  PROCESS_MS,
)
