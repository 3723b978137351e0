import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createControlClient } from '#mocks/control/client.ts'
import { addPageTools } from './page-tools.ts'
import { addRecordTools } from './record-tools.ts'
import { addWorldTools } from './world-tools.ts'

/** Serves the tools over stdin and stdout until the client leaves or the signal aborts. */
export async function serveTools(backend: string, version: string, signal: AbortSignal): Promise<void> {
  const control = createControlClient({ origin: backend })
  const server = new McpServer({ name: 'spoke', version })
  addWorldTools(server, control)
  addRecordTools(server, control)
  const endPages = addPageTools(server, control)
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve
    process.stdin.once('end', resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await server.connect(new StdioServerTransport())
  await ended
  await Promise.all([server.close(), endPages()])
}
