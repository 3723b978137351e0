import { embargoed, scenes } from '../assets.ts'
import { heading, picture, richText } from '../rich-text.ts'
import type { Page } from '../types.ts'

const [cover] = embargoed

/** Pages that are not published yet; their pictures are under embargo. */
export const draftPages: readonly Page[] = [
  {
    handle: 'spring-2027',
    title: 'Spring 2027',
    description: 'The lookbook, under embargo until 1 March.',
    headerTheme: 'default',
    image: cover,
    body: richText(
      'Four colours that did not exist last year, and a belt that goes with all of them.',
      heading('The cover'),
      picture(cover),
      'Shot on the day before the rain.',
      heading('The rest of it'),
      picture(scenes.trousers),
      'To be photographed as soon as the stone chino stops selling out.',
    ),
    draft: true,
  },
]
