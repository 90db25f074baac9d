import { type Need, needOf } from './need-stock.ts'

/** Nights, nerves and work: who it is for, what it gives, what guests say, what they ask. */
export const NEEDS_1: Record<string, Need> = {
  sleep: needOf('sleep, insomnia, rest', 'calm', {
    who: `
      people who wake at three and stay awake
      light sleepers who have stopped expecting much of the night
      anyone whose evenings end in front of a screen
      those who are tired all day and alert at bedtime`,
    gains: `
      An evening that slopes downwards | [stay] Supper is early, lamps are low, and the last hour asks nothing of you.
      Dark that is really dark | [stay] No street lamp, no standby light, and curtains that meet in the middle.
      Something for the small hours | [class] You learn one short exercise that can be done lying down with the eyes shut.
      Less effort about sleep | Sleep dislikes being chased. This leaves it alone in good company.
      A signal for bedtime | [thing] The same small act at the same hour tells the body that the day is over.
      A calmer last hour | [service] Settings and reminders are few, and they stop at nine in the evening.`,
    said: `
      I slept until seven, which has not happened since spring.
      My nights are not perfect now, but I have stopped being afraid of them.
      Went to bed at half past nine like a farmer and was glad of it.
      [!thing !service] I nodded off before the end, and nobody minded.`,
    asks: `
      Will it make me sleep? | Nobody can promise that. It takes away some of what keeps people awake, and that is often a good start.
      Should I stop my sleeping tablets? | Please change nothing without your doctor. It goes along with tablets without trouble.`,
  }),
  stress: needOf('stress, tension, calm', 'balance', {
    who: `
      people whose shoulders live beside their ears
      those who answer messages in their dreams
      anyone who has forgotten what a slow hour feels like
      people with more on the list than in the day`,
    gains: `
      Shoulders first | The body usually lets go before the head does, so the work begins there.
      A pause that holds | [!thing] The phone is elsewhere and the time is fenced off, which most people cannot do alone.
      Room between things | [stay] The day has four fixed points and wide gaps, and the gaps do most of it.
      A minute you can repeat | [class] One of the exercises takes sixty seconds and works in a lift.
      A small stop in a long day | [thing] It takes a few minutes and cannot be done in a hurry, which is the use of it.
      Measured, gently | [service] You note how tense the day was in two taps, and patterns show after a week or two.`,
    said: `
      My jaw unclenched somewhere in the middle. I had not known it was clenched.
      [!thing !service] I came home and did not look at my mail until Monday.
      [!thing !service] The pace annoyed me for a while and then it was the best part.
      My partner noticed the difference before I did.`,
    asks: `
      [!thing !app] I find it hard to switch off. Is that a problem? | It is the usual state of people who come. Nobody is asked to feel calm, only to turn up.
      [!thing !app] Is it meant for people with panic attacks? | Many who have them come. If they are frequent, speak to a doctor or therapist as well.`,
  }),
  burnout: needOf('burnout, exhaustion, stress', 'restore', {
    who: `
      people who have been running on nothing for months
      those who are worn out by work and no longer mend at the weekend
      anyone whose doctor has said the word burnout
      people who used to like their job and cannot remember why`,
    gains: `
      Nothing to keep up with | Skipping is allowed, being late is allowed, and so is lying down.
      Rest before plans | [!thing] The usual question of what comes next is put off until you have slept.
      Mornings without decisions | [stay] Breakfast appears, the path starts at the door, and nobody needs an answer.
      The way back in small steps | [service] One thing a week, small enough to do on a bad day.
      A low bar on purpose | [thing] It works on days when getting off the sofa is the whole achievement.`,
    said: `
      [!thing !service] I was signed off work when I booked. This was the first thing I did not cancel.
      [!thing !service] Nobody asked when I would be back at my desk. I could have wept.
      It did not fix my job. It did give me enough strength to write the letter.`,
    asks: `
      [!thing !app] I am on sick leave. May I take part? | Yes, many are. Ask your doctor if you are unsure, and tell us what would be too much.
      [!thing !app] What if I have no energy for the programme? | Then you rest. What is offered is an offer.`,
  }),
  energy: needOf('energy, fatigue, vitality', 'energize', {
    who: `
      people who are awake but not really up
      those who meet the afternoon with a third coffee
      anyone coming out of a long winter indoors
      people who would like to feel their legs again`,
    gains: `
      Daylight early | [stay] The first hour is spent outdoors, which sets the clock for the rest of the day.
      Moved, not drained | [class] You should leave warmer than you came, and able to do something afterwards.
      A steadier afternoon | Less up and down, because the day begins slowly and properly.
      Something for the morning | [thing] It belongs to the morning and takes less time than the kettle.
      Effort in the right dose | [service] The plan grows by a tenth a week and shrinks again when you are ill.`,
    said: `
      [!thing !service] I walked home instead of taking the bus. That is the review.
      [!thing !service] I had more breath at the end than at the start.
      The three o'clock slump has become a four o'clock yawn.
      [!thing !service] I was sore for a day, in places I had forgotten.`,
    asks: `
      [!thing !app] I am very unfit. Is this for me? | Yes. Everything has an easier version, and it is shown first.
      I have been tired for months. Will this help? | It may. Tiredness that lasts deserves a blood test too, so see a doctor as well.`,
  }),
  focus: needOf('focus, concentration, clarity', 'focus', {
    who: `
      people with eleven tabs open, also in the head
      those who read the same page three times
      anyone who would like to finish one thing
      people whose attention belongs to their phone`,
    gains: `
      One thing at a time | It is arranged so that there is only ever one thing in front of you.
      Long mornings | [stay] Phones rest in a drawer until lunch, and the mornings become surprisingly wide.
      Attention as a muscle | [class] You practise noticing that you have drifted, without scolding, again and again.
      A desk with edges | [thing] It marks the beginning and the end of a stretch of work, which is half of it.
      Fewer interruptions | [service] It asks for your attention once a day and then leaves you alone.`,
    said: `
      [!thing !service] I finished a chapter. I have not finished a chapter since university.
      My phone and I have separate bedrooms now.
      It showed me how often I drift, which is uncomfortable and useful.`,
    asks: `
      [!thing !app] I have attention difficulties. Can I join? | Gladly. Moving, drawing and leaving the room are fine.
      How long does it take to notice anything? | People say different things. A fortnight of small, regular practice is a fair trial.`,
  }),
  mind: needOf('mind, racing thoughts, anxiety', 'calm', {
    who: `
      people whose thoughts go round like a tumble dryer
      those who rehearse conversations that never happen
      anyone who worries for the whole family
      people who have failed at meditating alone`,
    gains: `
      Thoughts get company | Worries lose some of their weight when they are not the only thing in the room.
      An anchor that is always there | [class] Breath, feet, sounds: three places to return to, none of which needs an app.
      A quieter head by degrees | [stay] The first day is often noisy inside. It settles like mud in a glass of water.
      Worry on paper | [service] You write it down at six, and it is kept for you until the next day.
      Hands busy, head slower | [thing] Something to hold, smell or stir gives the thoughts a rest.`,
    said: `
      My head was just as full, but I stopped arguing with it.
      [!thing !service] Half the time I thought about dinner. Apparently that is normal.
      For one whole minute there was nothing. I am still pleased about it.`,
    asks: `
      [!thing !app] What if sitting quietly makes me more anxious? | Then open your eyes, move, or step outside. There is always another way to do it.
      Is this a replacement for therapy? | No. It goes well beside therapy and does not stand in for it.`,
  }),
  'low mood': needOf('low mood, mind, connection', 'energize', {
    who: `
      people who have gone flat without knowing why
      those for whom November lasts until March
      anyone who has been saying "fine" for too long
      people who need a reason to leave the house`,
    gains: `
      Out of the door | The hardest part is arriving, and after that something is already under way.
      Company that need not talk | [!thing] Being beside people counts, even when nobody says much.
      An hour outdoors | [stay] An hour outdoors before noon in any weather, with coats to borrow.
      A small finished thing | [thing] It can be done badly and still be done, which helps on grey days.
      One bright spot a week | [service] A fixed appointment that somebody else keeps for you.`,
    said: `
      [!thing !service] I had not planned to talk to anyone and stayed an hour after.
      It got me out of bed. Some weeks that is a lot.
      [!thing !service] I laughed at something and was surprised at the sound.`,
    asks: `
      [!thing !app] I am being looked after for depression. May I come? | Yes, and tell the people who look after you. In a crisis please call them first.
      [!thing !app] Do I have to be cheerful? | No. Nobody checks.`,
  }),
  'jet lag': needOf('jet lag, travel, body clock', 'balance', {
    who: `
      people whose body is still over another ocean
      shift workers on their way back to daylight
      anyone who flies for work and lives in between
      travellers who are wide awake at four`,
    gains: `
      Light at the right hour | Morning light is the strongest hint the body clock gets, so it comes first.
      Meals as anchors | [stay] Breakfast, lunch and supper come at fixed times, which helps more than it sounds.
      Stiff legs, kindly handled | [!thing] Hours in a narrow seat go into hips and ankles, and that is where we begin.
      Small enough for a cabin bag | [thing] It passes security and works in a hotel room without a kettle.`,
    said: `
      [!thing !service] Landed at six, was here at ten, slept through the first local night.
      I do night shifts. Somebody finally had practical advice.
      [!thing !service] My feet fit my shoes again.`,
    asks: `
      [!thing !app] How soon after landing should I start? | The same day if you are safe on your feet, otherwise after the first night.
      Does it help with night shifts? | The same principles apply. Tell us your rota and we will adapt it.`,
  }),
  'exam nerves': needOf('exam nerves, study, focus', 'focus', {
    who: `
      students with a date in the calendar and a knot in the stomach
      anyone who goes blank when the paper is turned over
      people before a driving test, a viva or a first speech
      parents of somebody who is revising and pale`,
    gains: `
      A plan for the first five minutes | Most panic happens at the start, so the start is what you practise.
      Breath that reaches the hands | Slow breathing out steadies the hand and the voice before it steadies the mind.
      Revision in portions | [!class] Twenty-five minutes on, five off, and a proper end to the evening.
      Nerves as fuel | [class] You will not get rid of them. You learn what to do with them.`,
    said: `
      I still had nerves. I also had something to do with them.
      My son used the counting thing in his biology exam and told me so, in a full sentence.
      I turned the paper over and my mind stayed where it was.`,
    asks: `
      How long before the exam should I begin? | Two weeks is comfortable, two days is still worth it.
      Is it suitable under eighteen? | From fifteen, with a note from a parent.`,
  }),
}
