import { bold, list, richText } from './rich-text.ts'
import type { ProductCareCopy } from './types.ts'

/**
 * Care instructions by product type: only what holds for every cloth of the type, because each style has its own care. Spec
 * 9: "denim is washed at low temperature; t-shirts at 30 degrees".
 */
export const careCopy: readonly ProductCareCopy[] = [
  {
    productType: 'Trousers',
    copy: richText(
      'Wash less than you think. A brush and an open window do most of the work.',
      list('Inside out, zip closed, pockets empty.', 'Hang by the hems while damp and most creases fall out.'),
    ),
  },
  {
    productType: 'Denim',
    copy: richText(
      'Every wash takes a little colour, so wash seldom.',
      list(
        ['Wash ', bold('at a low temperature'), ', inside out.'],
        'The first wash alone, because the dye runs.',
        'Dry on a line. A dryer wears out the stretch.',
      ),
    ),
  },
  {
    productType: 'Shorts',
    copy: richText(
      list(
        ['Wash with like colours, at ', bold('30 degrees'), ' at most.'],
        'Turn the pockets out if there was a beach.',
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
        ['T-shirts at ', bold('30 degrees'), '; everything else as its own label says.'],
        'Buttons done up, zips closed.',
        'Pull into shape while damp, and the length stays as it was.',
      ),
    ),
  },
  {
    productType: 'Underwear',
    copy: richText(list('Wash with like colours.', 'No bleach and no softener: both wear out the stretch.')),
  },
  {
    productType: 'Socks',
    copy: richText(list('Wash inside out.', 'Pair them before, not after.')),
  },
  {
    productType: 'Belts',
    copy: richText(list('Hang it, do not coil it.', 'If it gets wet, dry it slowly and away from heat.')),
  },
]
