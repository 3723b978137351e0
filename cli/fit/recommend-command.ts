import { type Command, Option } from 'commander'
import type { Answers } from '#mocks/recommender/answers.ts'
import type { recommendOverTheWire } from '#mocks/recommender/wire.ts'
import { examples } from '../options.ts'
import { sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { heightInCm, inchesWithin, weightInKg, wholeWithin } from './measures.ts'
import { recommendationChart } from './recommendation-chart.ts'

type Compared = 'less' | 'average' | 'more'
type Sent = Parameters<typeof recommendOverTheWire>[1]
type Options = Omit<Sent, 'size_up' | 'slim_fit' | 't_shirt' | 'pair_waist' | 'pair_leg' | 'build'> & {
  sizeUp?: boolean
  slimFit?: Sent['slim_fit']
  tShirt?: Sent['t_shirt']
  pairWaist?: number
  pairLeg?: number
  belly?: Compared
  seat?: Compared
  thigh?: Compared
}

const COMPARED = ['less', 'average', 'more']

/** `spoke fit recommend` */
export function fitRecommendCommand(fit: Command, terminal: Terminal): void {
  fit
    .command('recommend')
    .description('sizes from answers; any of them may be missing')
    .option('--height <cm>', 'like 180 or 5\'11"', heightInCm)
    .option('--weight <kg>', 'like 82, 181lb or 12st13', weightInKg)
    .option('--age <years>', 'from 18: a younger man is still growing', wholeWithin([18, 110]))
    .option('--waist <inches>', 'trouser waist as usually bought', label([26, 56]))
    .option('--leg <inches>', 'inside leg as usually bought', label([26, 40]))
    .option('--size-up', 'buys a waist larger for seat and thighs')
    .addOption(new Option('--slim-fit <wish>', 'how tops should sit').choices(['slim', 'regular', 'relaxed']))
    .addOption(new Option('--belly <compared>', 'beside other men').choices(COMPARED))
    .addOption(new Option('--seat <compared>', 'beside other men').choices(COMPARED))
    .addOption(new Option('--thigh <compared>', 'beside other men').choices(COMPARED))
    .option('--watch <hole>', 'of the strap, 1 (tightest) to 5', wholeWithin([1, 5]))
    .addOption(new Option('--t-shirt <size>').choices(['XS', 'S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL', '3XL']))
    .option('--jacket <inches>', 'jacket chest as usually bought', label([34, 56]))
    .addOption(new Option('--style <taper>').choices(['Slim', 'Standard', 'Straight']))
    .option('--pair-waist <inches>', 'waistband of the best pair, measured flat, doubled', inchesWithin([20, 60]))
    .option('--pair-leg <inches>', 'inside leg of the best pair', inchesWithin([20, 45]))
    .addHelpText(
      'after',
      examples(
        'spoke fit recommend --height 180 --weight 82 --age 38',
        'spoke fit recommend --height 5\'11" --weight 12st13 --age 38 --waist 34 --jacket 42 --json',
      ),
    )
    .action(async (options: Options, command: Command) => {
      const { print, terminal: at } = sessionOf(command, terminal)
      // loaded here: no other command needs the model
      const [{ houseModel }, { recommendOverTheWire }] = await Promise.all([
        import('#mocks/recommender/model.ts'),
        import('#mocks/recommender/wire.ts'),
      ])
      const result = recommendOverTheWire(houseModel(), sentOf(options))
      print(result, () => recommendationChart(result, at))
    })
}

function sentOf({ sizeUp, slimFit, tShirt, pairWaist, pairLeg, belly, seat, thigh, ...same }: Options): Sent {
  const build = { ...(belly && { belly }), ...(seat && { seat }), ...(thigh && { thigh }) }
  return {
    height: same.height,
    weight: same.weight,
    age: same.age,
    waist: same.waist,
    leg: same.leg,
    watch: same.watch,
    jacket: same.jacket,
    style: same.style,
    size_up: sizeUp,
    slim_fit: slimFit,
    t_shirt: tShirt,
    pair_waist: pairWaist,
    pair_leg: pairLeg,
    ...(Object.keys(build).length > 0 && { build }),
  }
}

function label(limits: [number, number]): (text: string) => NonNullable<Answers['usualWaist']> {
  return (text) => String(wholeWithin(limits)(text))
}
