import { readFileSync } from 'node:fs'
import fc, { type Arbitrary } from 'fast-check'
import { parse } from 'yaml'
import { type Interaction, toRequestInit } from '../pact-interactions.fixtures.ts'
import { hostileText, spoilJson } from './hostile-values.fixtures.ts'

type Document = { paths: Record<string, Record<string, { operationId?: string }>> }

/** Paths of an OpenAPI contract, like `/fit/{id}`. */
const readTemplates = (upstream: string): string[] => {
  const { paths }: Document = parse(
    readFileSync(new URL(`../../contracts/${upstream}/openapi.yaml`, import.meta.url), 'utf8'),
  )
  return Object.keys(paths)
}

/** The request of an interaction with one hostile parameter, part of its body or header, or without one. */
export function spoilRequest(
  upstream: string,
  interaction: Interaction,
): Arbitrary<{ path: string; init: RequestInit }> {
  const { path, init } = toRequestInit(interaction)
  const [pathname = '', search = ''] = path.split('?')
  const content = interaction.request.body?.content
  const spoilt: Arbitrary<{ path: string; init: RequestInit }>[] = []
  const template = readTemplates(upstream).find((candidate) => toPattern(candidate).test(pathname))
  const parameters = template?.match(PARAMETER) ?? []
  if (template && parameters.length > 0)
    spoilt.push(
      fc.tuple(fc.nat(parameters.length - 1), hostileText).map(([index, text]) => ({
        path: replaceParameter(template, pathname, index, text) + (search && `?${search}`),
        init,
      })),
    )
  const names = [...new URLSearchParams(search).keys()]
  if (names.length > 0)
    spoilt.push(
      fc.tuple(fc.constantFrom(...names), fc.option(hostileText)).map(([name, text]) => {
        const query = new URLSearchParams(search)
        if (text === null) query.delete(name)
        else query.set(name, text)
        return { path: `${pathname}?${query}`, init }
      }),
    )
  if (content !== undefined && typeof content !== 'string')
    spoilt.push(
      spoilJson(content).map((body) => ({
        path,
        init: { ...init, body: body === undefined ? '' : JSON.stringify(body) },
      })),
    )
  if (content !== undefined) spoilt.push(hostileText.map((body) => ({ path, init: { ...init, body } })))
  return spoilt.length > 0 ? fc.oneof(...spoilt) : fc.constant({ path, init })
}

const PARAMETER = /\{\w+\}/g
const toPattern = (template: string) => new RegExp(`^${template.replaceAll(PARAMETER, '([^/]+?)')}$`)

/** A path with the value of one parameter of its template replaced. */
function replaceParameter(template: string, pathname: string, index: number, text: string): string {
  const values = pathname.match(toPattern(template))?.slice(1) ?? []
  // an empty segment is another path
  values[index] = encodeURIComponent(text.toWellFormed()) || '-'
  return template.replaceAll(PARAMETER, () => values.shift() ?? '')
}
