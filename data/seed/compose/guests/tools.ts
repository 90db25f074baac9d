import { guestTableOf } from './guest-stock.ts'

/** Digital tools and apps. */
export const TOOL_GUESTS = guestTableOf({
  'sleep diary': `
    + It wants {stuff} and then leaves me alone.
    + No marks out of ten. My watch gave me a four and I lay awake over it.
    + My doctor kept the printed page.
    ~ Two weeks before it shows anything. I am not patient.
    * Before the coffee is ready | You answer {stuff} and close it again.
    * No marks | It shows what your good nights have in common and does not grade the others.
    * A page for your doctor | It prints on one sheet and says what was measured and what was not.
    ? Does it measure my sleep? | No. You tell it in the morning, and it is no medical device.
    ? Can I take my entries along? | Yes, at any time, as a table.
    ? How long until I see something? | About two weeks of mornings.`,
  'focus sounds': `
    + {Stuff}, and I have read eighty pages.
    + I cannot hear the loop. I have tried.
    + It stops after fifty minutes, and I get up, resenting it.
    ~ Too quiet for our open-plan office.
    * No loop to wait for | Each place was recorded for three hours.
    * It stops by itself | After fifty minutes a clock ends it, and you stand up.
    * Nothing that wants to be liked | {Stuff}, without music and without a voice.
    ? Does it need a connection? | Not once a place is stored.
    ? How loud should it be? | Low enough that you would hear your name.
    ? How many places are there? | Forty, all recorded on site.`,
  'posture sensor': `
    + One tap, no light, no lecture.
    + I wear it on Mondays now, and the week remembers.
    + The numbers stay on it unless I fetch them. I have not fetched them.
    ~ It thinks that tying shoes is slouching.
    * One tap | It comes after ten minutes of slump, and then it is quiet again.
    * Silent in meetings | You tell it when, and it keeps to that.
    * Your numbers stay with you | {Stuff} of nine grams, set up without an account.
    ? How often do I charge it? | Every nine days.
    ? I have a pacemaker. May I wear it? | No.
    ? Does it straighten my back? | It tells you when you have slumped. The straightening is yours.`,
  'breathing pebble': `
    + Warm on the way in, cool on the way out. I need no instructions for that at three.
    + No screen. It is the only such thing in this house.
    + My daughter takes it to school in her pocket, and nobody has asked.
    ~ The fourth rhythm is too slow for my lungs.
    * Felt, not looked at | It grows warm while you breathe in and cools while you breathe out.
    * Looks like nothing | {Stuff} in the hand, without light or sound.
    * A week to a charge | It lies in a dish at night, and four rhythms are all it has.
    ? Does it connect to my phone? | No, there is nothing to install.
    ? Is it a medical device? | No. It gives a rhythm to breathe to.
    ? From what age? | Children understand it at about seven.`,
  'meal planner': `
    + I typed {stuff}, and it said supper.
    + The leftovers button is the largest. That is how one runs a kitchen.
    + Set to "tired", it gave me toast with dignity.
    ~ It believes that everyone has two onions.
    * It starts with what you have | You give it {stuff}, and it answers with supper.
    * Tired, normal, guests | Portions and effort follow the evening you are having.
    * Sorted by aisle | The list runs in the order in which you push the trolley.
    ? Does it count calories? | Only if you look for them.
    ? Can it leave out nuts or milk? | Yes, for each person at the table.
    ? Is it made for a diet from my doctor? | No, it knows nothing of therapeutic diets.`,
  'tapering counter': `
    + I counted {stuff} for a week and was shocked, and then it was a number.
    + A slip is a dot. One dot among many.
    + At nine it shows me my own sentence, and I am hard to argue with.
    ~ I would like to share it with my brother, and that is not possible.
    * First you count | For a week nothing changes but the counting of {stuff}.
    * You set the step | The line goes down by as much as you choose.
    * Your own sentence | You write it on a good day, and it comes back in the hard hour.
    ? What if I slip? | It is one dot, and there is a page for the day after.
    ? I drink every day, a lot. Can I use it alone? | Please see a doctor first; stopping suddenly can be dangerous.
    ? Who sees my numbers? | Nobody but you.`,
  'breathing app': `
    + It closes itself after three minutes. An app that goes away.
    + No streak to lose. I have lost enough streaks.
    + Nine rhythms, and I have used one, two hundred times.
    ~ The dimmed screen confused me at first.
    * It closes itself | You follow {stuff} for three minutes, and then it is gone.
    * No streaks | Missed days leave no trace, and nothing is awarded.
    * Nine rhythms | Most people stay with one, and that is the idea.
    ? Does it work without a connection? | Yes, all nine rhythms do.
    ? I get dizzy. What should I do? | Stop, and breathe as you like.
    ? Is there a voice? | No, only {stuff}.`,
  'meditation app': `
    + It begins with {stuff} and gets out of the way.
    + There is a button for bad days. It sets five minutes and asks nothing.
    + I hid the log. One may hide the log.
    ~ Forty talks, and I wanted a forty-first.
    * It begins and ends alike | {Stuff}, then your minutes, then the same again.
    * Why it goes wrong | Forty talks of four minutes say what happens to everyone.
    * A log you may hide | It counts in silence, or not at all.
    ? What does the free part contain? | The timer, which the makers call the best part.
    ? Is there a guided voice all the time? | No. The talks end, and then it is quiet.
    ? I am in a very bad state. Is it right for me? | Sit with a person first. An app is no company in acute distress.`,
  'yoga app': `
    + I said what hurt and had {stuff}, and it was enough.
    + It tells you how to get out of a shape. That is where I used to hurt myself.
    + Nobody in white. Somebody with knees.
    ~ The downloads take up room on my old phone.
    * By what hurts | You name the place and the time you have, and it puts a sequence together.
    * Out as well as in | The voice says how to leave each shape.
    * A wall will do | Every shape has a version for one, and for {stuff}.
    ? Can I use it after an operation? | Ask your doctor first, and then begin with the wall.
    ? Do I need a mat? | A rug is fine.
    ? Does it work when I travel? | Yes, sequences can be stored.`,
  'grief app': `
    + On his birthday it asked whether I wanted company or quiet. I chose quiet.
    + I write to her on the bus. It keeps it.
    + I had a year of it printed, and it is on the shelf.
    ~ I could not open it for the first months. It waited.
    * A place for what has no address | It keeps {stuff} for somebody who will not answer.
    * Hard dates | It asks beforehand whether you want company or quiet.
    * Yours alone | Nothing is shared, and nothing is analysed.
    ? Who can read what I write? | You, and nobody else.
    ? Can I print it? | Yes, as a book with pages, or have it forgotten after a year.
    ? Does it replace a support group? | No, and it says so itself.`,
  'perimenopause app': `
    + It warned me on Sunday, and on Tuesday it was right.
    + My doctor liked the one page. She reads many long ones.
    + A nurse writes the articles and puts a date on them.
    ~ I would like to note headaches too.
    * A thumb in the evening | You note {stuff} in a minute, in the dark if need be.
    * It learns your bad week | And tells you the Sunday before.
    * One page for the doctor | It prints what you noted, with dates.
    ? Does it tell me whether to take hormones? | No. It gives you a page to take to your doctor.
    ? Where does my data go? | It stays on your device unless you switch on the copy.
    ? I bleed again after a year without. What now? | Please see a doctor soon; the app says so as well.`,
  "carers' app": `
    + It spread {stuff} over nine people, and four of them had been waiting to be asked.
    + My hour is entered first. Nobody can move it, my sister has tried.
    + It asked how I was on Sunday and remembered.
    ~ My uncle does not do apps. I ring him from the list.
    * Everyone who said they would help | It spreads {stuff} over all of them.
    * Your own hour first | It is entered before the rest and cannot be moved by others.
    * One line at night | Handover notes are short, because nobody reads more.
    ? Can people without a smartphone join? | They appear on the list and get a text message.
    ? Who sees the notes? | Only the family that you have invited.
    ? Is there a version for parents of a baby? | Yes, the same one; the nights can be shared out.`,
  'stretching app': `
    + I stretch at {stuff}, and my colleagues have begun to as well.
    + The people in it are over fifty. I believe them.
    + Sixty little films, and my shoulder has a favourite.
    ~ It forgets missed days. My physiotherapist does not.
    * Where you stand anyway | It hangs two minutes of moving on {stuff}.
    * People over fifty | They show it, and they groan a little.
    * Names you can say | Each move has one, so you can recommend it across a desk.
    ? How long is one film? | Two minutes at most, with large captions.
    ? Can I do it after an injury? | Ask for advice first.
    ? Does it remind me? | Only at the places that you chose.`,
})
