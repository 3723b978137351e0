import type { Exchange } from '../../world/exchange.ts'
import type { RequestEntry } from '../../world/journal.ts'

/** Headers without which an upstream answers otherwise. */
const NEEDED = /^(?:content-type|authorization|x-api-key|.*token)$/

/** A unit test that makes the call in a world with the same scenario and expects the same response. */
export function toTest(
  { upstream, operation, method, path }: RequestEntry,
  { request, response }: Exchange,
  [scenario = 'default-shop']: readonly string[],
): string {
  const headers = Object.entries(request.headers).filter(([name]) => NEEDED.test(name))
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${JSON.stringify(Object.fromEntries(headers))}`] : []),
    ...(request.body?.text === undefined ? [] : [`body: ${toBody(request.body.text)}`]),
  ]
  const expected = response?.body?.isCut ? undefined : parse(response?.body?.text)
  return `import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'

test(${JSON.stringify(`${upstream} ${operation} answers ${response?.status ?? 'nothing'}`)}, async () => {
  const { backend, fetch } = await givenScenario('${scenario}')
  const response = await fetch(\`\${backend.origin}${path.replaceAll('`', '\\`')}\`${toInit(options)})
  expect(response.status).toBe(${response?.status ?? 200})
${expected === undefined ? '' : `  expect(await response.json()).toEqual(${JSON.stringify(expected, null, 2).replaceAll('\n', '\n  ')})\n`}})
`
}

const toInit = (options: readonly string[]) =>
  options.length === 0 ? '' : `, {\n${options.map((option) => `    ${option},\n`).join('')}  }`

const toBody = (text: string) => {
  const value = parse(text)
  return value === undefined
    ? JSON.stringify(text)
    : `JSON.stringify(${JSON.stringify(value, null, 2).replaceAll('\n', '\n    ')})`
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
