import type { Command } from 'commander'
import { type Finding, findings } from '../doctor.ts'
import { Mistake } from '../mistake.ts'
import { examples, portNumber } from '../options.ts'
import { sessionOf } from '../session.ts'
import { type Terminal, table } from '../terminal.ts'

/** `spoke doctor` */
export function doctorCommand(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description('whether this machine and this checkout have what the shop needs')
    .option('--port <port>', 'the shop’s port to check', portNumber, 3000)
    .option('--backend-port <port>', 'the simulated backend’s port to check', portNumber, 4010)
    .addHelpText('after', examples('spoke doctor', 'spoke doctor --json'))
    .action(async (ports: { port: number; backendPort: number }, command: Command) => {
      const { print } = sessionOf(command, terminal)
      const found = await findings(ports)
      print(found, () => described(found, terminal))
      const bad = found.filter(({ state }) => state === 'bad').length
      if (bad) throw new Mistake(`${bad} of ${found.length} checks failed.`)
    })
}

function described(found: readonly Finding[], { style }: Terminal): string {
  const mark = { ok: style('green', 'ok'), note: style('yellow', 'note'), bad: style('red', 'bad') }
  return table(found.map(({ state, what, says }) => [mark[state], what, says]))
}
