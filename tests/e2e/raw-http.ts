import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Init = { method?: string; headers?: Readonly<Record<string, string>>; body?: string }

/** The response to a request whose path and headers are sent as they are; other clients normalise them. */
export async function sendRaw(
  origin: string | undefined,
  path: string,
  { method = 'GET', headers = {}, body }: Init = {},
) {
  const { hostname, port, host } = new URL(origin ?? '')
  const sent = request({ hostname, port, path, method, headers: { host, ...headers }, agent: false })
  sent.end(body)
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error(`There is no response to ${path}.`)
  const received = new Headers()
  for (const [name, values] of Object.entries(response.headersDistinct))
    for (const value of values ?? []) received.append(name, value)
  return { status: response.statusCode ?? 0, headers: received, body: await text(response) }
}
