import { type Command, Option } from 'commander'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import type { Answers } from '#mocks/recommender/answers.ts'
import type { recommendFromWire } from '#mocks/recommender/wire.ts'
import {
  createInchesParser,
  createWholeNumberParser,
  type Limits,
  parseHeight,
  parseWeight,
} from '../../fit/measures.ts'
import { formatExamples, readGlobals } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'

type Comparison = 'less' | 'average' | 'more'
type WireAnswers = Parameters<typeof recommendFromWire>[1]
type Options = Omit<WireAnswers, 'size_up' | 'slim_fit' | 't_shirt' | 'pair_waist' | 'pair_leg' | 'build'> & {
  sizeUp?: boolean
  slimFit?: WireAnswers['slim_fit']
  tShirt?: WireAnswers['t_shirt']
  pairWaist?: number
  pairLeg?: number
  belly?: Comparison
  seat?: Comparison
  thigh?: Comparison
}

const AGE = FIT_QUESTIONS.age
const COMPARISONS: Comparison[] = ['less', 'average', 'more']

/** Adds `spoke fit recommend`. */
export function addRecommendCommand(fit: Command, terminal: Terminal): void {
  fit
    .command('recommend')
    .description('recommend sizes for quiz answers; all answers are optional')
    .option('--height <cm>', 'like 180 or 5\'11"', parseHeight)
    .option('--weight <kg>', 'like 82, 181lb or 12st13', parseWeight)
    .option('--age <years>', `${AGE.min} or more: a younger man is still growing`, createWholeNumberParser(AGE))
    .option('--waist <inches>', 'the trouser waist he usually buys', createLabelParser({ min: 26, max: 56 }))
    .option('--leg <inches>', 'the inside leg he usually buys', createLabelParser({ min: 26, max: 40 }))
    .option('--size-up', 'buys a larger waist for seat and thighs')
    .addOption(new Option('--slim-fit <fit>', 'how tops should fit').choices(FIT_QUESTIONS['slim-fit'].values))
    .addOption(new Option('--belly <comparison>', 'compared with other men').choices(COMPARISONS))
    .addOption(new Option('--seat <comparison>', 'compared with other men').choices(COMPARISONS))
    .addOption(new Option('--thigh <comparison>', 'compared with other men').choices(COMPARISONS))
    .option(
      '--watch <hole>',
      'the hole of the watch strap, 1 (tightest) to 5',
      createWholeNumberParser({ min: 1, max: 5 }),
    )
    .addOption(new Option('--t-shirt <size>').choices(FIT_QUESTIONS['t-shirt'].values))
    .option('--jacket <inches>', 'the jacket chest he usually buys', createLabelParser({ min: 34, max: 56 }))
    .addOption(new Option('--style <taper>').choices(FIT_QUESTIONS.style.values))
    .option(
      '--pair-waist <inches>',
      'the waistband of his best pair, measured flat and doubled',
      createInchesParser(FIT_QUESTIONS['pair-waist']),
    )
    .option('--pair-leg <inches>', 'the inside leg of his best pair', createInchesParser(FIT_QUESTIONS['pair-leg']))
    .addHelpText(
      'after',
      formatExamples(
        'spoke fit recommend --height 180 --weight 82 --age 38',
        'spoke fit recommend --height 5\'11" --weight 12st13 --age 38 --waist 34 --jacket 42 --json',
      ),
    )
    .action(async (options: Options, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const [{ getDefaultModel }, { recommendFromWire }, { formatRecommendation }] = await Promise.all([
        import('#mocks/recommender/model.ts'),
        import('#mocks/recommender/wire.ts'),
        import('../../fit/format-recommendation.ts'),
      ])
      const recommendation = recommendFromWire(getDefaultModel(), toWireAnswers(options))
      print(recommendation, () => formatRecommendation(recommendation, terminal))
    })
}

function toWireAnswers({
  sizeUp,
  slimFit,
  tShirt,
  pairWaist,
  pairLeg,
  belly,
  seat,
  thigh,
  ...rest
}: Options): WireAnswers {
  const build = { ...(belly && { belly }), ...(seat && { seat }), ...(thigh && { thigh }) }
  return {
    height: rest.height,
    weight: rest.weight,
    age: rest.age,
    waist: rest.waist,
    leg: rest.leg,
    watch: rest.watch,
    jacket: rest.jacket,
    style: rest.style,
    size_up: sizeUp,
    slim_fit: slimFit,
    t_shirt: tShirt,
    pair_waist: pairWaist,
    pair_leg: pairLeg,
    ...(Object.keys(build).length > 0 && { build }),
  }
}

function createLabelParser(limits: Limits): (text: string) => NonNullable<Answers['usualWaist']> {
  return (text) => String(createWholeNumberParser(limits)(text))
}
