import { HttpResponse } from 'msw'
import type { z } from 'zod'
import type { Problem } from './api.ts'

/** A refusal of the control API: thrown where it is found, answered by the route. */
export function refusal(status: 400 | 404 | 409, problem: Problem): Response {
  return HttpResponse.json(problem, { status })
}

/** The request's JSON body, checked. Throws a refusal that names the path of each thing that is wrong. */
export async function bodyOf<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const text = await request.text()
  return checked(text === '' ? {} : parsed(text), schema)
}

/** Anything from outside, checked against its schema. */
export function checked<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => ({ path: path.join('.') || '(body)', message }))
  throw refusal(400, { error: problems.map(({ path, message }) => `${path}: ${message}`).join('; '), problems })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal(400, { error: 'The body is not JSON', problems: [{ path: '(body)', message: 'not JSON' }] })
  }
}
