import type { ReviewTemplates } from './review-templates.ts'

export const underwear: ReviewTemplates = {
  five: [
    ['Forgot about them', 'At about ten in the morning, and not again until bed.'],
    ['Nothing rides', 'Cycled to Brighton. Nothing went anywhere.'],
    ['Drawer replaced', 'Bought a few, then a few more, then had a clear-out.'],
    ['Waistband lies flat', 'It does not roll when I sit, and I sit for a living.'],
    ['Right leg', 'The length of leg has ended a war of many years.'],
    ['Soft after a year', '{months} months, forty-degree wash, still soft.'],
    ['Seams in the right place', 'The person who drew the pattern has met a man.'],
    ['Long-haul tested', 'Heathrow to Perth. I would do it again, in these.'],
    ['Fit as they say', 'M+ in pants. What a time to be alive.', 'own-size'],
    ['Whole week', 'Seven pairs now, one a day, and no more thinking.'],
    ['No label', 'Printed instead of sewn in. Thank you.'],
    ['Marathon', 'Twenty-six miles and no plaster anywhere.'],
    ['Colours are cheerful', 'Nobody sees the {colour} but me, and I am pleased.'],
  ],
  four: [
    ['Opening is small', 'Comfortable; the opening is more of a gesture.'],
    ['Snug at the thigh', 'Excellent, but rowers should go up one.', 'own-size'],
    ['Not pants money', 'Very good. I did have to explain the bank statement.'],
  ],
  three: [
    ['Warm in summer', 'Fine in the office, too much on the Tube in July.'],
    ['Band a bit firm', 'Loosened after ten washes. Before then I knew it was there.'],
  ],
  low: [['Stitch went', 'A leg seam opened in month two. Replaced without questions.']],
}

export const socks: ReviewTemplates = {
  five: [
    ['They stay up', 'All day, both of them.'],
    ['No toe ridge', 'I did not believe the hand-linking business. I do now.'],
    ['Two sizes', 'A size eight is not a size twelve, and someone has finally said so.'],
    ['Threw the others out', 'All of them. Liberating.'],
    ['No holes', '{months} months and the heels are whole.'],
    ['Good present', 'My father asked for socks, got these and rang to say so. He does not ring.'],
    ['Walked the South Downs', 'A hundred miles, no blisters.'],
    ['Marks? None', 'No red rings round the calf at night.'],
    ['Heels in the right place', 'And they are still there at six.'],
    ['The colours', 'The {colour} with the odd heel makes me smile, once, each morning.'],
    ['Fit under boots', 'Thick where it counts, flat where it does not.'],
    ['Buy three', 'One pair is a tease.'],
  ],
  four: [
    ['Firm at the top', 'I notice the band until about nine, and then no more.'],
    ['Pairing them', 'All so alike that I now own eleven nearly-pairs.'],
    ['Come up large', 'At the small end of a size you get a spare half inch.'],
  ],
  three: [
    ['Bobbling', 'Comfortable but bobbled at the heel by winter.'],
    ['Shorter than I like', 'I wanted two more inches of leg.'],
  ],
  low: [['Lost one', 'The packet held three socks. They posted the fourth.']],
}

export const belts: ReviewTemplates = {
  five: [
    ['One belt for life', 'It looks better after {months} months than the day it came.'],
    ['No bulk', 'Sits flat under a jumper.'],
    ['Weighty', 'The buckle feels like a tool and not a trinket.'],
    ['Fits first time', 'As their guide said it would.'],
    ['No rattle', 'The buckle is quiet. My last one announced me.'],
    ['My trousers stay up', 'They did before. Now they look finished.'],
    ['Good colour', 'The {colour} goes with every shoe I own but one.'],
    ['Edges', 'Look at the edges. No paint, no peeling.'],
  ],
  four: [
    ['Stiff to begin with', 'Took a fortnight to bend to me.'],
    ['Buckle scratches', 'It marks easily. I have decided to like that.'],
    ['Long tail', 'There is a good deal left over. I trimmed it.'],
  ],
  three: [['Plainer than I thought', 'Handsome, but I had pictured more of a buckle.']],
  low: [
    ['Marked on arrival', 'A scratch across the front out of the box. Exchanged, but I had wanted it for that day.'],
  ],
}

export const giftCards: ReviewTemplates = {
  five: [
    ['Arrived in a minute', 'Bought it in the car park outside the party. He opened it inside.'],
    ['He used it', 'First gift card in our family that has been used before it ran out.'],
    ['Better than guessing', 'I do not know his waist. Now I need not.'],
    ['Right date', 'Sent on the morning I picked, with my message as I typed it.'],
    ['Dad did the quiz', 'Sixty seconds, he says. He timed it.'],
    ['Saved my Christmas', 'Ordered on the 24th at five.'],
    ['Easy to spend', 'Worked with the three-for offer as well.'],
  ],
  four: [
    ['I would have liked paper', 'An email is hard to wrap. I printed it.'],
    ['Amounts', 'I wanted to give 75 and bought two.'],
  ],
  three: [['Six months', 'He nearly let it lapse. A reminder would help.']],
  low: [['Junk folder', 'It sat among the spam for a week. They sent another when I rang.']],
}
