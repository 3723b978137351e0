import { MADE_TO_ORDER_WEEKS } from '#contracts/shop/delivery.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { pictures, scenes } from '../assets.ts'
import { heading, link, list, richText } from '../rich-text.ts'
import type { Page } from '../types.ts'

/** Pages of ranges, colours and occasions. */
export const rangePages: readonly Page[] = [
  {
    handle: 'heroes',
    title: 'Heroes',
    description: 'The chino that started it, in twelve colours and 420 sizes.',
    headerTheme: 'transparent-dark',
    image: pictures.heroes,
    collection: 'heroes',
    body: richText(
      'Heroes are the first thing we made and still the thing we make most. A mid-weight cotton twill, a little stretch, a curved waistband, and a leg cut to the inch.',
      heading('Why they fit'),
      list(
        'The waistband is four curved pieces, because a waist is not a cylinder.',
        'Seat and thigh come in three builds. The leg below the knee is the same for all, so C does not mean baggy.',
        'The knee moves with the leg length. A 29 is not a 34 with the bottom cut off.',
      ),
      heading('The family'),
      list(
        [link('Heroes', '/products/heroes-navy'), ': the chino.'],
        [
          link('Half Heroes', '/products/half-heroes-navy'),
          ': the same, stopped at five, seven, nine or eleven inches.',
        ],
        [
          link('Firsts', '/products/firsts-navy'),
          `: cut for you alone, after you order. Allow ${MADE_TO_ORDER_WEEKS} weeks.`,
        ],
      ),
    ),
  },
  {
    handle: 'enduros-range',
    title: 'Enduros',
    description: 'Technical cloth, ordinary manners.',
    headerTheme: 'transparent-light',
    image: pictures.enduros,
    collection: 'enduros',
    body: richText(
      'Most technical clothes want you to know. Enduros would rather you did not. They stretch four ways, shed a shower, dry in an hour and look like trousers.',
      heading('Thirty days'),
      'We asked a colleague to wear one pair for thirty days: office, bicycle, allotment, two flights and a christening. We washed them four times. At the end we put them next to a new pair and asked the office which was which. Nine of fourteen got it wrong.',
      heading('In the range'),
      list(
        [link('Enduros', '/products/enduros-black'), ': the trouser.'],
        [link('Enduro Shorts', '/products/enduro-shorts-black'), ': the same cloth, at seven or nine inches.'],
        [link('Mile Tee', '/products/mile-tee-black'), ': what goes above it.'],
      ),
    ),
  },
  {
    handle: 'colors',
    title: 'Colours',
    description: 'What we mean by stone, and other clarifications.',
    headerTheme: 'default',
    image: scenes.trousers,
    body: richText(
      'Colour names promise more than they say. These are ours, as they look in daylight.',
      heading('Blacks and navies'),
      'Black stays black: we test with forty washes. Navy is blue enough to tell from black at a wedding; Midnight is not, and that is the point of it.',
      heading('Greens'),
      'Olive goes with everything. Forest goes with navy. Racing Green goes with confidence. Sage is for summer and Moss is for dogs.',
      heading('Beiges'),
      'Stone leans to grey, Sand to yellow, and Oat is in between. Biscuit is warm, and Camel is the one for coats. Ecru is what cotton looks like before anyone interferes.',
    ),
  },
  {
    handle: 'black-friday',
    title: 'Black Friday',
    description: 'Last orders: colours we are not making again.',
    headerTheme: 'default',
    image: scenes.multibuy,
    collection: 'sale',
    body: richText(
      'We do not make things in order to mark them down. Once a year we clear the colours that we will not make again, in whatever sizes are left.',
      list(
        `Same cloth, same cut, same ${RETURN_DAYS} days to change your mind.`,
        'What is gone is gone; there is no second van.',
        'Multi-buy offers carry on as usual, on goods at full price.',
      ),
    ),
  },
]
