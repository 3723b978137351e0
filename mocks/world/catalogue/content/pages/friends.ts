import { pictures } from '../assets.ts'
import { heading, link, list, paragraph, richText, steps } from '../rich-text.ts'
import type { Page } from '../types.ts'

/** Pages of the referral programme. */
export const friendPages: readonly Page[] = [
  {
    handle: 'refer-a-friend',
    title: 'Refer a friend',
    description: 'You know someone who hitches up his trousers.',
    headerTheme: 'default',
    image: pictures.jeans,
    body: richText(
      'Do the decent thing.',
      steps(
        'Give us his email address and yours.',
        'We email him once, say that it was you, and give him a code: £20 off a first order of £100 or more ($20 off $100 in the US, €20 off €100 in Europe).',
        'When he orders, we thank you.',
      ),
      heading('Fair is fair'),
      list(
        'We email him once. If he isn’t interested, he won’t hear from us again.',
        'For people who have not shopped here before.',
        'You cannot be your own friend. We checked.',
      ),
    ),
  },
  {
    handle: 'thank-your-friend',
    title: 'Thank your friend',
    description: 'Someone thought of you. It was about your trousers.',
    headerTheme: 'default',
    image: pictures.shirt,
    body: richText(
      'Take it as a compliment. We did.',
      paragraph(
        'The code below takes £20 off a first order of £100 or more ($20 off $100 in the US, €20 off €100 in Europe). Start with ',
        link('your fit', '/fit-finder'),
        ', which takes 60 seconds, or with ',
        link('Heroes', '/heroes'),
        ', which is where your friend will have started.',
      ),
      'Then write to them. A line is enough.',
    ),
  },
]
