import { addBackendCommand } from './commands/backend.ts'
import { addCatalogueCommands } from './commands/catalogue.ts'
import { addClockCommands } from './commands/clock.ts'
import { addContractsCommands } from './commands/contracts.ts'
import { addDevCommand } from './commands/dev.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addFaultCommands } from './commands/fault.ts'
import { addFitCommands } from './commands/fit.ts'
import { addJournalCommand } from './commands/journal.ts'
import { addLatencyCommand } from './commands/latency.ts'
import { addOutboxCommand } from './commands/outbox.ts'
import { addScenarioCommands } from './commands/scenario.ts'
import { addSeedCommands } from './commands/seed.ts'
import { addStartCommand } from './commands/start.ts'
import { addVerifyCommand } from './commands/verify.ts'
import { addWorldCommands } from './commands/world.ts'
import { runProgram } from './run-program.ts'
import type { Terminal } from './terminal/terminal.ts'

const commands = [
  addDevCommand,
  addStartCommand,
  addBackendCommand,
  addScenarioCommands,
  addSeedCommands,
  addWorldCommands,
  addCatalogueCommands,
  addClockCommands,
  addFaultCommands,
  addLatencyCommand,
  addJournalCommand,
  addOutboxCommand,
  addFitCommands,
  addContractsCommands,
  addVerifyCommand,
  addDoctorCommand,
]

/** Runs one command line of this project and returns its exit code. */
export const run = (args: readonly string[], terminal: Terminal): Promise<number> =>
  runProgram(args, terminal, {
    description: 'The SPOKE shop, and the simulated backend to develop it with.',
    commands,
    examples: [
      'spoke dev --scenario cart-completed',
      'spoke scenario list',
      'spoke seed cart --product heroes-navy',
      'spoke journal --follow',
    ],
  })
