import { join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { ROOT } from '../machine/project-folders.ts'
import { formatExamples, parseWholeNumber, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

type Options = { minutes: number; seed?: number; from?: string; focus?: FocusName; first?: boolean; replay?: string }
type FocusName = (typeof FOCUS_NAMES)[number]

/** What a search can look at most (tests/explore/focus.ts). */
const FOCUS_NAMES = ['cart', 'account', 'returns', 'fit', 'forms', 'search'] as const
/** Where finds are written. */
const FOLDER = join(ROOT, '.spoke/finds')

/** Adds `spoke explore`. */
export function addExploreCommand(program: Command, terminal: Terminal): void {
  program
    .command('explore')
    .description('search the running shop for broken promises: visitors, faults, time and browsers drawn from a seed')
    .option('--minutes <number>', 'how long', parseMinutes, 10)
    .option('--seed <number>', 'what all steps are drawn from; the date by default', parseWholeNumber)
    .option('--from <scenario>', 'the scenario in which every visit begins')
    .addOption(new Option('--focus <part>', 'what is pressed most').choices([...FOCUS_NAMES]))
    .option('--first', 'end with the first find')
    .addOption(new Option('--replay <file>', 'make the visit of a find again').conflicts(['from', 'focus']))
    .addHelpText(
      'after',
      formatExamples(
        'spoke explore --minutes 5 --focus cart',
        'spoke explore --from returning-customer --seed 7',
        'spoke explore --replay .spoke/finds/shown-total-7/find.json',
      ),
    )
    .action(async (options: Options, command: Command) => {
      const { backend, print } = readGlobals(command, terminal)
      const { explore } = await import('#tests/explore/explore.ts')
      const result = await explore({ ...options, backend, folder: FOLDER }, terminal)
      print(result, () => format(result, options))
      if (result.finds.length > 0)
        throw new UsageError(`${result.finds.length} promises are broken.`, {
          next: 'Each file above has the steps; a journey and the world are beside it.',
        })
    })
}

type Result = Awaited<ReturnType<typeof import('#tests/explore/explore.ts')['explore']>>

function format({ seed, steps, seconds, states, faults, finds, notRepeated }: Result, { replay }: Options): string {
  if (replay !== undefined && finds.length === 0) return 'The visit breaks no promise any more.'
  return [
    ...(replay === undefined
      ? [
          `seed ${seed}: ${steps} steps in ${Math.round(seconds)} s (${(steps / Math.max(1, seconds)).toFixed(1)} a second), ${states} states, ${faults} faults, ${finds.length} finds`,
        ]
      : []),
    ...finds.flatMap((find) => [
      `${find.property}: ${find.says}`,
      ...find.steps.map((step) => `  ${step}`),
      `  again: npx spoke explore --replay ${find.file}`,
    ]),
    ...(notRepeated.length > 0 ? [`${notRepeated.length} more were seen once and not again.`] : []),
  ].join('\n')
}

function parseMinutes(text: string): number {
  const minutes = Number(text)
  if (minutes > 0 && minutes <= 24 * 60) return minutes
  throw new InvalidArgumentError('Expected a number of minutes above 0, up to 1440, like 5.')
}
