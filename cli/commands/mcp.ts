import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { formatExamples, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Adds `spoke mcp`. */
export function addMcpCommand(program: Command, terminal: Terminal): void {
  program
    .command('mcp')
    .description('serve worlds, journal and screenshots as tools of the Model Context Protocol, on stdin and stdout')
    .addHelpText('after', formatExamples('spoke mcp', 'spoke mcp --backend http://localhost:4011'))
    .action(async (_options, command: Command) => {
      const { backend } = readGlobals(command, terminal)
      const { serveTools } = await import('../mcp/serve.ts')
      const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
      await serveTools(backend, version, terminal.signal)
    })
}
