import { Command, InvalidArgumentError } from 'commander'

/** How long a soak lasts, who takes part, and what is too slow. */
export type SoakOptions = { minutes: number; shoppers: number; seed: number; slowest: number; visits?: number }

/** Reads the options of `npm run soak`; prints and exits for --help and for wrong ones. */
export const parseOptions = (args: readonly string[]): SoakOptions =>
  new Command('npm run soak --')
    .description(
      'Shoppers browse, find their size, fill carts and pay, while upstreams fail, instances end and the shared store goes away.',
    )
    .option('--minutes <number>', 'how long', parsePositive, 30)
    .option('--shoppers <number>', 'how many at once', parseCount, 16)
    .option('--seed <number>', 'what shoppers and disruptions draw from', parseCount, 1)
    .option(
      '--visits <number>',
      'so many visits instead of minutes: then a seed always has the same orders',
      parseCount,
    )
    .option('--slowest <seconds>', 'a request that takes longer fails the run', parsePositive, 10)
    .parse(args, { from: 'user' })
    .opts()

function parseCount(text: string): number {
  const count = parsePositive(text)
  if (!Number.isInteger(count)) throw new InvalidArgumentError('It must be a whole number.')
  return count
}

function parsePositive(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('It must be a number above 0.')
  return number
}
