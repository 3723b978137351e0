import { Argument, Command } from 'commander'
import type { Step } from './step.ts'

type Checks = { line: string; description: string; steps: readonly Step[] }

/** The command `line` that runs some steps or all; `onSteps` gets them. Prints and exits for --help and a wrong word. */
export function createTestCommand(
  { line, description, steps }: Checks,
  onSteps: (steps: readonly Step[]) => void | Promise<void>,
): Command {
  const example = `Example: ${line} types unit`
  return new Command(line)
    .description(description)
    .addArgument(new Argument('[steps...]', 'only these').choices(steps.map(({ name }) => name)))
    .addHelpText('after', ['\nSteps:', ...steps.map(formatStep), `\n${example}`].join('\n'))
    .showHelpAfterError(example)
    .action((chosen: readonly string[]) =>
      onSteps(chosen.length === 0 ? steps : steps.filter(({ name }) => chosen.includes(name))),
    )
}

const formatStep = ({ name, title }: Step) => `  ${name.padEnd(12)} ${title}`
