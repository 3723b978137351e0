import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { pictures, scenes } from '../assets.ts'
import { heading, link, list, paragraph, picture, quote, richText, steps } from '../rich-text.ts'
import type { Page } from '../types.ts'

/** Pages about the company. */
export const companyPages: readonly Page[] = [
  {
    handle: 'home',
    title: 'Trousers that fit',
    description: 'Men’s clothes by waist, build and leg. Find your fit in 60 seconds.',
    headerTheme: 'transparent-dark',
    image: scenes.hero,
    imageTall: scenes.heroTall,
    body: richText('Trousers by waist, build and leg. Tops by size, cut and length. Everything else follows.'),
  },
  {
    handle: 'about-us',
    title: 'About us',
    description: 'Why a pair of trousers needs three numbers and not one.',
    headerTheme: 'default',
    image: pictures.waistband,
    collection: 'best-sellers',
    body: richText(
      'We started because one of us has thighs. He cycled, his trousers split, and every shop in London sold him the same answer: two inches more waist, and a belt.',
      'That is not an answer. Men with the same waist do not have the same seat, and men with the same height do not have the same leg. So we made trousers by waist, by build and by leg, and we cut each one, rather than stretch an average one until it gave up.',
      heading('What that means'),
      list(
        '14 waists, from 28 to 46, with the odd numbers that other people leave out.',
        'Three builds: B is average for the waist, A is slimmer in seat and thigh, C is for those who squat, cycle or row.',
        'Ten legs, to the inch, from 28 to 37. No turning up, no turning down.',
        'Tops in seven sizes, two cuts and three lengths, for the other half.',
      ),
      picture(pictures.folded),
      heading('How we work'),
      'We make in small runs in Portugal, Yorkshire, Lancashire and a few other places that are good at one thing. When a colour is gone it is usually gone, and when it is nearly gone we say so.',
      'We test clothes by wearing them.',
      quote('Someone in the office has been in the same Enduros since March. He is fine.'),
      paragraph(
        'The quickest way to see whether we are right is to ',
        link('find your fit', '/fit-finder'),
        '. It takes 60 seconds.',
      ),
    ),
  },
  {
    handle: 'fit-finder-fit-proposition',
    title: 'Sixty seconds, one fit',
    description: 'How the Fit Finder works, and what happens if it is wrong.',
    headerTheme: 'default',
    image: scenes.fitFinder,
    body: richText(
      'You do not need a tape measure. Most men hold one wrongly, and all of us read it kindly.',
      heading('How it works'),
      steps(
        'You tell us your height, your weight and your age, and a few things you know about your clothes: the waist you buy, how you like a top to sit, whether your watch strap is on its last hole.',
        'We compare that with the measured bodies of several thousand men and work out the likeliest waist, build and leg, and the likeliest size, cut and length.',
        'We tell you the answer and how sure we are. Where two sizes are close, we say which and why.',
      ),
      heading('What you get'),
      list(
        'A fit for the bottom half: waist, build and leg.',
        'A fit for the top half: size, cut and length.',
        'A shop that shows only what fits. Save your fit, and it is there next time.',
      ),
      heading('And if it is wrong'),
      paragraph(
        `Change it. You can edit a saved fit at any time, and you have ${RETURN_DAYS} days to send back whatever it chose. `,
        link('How returns work', '/pages/return-policy'),
        '.',
      ),
      paragraph(link('Begin', '/fit-finder')),
    ),
  },
]
