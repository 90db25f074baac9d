import { guestTableOf } from './guest-stock.ts'

export const WORKSHOP_GUESTS = guestTableOf({
  'a sleep workshop': `
    + I drew three nights as a line and saw it myself: half past nine on the sofa.
    + One change, a small one. I moved the alarm clock out. It was the right one.
    + Straight answers about tablets, and the name of somebody to ask.
    + {Host} went through my evening backwards, and it was embarrassing and useful.
    + Mattresses got four minutes. I had brought a brochure.
    + I lie there less. That was worth the money by itself.
    ~ Shift work got one page. It was a good page, and I had hoped for more.
    ~ I wanted to be told to sleep more and was told to lie in bed less.
    * Your own three nights | You bring them on paper, and the pattern is usually visible from across the table.
    * One change, chosen by you | Light, heat, coffee and worry are gone through, and all but one are crossed out.
    * Straight answers | Tablets, snoring and night shifts get facts and the right address.
    * Somebody rings you later | A call from {host} after two weeks asks what came of it.
    ? I snore, and my wife says that I stop breathing. Should I come? | Go to a sleep clinic first. {Host} would tell you the same.
    ? Do you sell mattresses? | No, and they matter less than you hope.
    ? I work nights. Is it any use to me? | Half of it, and there is a page of its own for that.
    ? Will I have to show my log to others? | Only if you like. {Host} looks at it with you alone.`,
  'a desk and posture workshop': `
    + [!online] My desk was rebuilt from boxes in front of everyone, and they all went "ah".
    + Screens on books. I had nearly bought a stand.
    + I have named my slouch. It is called Gerald.
    + {Host}'s rule fits on a sticker, and the sticker is on my screen.
    + [!online] The kitchen stool won. It often does, I am told.
    + I telephone standing up now, and my calls are shorter.
    ~ [!online] It takes a big room, and ours was full.
    ~ I had hoped for a recommendation of a chair. They give none.
    * [!online] Your desk, seen from the side | It is built from boxes, and what is wrong shows at once.
    * Books under the screen | What is changed costs little, and no furniture is sold.
    * Two ways out of a slouch | You find your own, and practise leaving it without thinking.
    * A drawing with measures | {Host} writes down height, distance and light for your desk at home.
    ? Do I need to bring anything? | A photograph of your desk, from the side, as untidy as it is.
    ? [!online] Which chair do you recommend? | None. You try three, and one of them is a kitchen stool.
    ? My fingers go numb. Is this the right place? | See a doctor first, and bring what you are told.
    ? Does it help with a standing desk? | Yes. Standing badly is gone through as well.`,
  'a gut and food workshop': `
    + Wind was dealt with in the first ten minutes, and after that everyone was friends.
    + A hose, a sponge and some patience. I understood my insides for the first time.
    + [!online] Four of the nine things with fibre were cake.
    + The list of what nobody knows yet was the most convincing part.
    + {Host} changes two things in a week and not three. I have kept both.
    + I counted seven plants last week. Lentils in the salad made it nine.
    ~ I wanted to be told what to cut out. They tell you what to put in.
    ~ Chewing on a timetable is a strange half hour.
    * What a gut does all day | It is shown with things from the kitchen, and you may ask anything.
    * Two changes and not three | {Host} draws up a week with you that you might in fact keep.
    * What is not known | There is an honest list, and several fashionable things are on it.
    * [!online] Fibre, tasted | Nine things go round the table, and nobody has to like them all.
    ? I have a bowel condition. Is the plan for me? | Ask your doctor or dietitian whether it fits, and tell {host} the answer.
    ? Is it about losing weight? | No, and there are no scales in the house.
    ? Do I need to keep a diary? | One is filled in together, as practice. Afterwards that is up to you.
    ? Are children allowed? | From twelve, if the subject amuses them. It will.`,
  'a journal workshop': `
    + [!online] The shredder is popular. I used it twice and felt splendid.
    + Eight minutes about a room I had forgotten. I could smell it.
    + I read nothing aloud, and nobody minded.
    + {Host} gives half a sentence and rings a bell. That is all it takes.
    + A page to somebody who will never get it. It is in the back of the notebook.
    + We began with small annoyances. I had two pages.
    ~ My hand hurt. I had not written by hand since school.
    ~ Something came up that I had not ordered. {Host} noticed and was kind.
    * Eight minutes by hand | A prompt, a bell, and no time to be clever.
    * [!online] Nobody reads it | Reading aloud is offered and mostly declined, and there is a shredder.
    * Thirty prompts for later | They come on cards, for evenings on which nothing begins by itself.
    * As near as you like | {Host} leaves the distance to you and does not ask for feelings.
    ? Do I have to be able to write? | A list is writing. So is a drawing with one word.
    ? Will I have to read to the group? | No. It is offered, and most decline.
    ? May I type? | By hand is better here, but {host} allows it if your hand hurts.
    ? What if something difficult comes up? | You stop, walk about, or tell {host}. You choose how close you go.`,
  'a self-massage workshop': `
    + Butter, bread, wood. I now know which one my calf is.
    + [!online] I stood on a ball and looked at the ceiling in {room}, and my feet said thank you.
    + [!online] We came as a couple and are still one.
    + The jaw. Nobody had told me that one can get at the jaw.
    + {Host} shows where not to press before showing where to.
    + Two rubber balls have moved into my coat pocket.
    ~ Undignified, as announced. Wear the loose trousers.
    ~ I was sore the next day in places I had found myself.
    * Find it, lean, wait | That is the whole skill, and your own weight does the work.
    * Where not to press | Throat, inner arm and the back of the knee are shown first.
    * [!online] Two balls and a map | They go home with you, and the map marks the usual places.
    * Feet first | You begin standing on a ball, and {host} says when to change sides.
    ? I take blood thinners. May I take part? | Ask your doctor, and tell {host}. Some of it will be left out.
    ? Do I need a partner? | No. The floor and a wall do most of it.
    ? Is there oil? | None, and you keep your clothes on.
    ? Can I do it while feeding a baby? | The feet and the jaw, yes. {Host} knows which ones work one-handed.`,
  'a stopping workshop': `
    + I wrote down every glass and what it was for. Three mattered.
    + Asked what I like about it. Nobody had ever asked that.
    + The sentence for parties is five words long and has worked nine times.
    + [!online] I slipped on day four and came to the second meeting anyway. I was one of five.
    + {Host} has no shares in patches and says so.
    + My evening between six and nine is furnished now.
    ~ No congratulations. I could have used one.
    ~ I wanted it to be harder on me. It is practical instead.
    * Three that matter | You write down a whole day, and the plan is made for those and not for all.
    * The hard hour, furnished | It is drawn minute by minute, with names, snacks and somewhere to be.
    * [!online] Slips come back too | The second meeting is for everyone, and {host} looks at what happened rather than at who.
    * A sentence for parties | You find it, try it out loud and make it shorter.
    ? I drink heavily every day. Should I stop before I come? | Please see a doctor before you stop at all. Stopping alone can be dangerous.
    ? Do I have to say how much? | To the paper, honestly. To the group, as you like.
    ? Are patches allowed? | Yes, they are explained, and {host} sells none.
    ? [!online] What if I have started again by the second meeting? | Come. About half of the people in that room have.`,
  'a remedy garden workshop': `
    + The room smelled like a hayloft, and so did I on the tram.
    + A cold spoon shows whether the balm has set. I have tried it on jam.
    + I know {number} plants by smell with my eyes shut.
    + {Host} reads out the old beliefs with a perfectly straight face.
    + Oil, balm, tea, each with a date in my handwriting.
    + What it cannot do was said for each plant. I trusted the rest for it.
    ~ The bitter one. I was brave once.
    ~ Much weighing and washing of jars, rather less garden.
    * From leaf to label | One oil, one balm and one tea are made by you from beginning to end.
    * What it cannot do | Each plant comes with that as well, and with who should leave it alone.
    * By smell first | {Host} has you learn {number} herbs before their names.
    * Amounts on paper | The recipes give grams and degrees, so that it works at home.
    ? I take tablets. Is that a problem? | Bring the list. Some plants do not go with some of them, and {host} will say which.
    ? Can I use the balm on eczema? | Try a little on the inside of the elbow for two days, and ask your doctor.
    ? Do I need a garden? | No, a market and a windowsill will do.
    ? How long do they keep? | The oil a year, the balm half a year; the date stands on the label.`,
})
