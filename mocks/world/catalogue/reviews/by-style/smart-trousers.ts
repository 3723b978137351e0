import type { ReviewsByStyle } from '../review-text.ts'

export const smartTrousers: ReviewsByStyle = {
  Sharps: [
    [
      5,
      'Barrister’s clerk',
      'We walk about a lot and then stand about a lot more, in rooms with no air. I wanted something that looks like half a good suit and can be washed at home. Bought the Charcoal first and the Midnight a month later. The crease comes back on a hanger overnight if you hang them by the hem. The gripper tape sounds like a gimmick until you’ve carried six lever arch files up the stairs at Snaresbrook.',
    ],
    [5, 'Ran for the 17.42 and caught it', 'They mention that train on the page. I actually get it.'],
    [
      5,
      'Short legs, knee in the right place',
      'I’m five foot five. On every other suit trouser the knee is halfway down my shin.',
      { heightCm: 165, weightKg: 70 },
    ],
    [
      4,
      'Shiny seat',
      'Fourteen months of office chairs and there’s a slight polish behind. To be expected with wool, I suppose.',
      { months: 14 },
    ],
    [5, 'Grip tape', 'Shirt stayed tucked through a four-hour cross-examination. Mine, not the witness’s.'],
    [4, 'Side adjusters are small', 'They do about an inch, no more. Handy in January.'],
    [
      3,
      'Steel is lighter than steel',
      'It’s a pale grey. Lovely cloth, but I needed something for interviews and these say garden party.',
    ],
    [5, 'No need to match', 'Navy pair under an old blazer. Two people asked which suit it was.'],
    [
      2,
      'Lining ripped',
      'Caught a toe going in one morning and the lining came away to the knee. Repaired free, three weeks without them.',
    ],
    [
      5,
      'Wash at home',
      'Cold, inside out, hung by the hem. They’ve survived nine goes and my dry-cleaner is missing me.',
      { months: 9 },
    ],
  ],
  Flannels: [
    [5, 'No itch', 'I’d given up on wool trousers. The lining stops exactly where I stop being bothered.'],
    [5, 'Hang like a curtain', 'In the good sense. Weight at the hem, clean all the way down.'],
    [4, 'Moth got in', 'Not your fault. Buy cedar blocks when you buy these.', { months: 10 }],
    [4, 'Wide leg for slim lads', 'Straight all the way. I wanted it, my son pulled a face.'],
    [3, 'Hot indoors', 'Our office is kept at 23. I wear these to walk there and regret it by ten.'],
    [5, 'Two inches in the hem', 'Had them let down by half an inch for new boots and there was still plenty left.'],
    [5, 'Chocolate with a roll neck', 'I felt like a Bond villain with a good pension.'],
  ],
  'Red Eyes': [
    [
      5,
      'Slept in them, presented in them',
      'Boston overnight, straight to the client. The creases had gone by passport control.',
    ],
    [5, 'Passport pocket', 'I’ve stopped patting myself at airports like a man on fire.'],
    [4, 'Hopsack snags on velcro', 'Keep them away from laptop bags. Mine have two little loops on the right thigh.'],
    [
      4,
      'A fraction long in the rise',
      'Comfortable sitting, a touch baggy at the front when I stand.',
      { runs: 'large' },
    ],
    [5, 'Cool in Dubai', 'I expected to boil in wool. You can feel the air go through it.'],
    [3, 'Price', 'They’re excellent trousers and I still can’t tell my other half what I paid.'],
    [5, 'Second dinner accounted for', 'There’s give in the waist, just enough, and it goes back by breakfast.'],
    [2, 'Hem glued, not sewn?', 'One leg came down in a hotel in Utrecht. Reception had a stapler.'],
  ],
  Squares: [
    [
      5,
      'Checks meet at the seam',
      'I went over them with my reading glasses on. Side seams, fly, back pockets, the lot.',
    ],
    [4, 'Quieter than I expected', 'From two metres they’re plain. I’d hoped for a bit more shouting.'],
    [5, 'Blue Check with brown suede', 'Third date. She noticed the trousers before she noticed the haircut.'],
    [3, 'Coin pocket useless', 'It’s there. It takes one coin. I tap my phone like everyone else.'],
    [5, 'Soft front', 'No pressed crease, so they don’t look like half a suit that lost its jacket.'],
    [4, 'Needs a steam', 'Viscose in it drops a bit in damp weather. Ten minutes in the bathroom sorts that.'],
    [4, 'Runs a little narrow', 'Went up an inch from my chinos and I’m glad I did.', { runs: 'small' }],
  ],
  Downpours: [
    [5, 'Cycled through Storm Bert', 'Arrived with dry legs and wet everything else. Colleague asked if I’d driven.'],
    [5, 'Coffee', 'Beads up and rolls off onto the carpet, which is now the carpet’s problem.'],
    [
      4,
      'Water repellency fades',
      'After a year of washing it needs a re-proof spray. They told me which one when I asked.',
      { months: 12 },
    ],
    [5, 'Turn up the hem', 'The reflective strip is properly bright. My wife spotted me from two streets away.'],
    [3, 'Clammy', 'Dry outside, less dry inside if you pedal hard. You can’t have everything.'],
    [4, 'Pass for wool', 'At arm’s length. Someone who knows cloth rubbed the hem and gave me a look.'],
    [5, 'Forty minutes on a chair', 'I timed it as well. Forty-three.'],
  ],
}
