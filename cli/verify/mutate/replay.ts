import { Mistake } from '../../mistake.ts'
import type { Interaction } from '../pact-file.ts'
import type { Json } from './json.ts'

/** Where a provider answers, and where its states are set up. */
export type Provider = { baseUrl: string; statesUrl: string }

/** What a provider answers to an interaction in its states: JSON, or undefined for an answer without any. */
export async function answerTo(interaction: Interaction, { baseUrl, statesUrl }: Provider): Promise<Json> {
  const { description, providerStates, request } = interaction
  const states = providerStates.length > 0 ? providerStates : [{ name: null, params: undefined }]
  for (const { name, params } of states) {
    const said = await post(statesUrl, { state: name, params, action: 'setup' })
    if (!said.ok) throw new Mistake(`The state of "${description}" cannot be set up: ${await said.text()}`)
  }
  try {
    const search = new URLSearchParams(
      Object.entries(request.query).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
    )
    const headers = Object.entries(request.headers).map(([name, values]): [string, string] => [
      name,
      [values].flat().join(', '),
    ])
    const answer = await fetch(`${baseUrl}${request.path}${search.size > 0 ? `?${search}` : ''}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(request.body && { body: textOf(request.body.content) }),
    })
    const text = await answer.text()
    return answer.headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : undefined
  } finally {
    await post(statesUrl, { state: null, action: 'teardown' })
  }
}

const textOf = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content))

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
