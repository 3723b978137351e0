import { Verifier } from '@pact-foundation/pact'
import { type Outcome, type Task, verification } from './outcome.ts'

/**
 * Verifies one pact in a process of its own, told by argument and telling by message: the native verifier prints what
 * it does to stdout and cannot be asked not to.
 */
const task: Task = JSON.parse(process.argv[2] ?? '')

const tell = (outcome: Outcome) => process.send?.(outcome, () => process.disconnect())

try {
  const results = await new Verifier({ ...task, requestFilter: formsAsTheyWere, logLevel: 'error' }).verifyProvider()
  tell({ ran: true, ...verification.parse(JSON.parse(String(results))) })
} catch (error) {
  // What it rejects with is a report in JSON when the verification ran, and anything at all when it did not.
  const message = error instanceof Error ? error.message : String(error)
  const report = message.startsWith('{') ? verification.safeParse(JSON.parse(message)) : undefined
  tell(report?.success ? { ran: true, ...report.data } : { ran: false, message })
}

/** pact-js reads the body of every request on its way, and would send a form on as JSON. */
function formsAsTheyWere(request: { headers: Record<string, unknown>; body?: unknown }, _: unknown, next: () => void) {
  const { headers, body } = request
  const isForm = String(headers['content-type']).startsWith('application/x-www-form-urlencoded')
  if (isForm && typeof body === 'object' && body !== null) {
    request.body = Buffer.from(String(new URLSearchParams(Object.entries(body))))
  }
  next()
}
