import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

/** A tool's answer: what was read as JSON, or in a sentence why it could not be, with the next step. */
export async function answer(work: () => Promise<unknown>): Promise<CallToolResult> {
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
