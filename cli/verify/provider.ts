import { Verifier } from '@pact-foundation/pact'
import { type Outcome, outcomeOf, type Task } from './outcome.ts'

/**
 * Runs one verification in a process of its own, told and telling by message: the native verifier prints what it does to
 * stdout and cannot be asked not to.
 */
process.once('message', async (task: Task) => tell(await verified(task)))

const tell = (outcome: Outcome) => process.send?.(outcome, () => process.disconnect())

async function verified(task: Task): Promise<Outcome> {
  try {
    return outcomeOf(String(await new Verifier(optionsOf(task)).verifyProvider()))
  } catch (error) {
    // What it rejects with is a report in JSON when the verification ran, and anything at all when it did not.
    const message = error instanceof Error ? error.message : String(error)
    return message.startsWith('{') ? outcomeOf(message) : { ran: false, message }
  }
}

type Options = ConstructorParameters<typeof Verifier>[0]

function optionsOf({ headersFromEnvironment = {}, ...task }: Task): Options {
  const { PACT_BROKER_TOKEN, PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD } = process.env
  const headers = Object.entries(headersFromEnvironment).map(([name, variable]): [string, string] => [
    name,
    process.env[variable] ?? '',
  ])
  const options = { requestFilter: filter(Object.fromEntries(headers)), logLevel: 'error' } as const
  if ('pactUrls' in task) return { ...task, ...options }
  const { publish, ...broker } = task
  return {
    ...broker,
    ...options,
    ...(PACT_BROKER_TOKEN && { pactBrokerToken: PACT_BROKER_TOKEN }),
    ...(PACT_BROKER_USERNAME && { pactBrokerUsername: PACT_BROKER_USERNAME }),
    ...(PACT_BROKER_PASSWORD && { pactBrokerPassword: PACT_BROKER_PASSWORD }),
    enablePending: true,
    ...(publish && { publishVerificationResult: true, ...publish }),
  }
}

type Passing = { headers: Record<string, unknown>; body?: unknown }

/** What becomes of every request on its way to the provider. */
function filter(headers: Readonly<Record<string, string>>) {
  return (request: Passing, _response: unknown, next: () => void) => {
    Object.assign(request.headers, headers)
    // pact-js reads the body of every request on its way, and would send a form on as JSON
    const isForm = String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded')
    if (isForm && typeof request.body === 'object' && !Buffer.isBuffer(request.body)) {
      request.body = Buffer.from(String(new URLSearchParams(Object.entries(request.body ?? {}))))
    }
    next()
  }
}
