import { guestTableOf } from './guest-stock.ts'

export const YOGA_GUESTS = guestTableOf({
  'slow floor yoga': `
    + Four minutes in one shape sounded endless. By the third I did not want to leave it.
    + {Host} keeps the clock, so I could stop keeping it.
    + [!online] I have never been put under a blanket by a stranger so tactfully.
    + My left hip is a different person from my right one, and now I know.
    + The bolster stays as long as you do. I have bought one for home since.
    + I went straight to bed on {day} and was not cross at anyone.
    ~ Very slow. {Host} had said so, and I had not believed it.
    ~ Nine shapes is what you get, and I could have done with seven and a longer rest.
    * Long enough to notice | Three to five minutes in a shape leave time to find out what is tight and what is only used to complaining.
    * Nothing to hold up | Everything is done sitting or lying, with blocks under whatever does not reach.
    * [!online] Ten minutes of nothing | The class with {host} ends under a blanket, and that part is never shortened.
    * One side, then the other | A pause between the two shows the difference better than any mirror.
    * The clock is somebody else's | {Host} counts the minutes on {day}s, so that you need not wonder how many are left.
    ? Do I have to be able to sit on the floor? | No. Every shape has a version with two blocks and a bolster, and two of them work on a chair.
    ? [!online] What happens if I fall asleep? | {Host} lets you, and wakes the room gently at the end.
    ? Is it the same as a stretching class? | Slower. Stretches are held for minutes and never pulled.
    ? Are nine shapes always the same nine? | Six of them are. {Host} changes the other three with the season.`,
  'morning yoga': `
    + Out of the door at half past eight with warm ears and an appetite.
    + No music. I had not noticed how much I dislike music at that hour.
    + [!online] The ginger tea afterwards is half the reason, and I am not ashamed.
    + {Host} lets the stiff ones begin on their backs. I am one of the stiff ones.
    + The second round really is easier than the first.
    + I have been late for work once since I began. It used to be {number} times a month.
    ~ It is early. I knew that and still hold it against them.
    ~ [!online] Window open in February. Bring the jumper, they mean it.
    * Joints before ambition | Ten minutes go to ankles, wrists and necks before anybody stands on one leg.
    * Over before the day begins | {Long} at {time}, and the rest of your {day} is untouched.
    * Shown twice | The easy way comes first and is not called the easy way.
    * Breath sets the pace | There is no music to keep up with, and no voice that counts you down.
    * [!online] A reason to get up on {day} | Somebody expects you, and there is ginger tea.
    ? Should I eat before? | A banana at most. Breakfast tastes better afterwards anyway.
    ? I am never awake at that hour. Will I manage? | The first ten minutes assume that nobody is awake, {host} included.
    ? [!online] Is there a shower? | No, but you leave warm rather than wet.
    ? What if I come only on some {day}s? | That is usual. Each class stands by itself.`,
  'chair yoga': `
    + [!online] I stood up without my hands in week five and told the whole bus.
    + [!online] My husband came for the biscuit and does the ankles at home now.
    + Nobody talks to you as if you were eighty. I am eighty.
    + [!online] {Host} puts the chairs where one can see and hear, which is rarer than you think.
    + I held on to the back of the chair and lifted one foot. Then the other. Small things.
    + We are a proper group by now, and {day} is kept free.
    ~ [!online] The chairs are hard. I bring my own cushion and say so each time.
    ~ I could have done more standing, but others could not, and that is fair.
    * Getting up, practised | Rising without hands is rehearsed until it is dull, because that is what stairs and buses ask for.
    * Shoes on, if you like | Nothing has to be taken off, rolled up or knelt on.
    * Feet, shoulders, balance | Each of them has a third of the time, and none is left for the end.
    * [!online] Tea is part of it | It takes as long as the class, and {host} sits down for it too.
    * A hand on the chair | Whatever is done standing is done within reach of something that does not move.
    ? [!online] I had a fall last year. Is it safe for me? | Tell {host} beforehand. You get the chair by the wall and stay seated until you say otherwise.
    ? [!online] Can I come with a walking frame? | Yes, there is room to park it beside you.
    ? Do I need yoga clothes? | No. Flat shoes and a top you can raise your arms in.
    ? [!online] My hearing is poor. Where do I sit? | In the first row, where {host} faces you when speaking.`,
  'yoga for desk bodies': `
    + The stretch that looks like reaching for a file has become a habit in our office.
    + Lying with my calves on a chair was the best ten minutes of the week.
    + My wrists had never had any attention from anyone.
    + {Host} worked at a screen for years and knows exactly which part is sulking.
    + I came in my work clothes and left in them, less creased than before.
    + [!online] Turns out I clench my jaw in every meeting. I have stopped in some.
    ~ Once a week is not enough for what my chair does to me. The card helps.
    ~ A good deal of wall. I had pictured more floor.
    * The front of you opens | Chest and hips come first, because they have been folded since nine.
    * Walls do not let you cheat | Much of it is done at one, so that nothing has to be held in place by willpower.
    * Five minutes for wrists and eyes | They work all day and are never asked how they are.
    * A card for the office | Four exercises go home with you, and none of them looks like exercise.
    * Work clothes will do | You come from your desk at {time} and need not change.
    ? Can I do it in the clothes I work in? | Yes, unless they are very tight at the knee.
    ? My hand tingles at night. Should I come? | Have it looked at by a doctor first, then come with what you were told.
    ? Will one hour a week undo the rest? | No. The four exercises on the card are for the days in between.
    ? Do you look at my desk as well? | Only if you bring a photograph, and then {host} has opinions.`,
  'prenatal yoga': `
    + Five cushions, one side, half an hour. I have not been that comfortable since the spring.
    + My partner learned the hold for the lower back and has been promoted.
    + There was a version for very tired days, and I took it twice without explaining.
    + {Host} asked about my week and my ankles, in that order.
    + [!online] Nobody touched my belly or told me a story about theirs.
    + The long breath out turned out to be useful at the dentist's as well.
    ~ It fills up quickly, and I only got a place in week twenty.
    ~ I would have liked more time for questions at the end.
    * Five cushions | Half an hour is spent on your side, with something under the knee, the belly and the ankle.
    * A breath for the day itself | The long exhale is practised until it comes without being called.
    * A job for partners | One hold for the lower back is taught and can be used the same night.
    * Three versions of everything | One for good days, one for tired ones, and one for the days on which you nearly did not come.
    ? May I start in week twelve? | Please wait until week fourteen, and come with your midwife's agreement.
    ? Can my partner join in? | Gladly, and there is one exercise that needs them.
    ? What do I do if something feels wrong? | Stop, say so, and ring your midwife. {Host} steps out with you.
    ? I am expecting twins. Is that all right? | Often, but ask your midwife first and tell {host} what she said.`,
  'deep rest yoga': `
    + I heard the voice reach the knees and then it was over. I am told that I did not snore.
    + [!online] Covered up, warm feet, nothing expected. I could have cried with relief.
    + [!online] {Host} waited until the last person had stopped rustling. It was me.
    + The coming back takes ten minutes, and they are the best ten.
    + I counted backwards from twenty-seven and have never got below nine.
    + [!online] Heavy blanket on the legs. I asked where it was from, of course.
    ~ Lying still is not for me on bad days. They did say that one may sit.
    ~ [!online] My neighbour snored. It is that kind of class.
    * [!online] Covered up and left in peace | Two blankets and something over the eyes, and then nobody comes near you.
    * A voice that waits | It is spoken live by {host}, so it slows down when the room needs it to.
    * Back without a jolt | Ten minutes are kept for sitting up again, and nobody claps.
    * Nothing to be good at | There is no shape to hold and no way of falling behind.
    * An hour that asks for nothing | On {day}s at {time} you bring socks, and {host} brings the rest.
    ? Is it a nap with instructions? | More or less, though some stay awake the whole time and like it as much.
    ? [!online] May I drive straight afterwards? | Sit in the hall for ten minutes first. There is camomile.
    ? [!online] I dislike closing my eyes among others. Can I still come? | Yes, keep them open, sit by the door, or both.
    ? Why twenty-seven? | Long enough to get lost in, and {host} learned it that way.`,
  'strength and balance yoga': `
    + Fell out of a balance, laughed, got back in. That is more or less the class.
    + I can get down to the floor and up again without planning it.
    + Two light weights and ten minutes. My arms remembered it for two days.
    + {Host} does the planks too and complains at the same place as we do.
    + My balance was poor and I knew it. Now it is poor and improving.
    + A plan for the week on half a page. I have done it three weeks out of four.
    ~ Harder than the picture suggests. Good, but harder.
    ~ The second half was too quiet for my taste, I would have gone on.
    * A little more each week | Wrists, hips and heels are loaded in small doses that grow slowly.
    * Falling is included | Balances are tried beside a wall, then near it, and losing them is part of the practice.
    * Down and up again | Getting to the floor and back is taught as a skill of its own.
    * Weights you can put away | Two light ones come out for ten minutes, and the rest is your own weight.
    * The same hour each {day} | {Host} keeps a note of what you lifted, so that you need not remember it.
    ? I have thin bones. Is it suitable? | Write first. Some bends are left out for you, and {host} shows what to do instead.
    ? How heavy are the weights? | One or two kilos, and none at all is a fair choice.
    ? Will I be sore? | In the thighs, on the second day, most likely.
    ? Do men come too? | About a third of the {day} group.`,
})
