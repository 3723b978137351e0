import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { orUsageError } from '../backend/session.ts'
import { UsageError } from '../usage-error.ts'

/** The input of a tool. An unknown argument is refused, because one that is ignored looks as if it had worked. */
export const toInput = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `Unknown argument ${keys.join(', ')}; known are ${Object.keys(shape).join(', ') || 'none'}`
        : undefined,
  })

/** The input of a tool that works in a world. */
export const toWorldInput = <Shape extends z.ZodRawShape>(shape: Shape) =>
  toInput({
    world: z.string().default('default').describe('The world; every browser and test can have its own.'),
    ...shape,
  })

/** Does the work of a tool. Returns its result as JSON, or a sentence about the failure with the next step. */
export async function toToolResult(work: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await orUsageError(work()), null, 2) ?? 'done' }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: describeError(error) }] }
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const next = error instanceof UsageError ? error.next : undefined
  return [error.message, next].filter(Boolean).join('\n')
}
