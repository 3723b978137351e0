import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

/** The input of every tool that works in a world. */
export const inWorld = {
  world: z.string().default('default').describe('The world; every browser and test can have its own.'),
}

/** Does the work of a tool. Returns its result as JSON, or a sentence about the failure with the next step. */
export async function toToolResult(work: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await work(), null, 2) ?? 'done' }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: describeError(error) }] }
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const hints = [
    'nearest' in error && error.nearest ? `Did you mean ${error.nearest}?` : '',
    'status' in error && error.status === 0 ? 'Start one with `npx spoke dev`.' : '',
    'next' in error && error.next ? `${error.next}` : '',
  ]
  return [error.message, ...hints].filter(Boolean).join('  ')
}
