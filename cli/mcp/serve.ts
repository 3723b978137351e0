import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createControlClient } from '#mocks/control/client.ts'
import { addPageTools } from './page-tools.ts'
import { addRecordTools } from './record-tools.ts'
import { addWorldTools } from './world-tools.ts'

/** What an agent reads before its first call. */
const INSTRUCTIONS = [
  'These tools change the simulated backend of a SPOKE shop that runs (`npx spoke dev`), and show the shop’s pages.',
  'Begin with list_scenarios, which has the states that the backend can be put in, and load one with load_scenarios.',
  'Give each task a world of its own: any name of a-z, 0-9 and -, which load_scenarios creates. Other worlds do not change.',
  'Look at a page with screenshot and a path: it has the picture, the words and what the console logged.',
  'When something fails, read_journal has the calls and reports of the world, and show_call the bodies of one.',
].join('\n')

/** Serves the tools over stdin and stdout until the client leaves or the signal aborts. */
export async function serveTools(backend: string, version: string, signal: AbortSignal): Promise<void> {
  const control = createControlClient({ origin: backend })
  const server = new McpServer({ name: 'spoke', version }, { instructions: INSTRUCTIONS })
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
