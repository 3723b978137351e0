import { addAgentSizeCommand } from './commands/agent-size.ts'
import { backendCommands } from './commands/backend-commands.ts'
import { addContractsCommands } from './commands/contracts.ts'
import { addDevCommand } from './commands/dev.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addExploreCommand } from './commands/explore.ts'
import { addFitCommands } from './commands/fit.ts'
import { addGalleryCommand } from './commands/gallery.ts'
import { addMcpCommand } from './commands/mcp.ts'
import { addNewCommands } from './commands/new.ts'
import { addStartCommand } from './commands/start.ts'
import { createSurviveCommand } from './commands/survive.ts'
import { addTestCommand } from './commands/test.ts'
import { addVerifyCommand } from './commands/verify.ts'
import { addEnvironmentFile } from './machine/environment-file.ts'
import { runProgram } from './run-program.ts'
import type { Terminal } from './terminal/terminal.ts'

const commands = [
  addDevCommand,
  addStartCommand,
  ...backendCommands,
  addAgentSizeCommand,
  addFitCommands,
  addContractsCommands,
  addTestCommand,
  addNewCommands,
  addMcpCommand,
  addGalleryCommand,
  addExploreCommand,
  createSurviveCommand(async () => (await import('./machine/chromium.ts')).getChromiumLaunch()),
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
    prepare: readEnvironmentFile,
  })

function readEnvironmentFile(args: readonly string[], { progress }: Terminal): void {
  const added = addEnvironmentFile(args)
  if (added && added.names.length > 0) progress(`From ${added.file}: ${added.names.join(', ')}`)
}
