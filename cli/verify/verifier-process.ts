import { Verifier } from '@pact-foundation/pact'
import { parseVerifierReport, type VerifierOutcome, type VerifierTask } from './verifier-report.ts'

// A process of its own that receives a task and sends back its outcome, because the native verifier prints to stdout.
process.once('message', async (task: VerifierTask) => sendOutcome(await verify(task)))

const sendOutcome = (outcome: VerifierOutcome) => process.send?.(outcome, () => process.disconnect())

async function verify(task: VerifierTask): Promise<VerifierOutcome> {
  try {
    return parseVerifierReport(String(await new Verifier(toVerifierOptions(task)).verifyProvider()))
  } catch (error) {
    // A failed verification rejects with its report as JSON; other messages mean that it did not run.
    const message = error instanceof Error ? error.message : String(error)
    return message.startsWith('{') ? parseVerifierReport(message) : { ran: false, message }
  }
}

type VerifierOptions = ConstructorParameters<typeof Verifier>[0]

function toVerifierOptions({ headersFromEnvironment = {}, ...task }: VerifierTask): VerifierOptions {
  const { PACT_BROKER_TOKEN, PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD } = process.env
  const headers = Object.entries(headersFromEnvironment).map(([name, variable]): [string, string] => [
    name,
    process.env[variable] ?? '',
  ])
  const options = { requestFilter: createRequestFilter(Object.fromEntries(headers)), logLevel: 'error' } as const
  if ('pactUrls' in task) return { ...task, ...options }
  const { publish, ...brokerTask } = task
  return {
    ...brokerTask,
    ...options,
    ...(PACT_BROKER_TOKEN && { pactBrokerToken: PACT_BROKER_TOKEN }),
    ...(PACT_BROKER_USERNAME && { pactBrokerUsername: PACT_BROKER_USERNAME }),
    ...(PACT_BROKER_PASSWORD && { pactBrokerPassword: PACT_BROKER_PASSWORD }),
    enablePending: true,
    ...(publish && { publishVerificationResult: true, ...publish }),
  }
}

type FilteredRequest = { headers: Record<string, unknown>; body?: unknown }

/** Changes every request of the verifier: adds the headers, and keeps form bodies as they are. */
function createRequestFilter(headers: Readonly<Record<string, string>>) {
  return (request: FilteredRequest, _response: unknown, next: () => void) => {
    Object.assign(request.headers, headers)
    // pact-js parses form bodies and would send them on as JSON.
    const isForm = String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded')
    if (isForm && typeof request.body === 'object' && !Buffer.isBuffer(request.body)) {
      request.body = Buffer.from(String(new URLSearchParams(Object.entries(request.body ?? {}))))
    }
    next()
  }
}
