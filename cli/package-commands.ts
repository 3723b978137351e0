import { backendCommands } from './commands/backend-commands.ts'
import { createSurviveCommand } from './commands/survive.ts'
import { runProgram } from './run-program.ts'
import type { Terminal } from './terminal/terminal.ts'

/** Runs one command line of the package, which has the commands that need no shop of this project, and returns its exit code. */
export const runPackageCommand = (args: readonly string[], terminal: Terminal): Promise<number> =>
  runProgram(args, terminal, {
    description: 'A simulated Shopify to develop and test storefronts with.',
    commands: [...backendCommands, createSurviveCommand(async () => getLaunch())],
    examples: [
      'spoke backend --storefront http://localhost:3000',
      'spoke scenario list',
      'spoke seed cart --product heroes-navy',
      'spoke fault add shopify cartCreate --status 503',
      'spoke journal --follow',
      'spoke survive http://localhost:3000',
    ],
  })

/** Playwright's own browser, or the file that CHROMIUM names. */
const getLaunch = () => (process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] } : {})
