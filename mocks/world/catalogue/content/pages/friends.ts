import { scenes } from '../assets.ts'
import { heading, link, list, paragraph, richText, steps } from '../rich-text.ts'
import type { Page } from '../types.ts'

/** Pages of the referral programme. */
export const friendPages: readonly Page[] = [
  {
    handle: 'refer-a-friend',
    title: 'Refer a friend',
    description: 'You know someone who hitches up his trousers.',
    headerTheme: 'default',
    image: scenes.trousers,
    body: richText(
      'Do the decent thing.',
      steps(
        'Give us his email address and yours.',
        'We email him once, tell him it was you, and take 20 off his first order over 100, in his own currency.',
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
    image: scenes.multibuy,
    body: richText(
      'Take it well: they paid us a compliment too.',
      paragraph(
        'Your 20 off is waiting at the checkout, on a first order over 100. Start with ',
        link('your fit', '/fit-finder'),
        ', which takes 60 seconds, or with ',
        link('Heroes', '/heroes'),
        ', which is where they will have started.',
      ),
      'Then write to them. A line is enough.',
    ),
  },
]
