import { readFileSync, writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import type { GoalRow } from '#mocks/recommender/training/goals.ts'
import type { Man } from '#mocks/recommender/training/survey.ts'
import { Mistake } from '../mistake.ts'
import { examples, names, wholeNumber } from '../options.ts'
import { sessionOf } from '../session.ts'
import { type Terminal, table } from '../terminal.ts'

/** `spoke fit train` and `spoke fit score` */
export function fitTrainCommands(fit: Command, terminal: Terminal): void {
  fit
    .command('train')
    .description('fit the model to a survey; the same survey gives the same model')
    .requiredOption('--data <csv>', 'the survey’s men, one file or several', names)
    .option('--out <json>', 'where the model goes; without it, to the terminal')
    .addHelpText('after', examples('spoke fit train --data ansur2-men.csv --out mocks/recommender/model.json'))
    .action(async ({ data, out }: { data: string[]; out?: string }, command: Command) => {
      const { print, terminal: at } = sessionOf(command, terminal)
      const { modelText, train } = await import('#mocks/recommender/training/train.ts')
      const men = await menOf(data)
      at.progress(`Fitting to ${men.length} men ...`)
      const text = modelText(train(men))
      if (!out) return at.out(text.trimEnd())
      writeFileSync(out, text)
      print({ men: men.length, bytes: text.length, out }, () => `${out}: ${men.length} men, ${text.length} bytes`)
    })

  fit
    .command('score')
    .description('how often the model is right about men whose sizes are known, beside its goals')
    .requiredOption('--data <csv>', 'the survey’s men, one file or several', names)
    .option('--model <json>', 'another model than the shop’s')
    .option('--answers <csv>', 'what they answered; without it, answers are drawn')
    .option('--seed <n>', 'the draw of the answers', wholeNumber, 1)
    .addHelpText(
      'after',
      examples('spoke fit score --data men.csv', 'spoke fit score --data men.csv --model my.json --json'),
    )
    .action(async (options: { data: string[]; model?: string; answers?: string; seed: number }, command: Command) => {
      const { print, terminal: at } = sessionOf(command, terminal)
      const { goalRows } = await import('#mocks/recommender/training/goals.ts')
      const { houseModel, readModel } = await import('#mocks/recommender/model.ts')
      const men = await menOf(options.data)
      at.progress(`Asking ${men.length} men ...`)
      const model = options.model ? readModel(textOf(options.model)) : houseModel()
      const rows = goalRows(model, men, {
        seed: options.seed,
        ...(options.answers && { answers: textOf(options.answers) }),
      })
      print(rows, () => scoreTable(rows, at))
    })
}

function scoreTable(rows: readonly GoalRow[], { style }: Terminal): string {
  const kept = rows.filter(({ kept }) => kept).length
  const lines = rows.map(({ questionnaire, output, measure, value, goal, kept: ok }) => [
    questionnaire,
    output,
    measure,
    value,
    goal,
    ok ? style('green', 'kept') : style('red', 'missed'),
  ])
  return `${table([['asked', 'size', 'measure', 'was', 'goal', ''].map((title) => style('dim', title)), ...lines])}\n${kept} of ${rows.length} goals kept`
}

async function menOf(paths: readonly string[]): Promise<Man[]> {
  const { readSurvey } = await import('#mocks/recommender/training/survey.ts')
  return paths.flatMap((path) => {
    const text = textOf(path)
    try {
      return readSurvey(text)
    } catch (error) {
      throw new Mistake(`${path}: ${error instanceof Error ? error.message : error}`, { exitCode: 2, cause: error })
    }
  })
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Mistake(`There is nothing to read at ${path}.`, { exitCode: 2, cause })
  }
}
