import type { ReviewTemplates } from './review-templates.ts'

export const tees: ReviewTemplates = {
  five: [
    ['Long enough', 'I am six foot four and my stomach is nobody’s business. The Long keeps it that way.', 'own-size'],
    ['Neck still round', '{months} months, weekly wash, and the neck is still a circle.'],
    ['The M+ is real', 'I have been between M and L my whole life. There was a name for it.', 'own-size'],
    ['Sleeves', 'They end where sleeves should. I look as if I had been measured.'],
    ['Three in, eleven out', 'Bought three and threw out eleven old ones.'],
    ['Fits through the middle', 'It follows without telling everyone about lunch.'],
    ['Good cloth', 'Dense, soft, no shine. The {colour} does not show what is beneath.'],
    ['No twist', 'The side seams are still at the sides. Small miracle.'],
    ['Layer or not', 'I wear it under things and on its own, sometimes on one day.'],
    ['Short body, thank you', 'Five foot six. It stops at the hip and not the thigh.', 'own-size'],
    ['Tumble dried by accident', 'It survived. I apologised to it anyway.'],
    ['Replaced my favourites', 'My old favourite was discontinued in 2016. This is better.', 'years'],
    ['Fits like the last one', 'Fourth {style}, same size, same fit.'],
    ['True to its colour', 'Weekly wear, no fading that I can see or my wife can.'],
    ['Shoulders line up', 'Seam on the shoulder, where the word suggests it should be.'],
    ['Belly-friendly', 'Straight cut, Regular length, no clinging. I am grateful.', 'own-size'],
    ['My partner wears it', 'So I have bought another, in {colour}, and hidden it.'],
    ['Simple', 'A T-shirt without a message. Good.'],
  ],
  four: [
    ['Slight shrink', 'Lost a centimetre in length at the first wash. Long would have been wiser.', 'own-size'],
    ['Collar could be thicker', 'Lovely tee; I like a chunkier rib at the neck.'],
    ['Not cheap', 'They are very good T-shirts, at a price that makes one check.'],
    ['Pale ones', 'With the palest of them I think about what I wear below.'],
    ['One loose thread', 'Snipped a thread off the hem. All well since.'],
    ['Colour name', 'I would call the {colour} something else, but I do like it.'],
  ],
  three: [
    ['Cut not for me', 'Nice cotton. The slim is too slim and the straight too straight.'],
    ['Expected heavier', 'Good quality, though I had something with more weight in mind.'],
  ],
  low: [['Hole at the hem', 'A pinhole by the third wash. Money back in two days, I will say that.']],
}

export const polos: ReviewTemplates = {
  five: [
    ['The collar stands', 'It goes under a jacket and does not lie down. That is all I ask.'],
    ['Right length', 'Stays tucked on the course, looks fine out afterwards.'],
    ['Sleeves fit arms', 'Neither squeezed nor bell-shaped.'],
    ['Dinner and boat', 'Wore the {colour} for both on one holiday.'],
    ['Better than the famous one', 'No animal on the chest, and a much better cut.'],
    ['L+ solved it', 'XL was a tent, L was a sausage. L+ is a polo shirt.', 'own-size'],
    ['Washes well', 'Collar still crisp after {months} months.'],
    ['Office summer', 'Five of these and I have no more decisions to make until October.'],
    ['Lovely hand', 'My wife keeps feeling the sleeve.'],
    ['Tall version', 'Long body, long tail. I can sit down without a draught.'],
    ['Buttons', 'Real shell, and sewn as if for keeps.'],
    ['Gift to myself', 'Opened it early. No regrets.'],
  ],
  four: [
    ['One more button', 'I like it open a little further than the placket goes.'],
    ['Deep colour, careful', 'The {colour} bled slightly in its first wash and behaved after.'],
    ['Fit is snug', 'Go up a half size if you have shoulders.'],
  ],
  three: [
    ['Tail too long for me', 'Good tucked in, odd left out. Should have taken the Short.', 'own-size'],
    ['Expected softer', 'Crisp rather than soft. A matter of taste.'],
  ],
  low: [['Arrived creased', 'Folded so hard that it took two ironings to see the shirt.']],
}

export const shirts: ReviewTemplates = {
  five: [
    ['Sleeves the right length', 'Half an inch of cuff under a jacket, on both arms.'],
    ['Stays tucked', 'I reach up for a living. It stays in.'],
    ['No parachute', 'Chest fits and so does the waist, without a tailor in between.'],
    ['Collar roll', 'The way the collar rolls is worth the money alone.'],
    ['Long arms', 'Thirty-seven-inch sleeves have ruled out most shops. Not this one.', 'own-size'],
    ['Untucked works', 'Ends at the pocket and not at the knee.'],
    ['Neck and belly agree', 'Usually one fits and the other protests.'],
    ['Softens nicely', 'Good on day one, better at {months} months.'],
    ['Barely iron it', 'Off the hanger and onto the train.'],
    ['Bought the set', 'White, then the {colour}, then the rest over a year.'],
    ['Straight cut, thank you', 'For those of us who enjoy dinner.'],
    ['Proper buttons', 'All still on. I have stopped noticing, which is the test.'],
    ['Compliment from a tailor', 'He asked who made it and then looked annoyed.'],
    ['Short man writes', 'Short body, Short sleeve, no bunching. I look like an adult.', 'own-size'],
    ['Photographs well', 'Best man duty. No pulling across the front in any of two hundred photographs.'],
  ],
  four: [
    ['Needs an iron', 'A fine shirt that shows it when I have been lazy.'],
    ['Cuffs wide', 'Roomy over a watch, a touch roomy without.'],
    ['Tight first button', 'The collar button was stiff for a month.'],
    ['Slightly sheer', 'White and a dark vest do not go together here. Learned.'],
    ['One pocket short', 'I keep a pen. Otherwise lovely.'],
  ],
  three: [
    ['Between chests', 'A 41 chest falls between two stools. The 42 will do under a jumper.', 'own-size'],
    ['Body long on me', 'Good cloth, but I should have ordered the Short.', 'own-size'],
  ],
  low: [['Collar frayed', 'The collar point frayed inside a year. They offered a new one and I took it.']],
}

export const knit: ReviewTemplates = {
  five: [
    ['Soft', 'I am a complainer about things at my neck. I have no complaint.'],
    ['Body length options', 'It covers the shirt tail. Not one jumper has managed that for me.'],
    ['Washed it by mistake', 'Forty degrees, and it forgave me.'],
    ['Warm without bulk', 'Goes under a jacket, keeps out a platform.'],
    ['Elbows holding', '{months} months at a desk and the elbows are whole.'],
    ['Beautiful {colour}', 'There are three shades in it when you look.'],
    ['Cuffs stay up', 'Push them up and up they stay.'],
    ['Weekend sorted', 'Friday night to Monday morning, if I am honest.'],
    ['Fits my shoulders', 'Rugby shoulders, small waist. The slim actually is both.'],
    ['Little pilling', 'A few bobbles in the first weeks, combed off, none since.'],
    ['Stolen at once', 'My daughter has it. I have ordered again.'],
    ['Sits well', 'No roll at the hem, no pull at the chest.'],
    ['Proper weight', 'You know you are wearing something.'],
    ['Christmas present', 'From my wife, who usually keeps the receipt. Not needed.'],
    ['Neck is right', 'Neither a noose nor a scoop.'],
  ],
  four: [
    ['Sheds a little', 'Left some of itself on a dark coat for two weeks.'],
    ['Slow drying', 'Two days flat on a towel. Worth it.'],
    ['Sleeves long', 'On the long side. I turn the cuff, which looks fine.'],
    ['Deeper than the picture', 'The {colour} is darker by daylight. I like it more, as it happens.'],
  ],
  three: [
    ['Warmer than I wanted', 'A good jumper for a colder house than mine.'],
    ['Hem loose', 'Rib at the hem relaxed over a month.'],
  ],
  low: [['Moth or mill?', 'A hole in the first fortnight. They took my word and sent another.']],
}

export const jackets: ReviewTemplates = {
  five: [
    ['Sleeves fit', 'A jacket whose sleeves end at the wrist. That is the review.'],
    ['Three seasons', 'I have not put on another coat since March.'],
    ['Wind passed', 'Stood on a pier in February for a photograph. Warm throughout.'],
    ['Cut is clever', 'Room for a jumper and no tent without one.'],
    ['Inside pocket', 'Passport in, think about something else.'],
    ['Looks better older', '{months} months of use and the {colour} has come into its own.'],
    ['Chest and shoulders', 'It fits at both, which in my case is news.'],
    ['Compliments weekly', 'From men as well, which does not happen.'],
  ],
  four: [
    ['Stiff for a week', 'It stood up by itself at first. Now it knows me.'],
    ['Wanted another pocket', 'There are plenty. I wanted one more.'],
    ['Wanted a hood', 'I know. But I did.'],
  ],
  three: [['Shorter than expected', 'Ends above my jumper. The Long would have been right.', 'own-size']],
  low: [['Lining tore', 'A tear at the armhole in a month. Repaired free, after some emails.']],
}
