import type { ReviewTemplates } from './review-templates.ts'

export const trousers: ReviewTemplates = {
  five: [
    [
      'At last',
      'Thirty-three leg, thirty-six waist, thighs of a retired rower. First trousers since school that needed no alterations.',
      'own-size',
    ],
    ['Fit is the thing', 'No gap at the back of the waistband when I sit down. I had assumed everyone had that gap.'],
    ['Ordered two more', 'Bought the {colour} on a Monday, wore it Thursday, ordered two more colours on Friday.'],
    [
      'Odd inside leg, solved',
      'I am a 29 leg and used to hand a tailor fifteen pounds every time. Not any more.',
      'own-size',
    ],
    [
      'Build C has real room',
      'Cyclist’s thighs. Build C goes on without a fight and still narrows below the knee.',
      'build',
    ],
    ['Believe the finder', 'The Fit Finder gave me a waist I disagreed with. The Fit Finder was right.'],
    [
      'Tall and thin',
      'Thirty waist, thirty-six leg. I have not been able to write that in a review of trousers before.',
      'own-size',
    ],
    [
      'Three years in',
      'My first {style} are three years old and went to the allotment only last week. Replaced like for like.',
      'years',
    ],
    ['The pocket', 'A wallet, keys and phone, and the line of the leg stays a line. Someone thought about it.'],
    ['Wife approves', 'She asked whether I had lost weight. I had bought trousers.'],
    ['Worn to death', 'Twice a week for {months} months and only the knees have softened.'],
    ['Properly hemmed', 'They came to the inch I asked for. Not near it: to it.'],
    ['Held their shape', 'Eight hours in a car to Fife and I got out looking as I got in.'],
    ['Not baggy, not tight', 'I am between sizes in every shop. Here I am simply a 35.', 'own-size'],
    ['Good colour', 'The {colour} is exactly the {colour} on the screen, which is rarer than it ought to be.'],
    ['Desk to pub', 'Smart enough for the office, and I forgot to change afterwards.'],
    ['Converted', 'I have worn one make of trouser for twenty years. I have now given them to my brother.'],
    ['Exactly my size', 'Bodies are not multiples of two inches. Someone has noticed.'],
    ['Quietly excellent', 'Worn twice a week since May. Wash, hang, wear again.'],
    ['Waistband', 'It is curved. I did not know I needed that. I did.'],
    ['Short legs welcome', 'Twenty-eight leg off the shelf. I nearly wrote to my MP.', 'own-size'],
    ['Colour stays', '{months} months of this and the {colour} has hardly moved.'],
    ['Sat through a wedding', 'Service, photographs, speeches, more speeches. Comfortable to the end.'],
    ['Straight back on', 'Lost a stone, changed my fit, ordered one waist down, and it was right again first time.'],
  ],
  four: [
    ['Nearly perfect', 'The fit is spot on. I would have liked a coin pocket that takes coins.'],
    ['Good, wants a hook', 'Everything right but the top button, which I replaced with a stronger one.'],
    ['Small gripe', 'Lovely trousers. The spare button is sewn where I feel it.'],
    ['Creases at the knee', 'Excellent cut. They do crease behind the knee by evening; a hanger sorts it.'],
    ['Order the longer leg', 'Between two legs I took the shorter. With boots I should not have.'],
    ['More colours please', 'I have four. I would have five if you did a proper brown.'],
    ['Pockets could be deeper', 'Cut is superb. The back pockets could go down another inch.'],
    ['Firm at first', 'Stiff out of the box and a different garment after three wears. Patience.'],
    ['Lint', 'The {colour} finds every hair our dog has. Otherwise faultless.'],
  ],
  three: [
    ['Good but not for me', 'Nicely made, but I prefer a higher rise than this. Sent back without any trouble.'],
    ['Between builds', 'B pulls at the thigh and C is loose at the seat. I kept the C and use a belt.', 'build'],
    ['Price', 'They fit well. I am not sure they fit three times better than my old ones, which is what they cost.'],
  ],
  low: [
    ['Seam went', 'The seat seam went in month four. They replaced the pair the same week, but still.'],
    [
      'Wrong leg sent',
      'Ordered a 32, got a 34. Customer service was kind about it; the wedding did not wait.',
      'own-size',
    ],
  ],
}

export const denim: ReviewTemplates = {
  five: [
    ['Jeans by inches', 'Waist, build and leg, in jeans. I have been buying the wrong thing for thirty years.'],
    ['Thighs', 'I squat and I sit at a desk. Build C manages both.', 'build'],
    ['No more rolling up', 'A 30 leg that ends at a 30 leg. My turn-ups have been retired.', 'own-size'],
    ['Kneeling', 'I spend half my day on a nursery floor. The knees are still knees.'],
    ['Broke in fast', 'A week of stiffness and then they were mine.'],
    ['Good fade', '{months} months on, there is a proper crease at the hip and none of it was put there by a machine.'],
    ['No gap', 'For once I can bend down in a meeting room without planning it.'],
    ['Bought for the motorbike', 'Not armour, but warmer and tougher than anything else I own in {colour}.'],
    ['Held up to a renovation', 'Plaster, ladders, a dog. One scuff, which I like.'],
    ['Clean enough for dinner', 'Plain, no whiskers printed on. My mother-in-law took them for trousers.'],
    ['Second pair', 'The first {style} are not worn out. I just wanted not to be without on wash day.'],
    ['Real pockets', 'A phone in the front pocket and I can still climb stairs.'],
    ['Long leg at last', 'Six foot five and I am not wearing jeans with a draught.', 'own-size'],
    ['Comfortable on a plane', 'Fourteen hours to Singapore. I would not have believed it of denim.'],
    ['Weight is spot on', 'Neither cardboard nor leggings.'],
    ['Same size every time', 'Three pairs over four years and each one fitted like the last.', 'years'],
  ],
  four: [
    ['Wash them alone', 'Lovely, but mind your socks in the first wash.'],
    ['Snug to start', 'Tight on day one, right on day ten. They say so, to be fair.'],
    ['Button fly?', 'Great jeans. I would pay more for buttons in place of the zip.'],
    ['Dries slowly', 'Superb cloth that takes two days on the line in March.'],
    ['Leg a touch wide', 'Seat and waist perfect, calf a little roomier than I would choose.'],
  ],
  three: [
    ['Loosened', 'Bagged at the knee more than I expected by evening. A wash brings them back.'],
    ['Not my rise', 'Well made, too low at the back for how I sit.'],
  ],
  low: [['Rivet fell off', 'A rivet came off in week two. Replaced, no quarrel, but I expected more.']],
}

export const shorts: ReviewTemplates = {
  five: [
    ['Length, finally', 'I am too old for five inches and too vain for eleven. Seven is exactly right.', 'own-size'],
    ['No ballooning', 'They follow the leg instead of flapping about it.'],
    ['Bike to beach', 'Rode there in them, sat on the sand in them, rode back. Fine throughout.'],
    ['Thighs accounted for', 'Most shorts stop my circulation. These do not.'],
    ['Packed three', 'Took three colours to Greece and nothing else for the lower half.'],
    ['Smart shorts exist', 'Wore the {colour} to a garden party among chinos, and nobody minded.'],
    ['Pockets to trust', 'My wallet has been round Lisbon in them and come home.'],
    ['Worth it', 'I have had cheaper shorts. I have had a lot of cheaper shorts.'],
    ['Stays put', 'Sit down, stand up, no tugging.'],
    ['Summer uniform', 'From May to the end of September, two pairs in turn.'],
    ['Colour holds', '{months} months of sun and salt and still {colour}.'],
    ['Hems pass', 'The club has rules about hems. So has my daughter. Both passed.'],
    ['Good weight', 'Heavy enough to hang, light enough for thirty degrees.'],
    ['Son stole them', 'He is twenty-two and tells me they are fine, which is the highest mark.'],
  ],
  four: [
    ['Pockets let sand in', 'Excellent shorts. The pockets are deep and bring half the beach home.'],
    ['Crease a bit', 'Look sharp till I have sat in a car.'],
    ['One length short', 'I should like an even number between the two I own.'],
    ['Slow to dry', 'Not the ones for swimming by mistake, but good otherwise.'],
  ],
  three: [
    ['Waist runs generous', 'I went down a size and then they were fine. The exchange took a week.'],
    ['Colour lighter than shown', 'The {colour} is a shade paler in sunlight. Nice, but not what I ordered.'],
  ],
  low: [
    ['Hem came down', 'One hem unpicked itself after a month. My own needle fixed it, which should not be my job.'],
  ],
}

export const swims: ReviewTemplates = {
  five: [
    ['Actual waist sizes', 'Swim shorts that stay up on a diving board without the cord.'],
    ['No balloon', 'Walk in, sink, no air trapped. Ordinary dignity.'],
    ['Dry for lunch', 'Out of the sea at half twelve, on a restaurant chair at one.'],
    ['Nothing chafes', 'Two hours in, salt drying, and not a mark. Say no more.'],
    ['Three summers', 'Chlorine, salt and a teenager’s washing. Still {colour}.', 'years'],
    ['Good leg', 'The five-inch is short without being a statement.'],
    ['Swam a mile in them', 'No drag to speak of.'],
    ['Made like trousers', 'Turn them inside out. Someone finished every seam.'],
    ['Look like shorts', 'Went from pool to supermarket and was not stared at.'],
    ['Front stays flat', 'No bulge of wet cloth at the front as you get out. Relief all round.'],
    ['Compliments', 'A stranger in Cornwall asked where the {colour} came from.'],
    ['Fit both of us', 'My brother is a 38 and I am a 31. We finally own the same thing.', 'own-size'],
  ],
  four: [
    ['Cord is short', 'Great shorts, but the cord vanishes into its channel.'],
    ['Shows wet', 'Light colours go see-through-ish for a minute. Buy the dark.'],
    ['Pricey for swimming', 'Very good. I wince a little each time I sit on concrete.'],
  ],
  three: [
    ['Snug', 'Fine standing, firm sitting. A size up solved it.'],
    ['Faded', 'A summer in the garden pool took the edge off the {colour}.'],
  ],
  low: [['Seam gave', 'An inside seam gave on the third day of the holiday. Refunded.']],
}
