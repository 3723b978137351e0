import { bold, list, richText } from './rich-text.ts'
import type { ProductCareCopy } from './types.ts'

/** Care instructions by product type. Spec 9: "denim is washed at low temperature; t-shirts at 30 degrees". */
export const careCopy: readonly ProductCareCopy[] = [
  {
    productType: 'Trousers',
    copy: richText(
      'Wash less than you think. A brush and an open window do most of the work.',
      list(
        ['Cotton: ', bold('30 degrees'), ', inside out, zip closed.'],
        ['Wool: the wool cycle, cold, in a bag. Flannel goes to the cleaner.'],
        'Hang by the hems while damp and the creases fall out by themselves.',
        'No softener on technical cloth: it clogs what keeps the rain off.',
      ),
    ),
  },
  {
    productType: 'Denim',
    copy: richText(
      'Denim remembers. Treat it gently and it remembers you kindly.',
      list(
        ['Wash ', bold('at a low temperature'), ', inside out, and seldom.'],
        'The first wash alone: indigo travels.',
        'Line dry. A dryer takes the stretch before it takes the water.',
      ),
    ),
  },
  {
    productType: 'Shorts',
    copy: richText(
      list(
        [bold('30 degrees'), ' with like colours; pockets turned out if there was a beach.'],
        'Linen wants a shake and no iron. Cord wants a stroke and no iron.',
        'Fold while warm.',
      ),
    ),
  },
  {
    productType: 'Swimwear',
    copy: richText(
      'Salt and chlorine keep working after you stop.',
      list('Rinse in fresh water on the day.', ['Then a ', bold('cold wash'), ', no softener.'], 'Dry in the shade.'),
    ),
  },
  {
    productType: 'Tops',
    copy: richText(
      list(
        ['T-shirts, polos and sweats: ', bold('30 degrees'), ', inside out, dried flat to keep their length.'],
        'Shirts: 40 degrees, short spin, hung wet. Most need no more than the collar ironed.',
        'Merino and lambswool: the wool cycle in a net, then flat on a towel, never on a radiator.',
        'Jackets: zips and buttons closed, as the label says, reproofed once a year.',
      ),
    ),
  },
  {
    productType: 'Underwear',
    copy: richText(
      list([bold('40 degrees'), ' is hot enough for anything that happened.'], 'Merino goes cool. No bleach anywhere.'),
    ),
  },
  {
    productType: 'Socks',
    copy: richText(list(['Inside out at ', bold('40 degrees'), '; wool at 30.'], 'Pair them before, not after.')),
  },
  {
    productType: 'Belts',
    copy: richText(
      list('Hang, do not coil.', 'A little dubbin in spring.', 'If it gets wet, dry it slowly and away from heat.'),
    ),
  },
]
