import { FIT_FINDER_SECONDS } from '#contracts/shop/timing-and-limits.ts'

/** Texts of the Fit Finder's frame, start and waiting. They load with it. */
export const fitFinderWords = {
  title: 'Fit Finder',
  close: 'Close the Fit Finder',
  leave: 'Back to the shop',
  back: 'Back',
  progress: '{at} of {of}',
  'progress.booster': 'One more, for accuracy',
  'progress.change': 'Change an answer',

  'no-script': 'The Fit Finder needs JavaScript to work out your size. Without it, our size charts will get you there.',
  'no-script.charts': 'Go to the size charts',

  'start.title': `Discover your perfect size in ${FIT_FINDER_SECONDS} seconds`,
  'start.text':
    'Seven to eleven short questions, no tape measure: tap an answer and the next one comes. You see your size, and how sure we are of it, before we ask for anything else.',
  'start.begin': 'Begin',
  'start.resume': 'Carry on',
  'start.resume.result': 'See your result',
  'start.resume-text': 'You have answered {count} of {of} questions. They are kept in this browser.',
  'start.again': 'Start again',
  'start.find': 'Already have a saved fit - find it here',
  'start.own-sizes': 'I know my sizes',
  'start.own-sizes.title': 'Enter your sizes',
  'start.saved': 'Your saved fit',
  'start.privacy':
    'Your answers stay in this browser. We send them to work out your size and keep them only if you save your fit.',

  'work.loading': 'Fetching your questions',
  'work.calculating': 'Calculating',
  'work.crunching': 'Crunching numbers',
  'work.saving': 'Saving fit',
  'work.success': 'Mission successful',
  'work.redirecting': 'Redirecting',
  'work.long': 'This is taking longer than it should. Your answers are safe.',
} as const
