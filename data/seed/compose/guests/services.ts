import { guestTableOf } from './guest-stock.ts'

/** Coaching and therapies. */
export const SERVICE_GUESTS = guestTableOf({
  'sleep coaching': `
    + A hard week, then it turned. {Host} had said both.
    + I know now which nights to ignore.
    + The log took two minutes, and {host} had read it each time.
    ~ Less time in bed, they say, to a tired person. They were right, and I was cross.
    * {Host} reads your log | It takes two minutes a day and comes back with comments.
    * Less time in bed, at first | It is hard for a week, and you are told why beforehand.
    * A plan for the next bad patch | You end with one on paper.
    ? Do I have to give up my tablets? | No. Talk to your doctor about them, and tell {host} what you take.
    ? How long does it take? | Six calls in six weeks.
    ? I have not slept properly for years. Is it for me? | Yes, together with a doctor, who should have looked at it.`,
  'work and rest coaching': `
    + {Host} did not make me better at doing too much.
    + We drew my week as a shape. The heavy corner was on Thursday.
    + The letter to my boss took us forty minutes and changed my year.
    ~ I wanted advice and got questions for the first two weeks.
    * The heavy corner | Your week is drawn as a shape, and you see where it tips.
    * A letter, drafted together | What has to be said to your employer is written with {host}.
    * One small agreement | Each call ends with one, and the next begins with it.
    ? I am on sick leave. Is it too early? | Perhaps. It does not replace leave or therapy; ask your doctor.
    ? Will my employer hear of it? | Not from {host}.
    ? How do the calls work? | {Stuff}, forty minutes each, eight in all.`,
  'eating coaching': `
    + Not one raised eyebrow at {stuff}.
    + Half past four had a plan, and half past four was the problem.
    + Two changes a week, and one of them was butter.
    ~ Slow. I had wanted a list, and there is none.
    * Nothing is forbidden | It begins with {stuff}, looked at as they are.
    * Two changes a week | You choose them with {host}, and one of them is pleasant.
    * A plan for the hard hour | It is usually half past four.
    ? Is it about weight? | No. {Host} owns no scales.
    ? I have had an eating disorder. Can I come? | That needs specialised help, and {host} can say where to find it.
    ? Do I have to photograph everything? | Only for one week, and a blurred plate counts.`,
  'walking support after loss': `
    + I told the same story three times. {Host} heard it three times.
    + Ten minutes without a word on a bench under a roof. It was raining.
    + {Host} used his name. Hardly anyone does.
    ~ I was not ready on the first date and moved it. Nobody minded.
    * At your pace | You walk {stuff}, with talk or without.
    * Names are used | Stories may come twice, and {host} carries the tissues.
    * A call a week later | {Host} rings, because the week after is often the harder one.
    ? What if it rains? | There is a bench under a roof, and tea.
    ? Is it therapy? | No. {Host} walks with you and knows where therapy can be found in {town}.
    ? How soon after a death? | When you can walk for an hour. In the first days others may be nearer.`,
  'posture coaching': `
    + {Host} said nothing for ten minutes, and then moved my cup.
    + I saw a minute of my own head on film. I will not be showing it.
    + Four exercises on the back of a drawing of my desk.
    ~ Two weeks later half of it had slid back. There is a call for that.
    * Watched at work | {Host} looks on {stuff} for ten minutes before changing anything.
    * Screen, chair, cup | They are moved first, and nothing is bought.
    * A call after two weeks | It checks what has slid back.
    ? Do you sell chairs? | No, and {host} will not praise one either.
    ? I have pain down the arm. Can you help? | That belongs to a doctor. Come afterwards.
    ? Can my employer book it? | Yes, for as many desks as there are.`,
  'quitting support': `
    + {Stuff} in the first week. I read some of them in the car with the door locked.
    + {Host} has stopped too, more than once, and does not make a speech of it.
    + The timetable for three days was down to the quarter hour. I needed every line.
    ~ Fewer contacts after week two. I would have liked more.
    * Most at the start | There are {stuff} in the first week and fewer later.
    * Patches are welcome | They work better than pride, says {host}.
    * The first three days | They have a timetable with something in every gap.
    ? What if I start again? | You write to {host}, and you look together at what happened.
    ? Is it for alcohol as well? | After heavy drinking a doctor comes first; then yes.
    ? When are messages answered? | Within the hour until ten at night.`,
  'exam coaching': `
    + I rehearsed the first five minutes until they bored me. On the day they bored me.
    + {Host} settled what to eat, when to arrive and where to look.
    + Sleep was not up for negotiation. I passed.
    ~ I should have booked three weeks earlier.
    * The first five minutes | They are practised until nothing in them is new.
    * Everything settled before | What to eat, when to arrive and where to look.
    * Seven days on one page | {Host} plans the last week with you, sleep included.
    ? My daughter is fifteen. Can she come alone? | With your consent; {host} tells you what was agreed and no more.
    ? Does it work two days before? | Less, but the first five minutes can still be practised.
    ? Which subjects? | Any. It is about the hour and not about the matter.`,
  'yoga coaching at home': `
    + {Host} worked with my sofa. It has never been so useful.
    + A practice of fifteen minutes that fits my knees and my week.
    + I do not have to be seen in leggings. Priceless.
    ~ One has to tidy up beforehand.
    * Made for your knees | You get fifteen minutes, written down, that fit you and your week.
    * With what is there | Sofa, stairs and the kitchen counter are all put to use.
    * Changed when it bores you | {Host} rewrites it each month or sooner.
    ? Do I need any equipment? | No, a chair and a rug.
    ? I am pregnant. Is it possible? | Yes, from week fourteen with your midwife's agreement.
    ? Can a neighbour join in? | Gladly, at the same price.`,
  massage: `
    + {Host} asked where and how firm, and then did that.
    + Ten minutes left alone afterwards. I have never had that before.
    + My feet were not forgotten.
    + I said one sentence in ninety minutes, and it was thank you.
    ~ The street in {town} is a bit loud until eight.
    * You say how firm | And you may change your mind at any moment.
    * No talk unless you begin | {Host} works with {stuff}, steadily and without questions.
    * Ten minutes lying down | They come after it and are not part of the time.
    ? Can I come with a slipped disc? | Bring what your doctor says, and tell {host} before you lie down.
    ? What do I wear? | As much as you like; you are covered with towels.
    ? I take blood thinners. Is it possible? | Say so beforehand. {Host} works more lightly or advises against it.
    ? How do I get there? | It is near {room} in {town}; a note with the way comes with the booking.`,
  'massage at home': `
    + {Host} carried in {stuff} and carried out my bad mood.
    + I did not have to drive home. I did not have to stand up.
    + The cat watched throughout and has asked no questions.
    ~ Two metres by three is more than my living room has. We managed.
    * No way home | You are already there, and the room is warmer than before.
    * Side-lying or seated | {Host} works with {stuff}, for pregnancy, stiff hips and old age.
    * They bring the laundry | Table and towels come along and are taken away again.
    ? How much room is needed? | Two metres by three, and {host} moves the chairs.
    ? Can my mother have it in her bed? | Yes, propped up or on her side.
    ? What about my dog? | It may watch, and usually does.`,
  acupuncture: `
    + Shown one needle first. It looked like a hair.
    + Twenty minutes under a warm lamp in which nobody came in.
    + What is not known hangs on the wall. I liked the wall.
    + One hurt, I said so, it was moved.
    ~ I cannot say whether it did anything. I slept in the chair, though.
    * A needle on show | You look at one before anything else, and decide then.
    * Twenty minutes undisturbed | {Stuff}, a lamp, and a door that stays shut.
    * Known and unknown | Both hang on the wall in {town}, in large print.
    ? Does it hurt? | Most needles are not felt, and the one that is gets moved.
    ? Are the needles new? | Each is used once and thrown away in front of you.
    ? May I come while pregnant? | Tell {host} first; several points are left out.
    ? Is it proven? | For some things a little, for others not. The sheet in {room} says which.`,
  'chiropractic visit': `
    + {Host} looked at my shoes before my spine.
    + I was told what would come next, each time, before it came.
    + Discharged after four visits. They had said so at the first.
    + No click at all. I had been dreading the click.
    ~ Twenty-five minutes goes quickly when you have questions.
    * Told beforehand | {Host} works with {stuff} and says what comes before it does.
    * Discharged when better | The end is named at the beginning.
    * A plan in writing | Examination and next steps are on one sheet.
    ? Does it have to click? | No. {Stuff} can be chosen, and {host} asks which you prefer.
    ? I have numbness in my leg. Should I come? | See a doctor first, the same day if it is new.
    ? How many visits are usual? | Three to five, and then it ends.
    ? Do I need X-rays? | Only bring those you have already.`,
  'skin visit': `
    + No mirror until the end, and then a friendly one.
    + The nurse sent me on about a mole. It was nothing, and I am glad.
    + Three products, and I was told where to get them cheaper.
    + My son, sixteen, was spoken to as if he had a say.
    ~ The chair tips back further than I like.
    * No mirror until the end | {Stuff}, soft light and warm towels.
    * Three products at most | And you may buy them elsewhere.
    * A second look at moles | A nurse looks and sends you on if one looks back.
    ? Can I come with sunburn? | No, wait until it has gone.
    ? I use a prescription cream. Does that matter? | Yes, say so beforehand; some things do not go together.
    ? Will I be red afterwards? | For an hour or two. Sunscreen for the way home is included.
    ? Do I have to buy anything? | No. You leave with a plan on paper from {host}.`,
  'small yoga group': `
    + Six mats, and somebody who looks at my knees.
    + The same six each week. We have begun to bring cake.
    + {Host} noticed that I favour my left side. So did the other five, by now.
    ~ I had to wait two months for a place.
    * Six and no more | {Host} sees every knee in the room.
    * Places by name | The same people tend to come back, so yours is kept.
    * With {stuff} | They are there for everyone, and nobody brings props.
    ? May I try it once? | Yes, if one of the six is away, and one usually is.
    ? Is it suitable in pregnancy? | Tell {host} which week; from fourteen, with your midwife's agreement.
    ? Can it take place at my home? | Yes, for you, a neighbour and a rug.`,
  'whole-person consultation': `
    + Ninety minutes in which somebody asked and wrote little.
    + Three steps, in order. The first was sleep, of course it was.
    + I brought the whole bag of pills from the internet. {Host} was not shocked.
    ~ I had hoped for a name for it. I got a letter to my doctor, which was fair.
    * Ninety minutes | {Host} asks about {stuff} and looks at you and not at a screen.
    * Three steps in order | They stand in a letter, and the first is small.
    * Sent on where needed | If a doctor should look, the letter says which one and why.
    ? Does it replace my doctor? | No. Bring results you have, and take the letter back to them.
    ? What should I bring? | A list of everything you take, also the things from the internet.
    ? When is the review? | After six weeks, for half an hour.`,
})
