import type { Command } from 'commander'
import type { Finding } from '../machine/doctor.ts'
import { BACKEND_PORT } from '../machine/ports.ts'
import { formatExamples, parsePort, readGlobals } from '../terminal/options.ts'
import { formatTable, type Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

/** Adds `spoke doctor`. */
export function addDoctorCommand(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description('check that this machine and this checkout have what the shop needs')
    .option('--port <port>', 'the port of the shop', parsePort, 3000)
    .option('--backend-port <port>', 'the port of the simulated backend', parsePort, BACKEND_PORT)
    .addHelpText('after', formatExamples('spoke doctor', 'spoke doctor --json'))
    .action(async (ports: { port: number; backendPort: number }, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const { runChecks } = await import('../machine/doctor.ts')
      terminal.progress('Checking Node, ports, browser, build and generated code ...')
      const findings = await runChecks(ports)
      print(findings, () => formatFindings(findings, terminal))
      const failures = findings.filter(({ state }) => state === 'bad').length
      if (failures) throw new UsageError(`${failures} of ${findings.length} checks failed.`)
    })
}

function formatFindings(findings: readonly Finding[], { style }: Terminal): string {
  const labels = { ok: style('green', 'ok'), note: style('yellow', 'note'), bad: style('red', 'bad') }
  return formatTable(findings.map(({ state, what, says }) => [labels[state], what, says]))
}
