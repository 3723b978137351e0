import type { Command } from 'commander'
import { requireWritable, writeOutput } from '../../machine/output-file.ts'
import { collectNames, formatExamples, parseWholeNumber, readGlobals } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { UsageError } from '../../usage-error.ts'

/** Adds `spoke fit train` and `spoke fit score`. */
export function addTrainCommands(fit: Command, terminal: Terminal): void {
  fit
    .command('train')
    .description('train the model on a survey; the same survey gives the same model')
    .requiredOption('--data <csv>', 'the measured men of the survey, in one file or several', collectNames)
    .option('--out <json>', 'the file of the model; without it, the model is printed')
    .addHelpText('after', formatExamples('spoke fit train --data ansur2-men.csv --out mocks/recommender/model.json'))
    .action(async ({ data, out }: { data: string[]; out?: string }, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const { serializeModel: modelText, trainModel: train } = await import('#mocks/recommender/training/train.ts')
      const { readSurveyFiles } = await import('../../fit/read-files.ts')
      const men = readSurveyFiles(data)
      if (out) requireWritable(out)
      terminal.progress(`Training on ${men.length} men ...`)
      const text = modelText(train(men))
      if (text.includes('null'))
        throw new UsageError(`The survey has too few men for a model: ${men.length}.`, { exitCode: 2 })
      if (!out) return terminal.out(text.trimEnd())
      writeOutput(out, text)
      print(
        { men: men.length, bytes: text.length, out },
        () => `Wrote the model of ${men.length} men to ${out} (${text.length} bytes).`,
      )
    })

  fit
    .command('score')
    .description('score the model on men whose sizes are known, beside its goals')
    .requiredOption('--data <csv>', 'the measured men of the survey, in one file or several', collectNames)
    .option('--model <json>', 'another model than the shop’s')
    .option('--answers <csv>', 'their quiz answers; without it, answers are simulated')
    .option('--seed <n>', 'the seed of the simulated answers', parseWholeNumber, 1)
    .addHelpText(
      'after',
      formatExamples('spoke fit score --data men.csv', 'spoke fit score --data men.csv --model my.json --json'),
    )
    .action(async (options: { data: string[]; model?: string; answers?: string; seed: number }, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const [
        { compareWithGoals },
        { getDefaultModel, readModel },
        { readAnswers, readFile, readSurveyFiles },
        { formatScore },
      ] = await Promise.all([
        import('#mocks/recommender/training/goals.ts'),
        import('#mocks/recommender/model.ts'),
        import('../../fit/read-files.ts'),
        import('../../fit/format-score.ts'),
      ])
      const men = readSurveyFiles(options.data)
      terminal.progress(`Scoring on ${men.length} men ...`)
      const model = options.model ? readFile(options.model, readModel) : getDefaultModel()
      const rows = compareWithGoals(model, men, {
        seed: options.seed,
        ...(options.answers && { answers: readAnswers(options.answers) }),
      })
      print(rows, () => formatScore(rows, terminal))
    })
}
