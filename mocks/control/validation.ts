import { HttpResponse } from 'msw'
import type { z } from 'zod'
import type { Problem } from './api.ts'

/** An error response of the control API, to be thrown; the route sends it. */
export function toErrorResponse(status: 400 | 404 | 409, problem: Problem): Response {
  return HttpResponse.json(problem, { status })
}

/** The validated JSON body of a request. Throws a 400 that names the path of each problem. */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const text = await request.text()
  return validate(text === '' ? {} : parseJson(text), schema)
}

/** A value validated against its schema. Throws a 400 that names the path of each problem. */
export function validate<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => ({ path: path.join('.') || '(body)', message }))
  throw toErrorResponse(400, { error: problems.map(({ path, message }) => `${path}: ${message}`).join('; '), problems })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw toErrorResponse(400, { error: 'The body is not JSON', problems: [{ path: '(body)', message: 'not JSON' }] })
  }
}
