import { type Need, needOf } from './need-stock.ts'

/** Times of life, and habits. */
export const NEEDS_3: Record<string, Need> = {
  menopause: needOf('menopause, hot flushes, women', 'calm', {
    who: `
      women in the years when the thermostat breaks
      anyone whose sleep, mood and waistband changed in the same year
      women who are told that it is only a phase
      people in perimenopause who would like plain information`,
    gains: `
      Cool by design | [stay] Cotton, two thin blankets instead of one thick one, and windows that open.
      Windows open, no apology | [class] The room is kept cool, fans are provided, and nobody remarks on leaving for air.
      Facts among equals | [!thing] What is known, what is not, and when to ask for hormones.
      Bones and muscles | A little resistance, often, is the advice that everyone agrees on.
      For the hot quarter of an hour | [thing] Kept by the bed, it brings the skin down a degree or two.
      A log for the doctor | [service] Flushes, sleep and mood on one page that you can print.`,
    said: `
      [!thing !service] Eight women and a fan. I laughed until I was hot again.
      I finally understood what the word perimenopause covers.
      My nights are damp but shorter, and I am kinder to myself about it.`,
    asks: `
      Is it for people who take hormones? | For those who do and those who do not. Decisions about them belong to you and your doctor.
      I am only forty-one. Is that too early? | No. Perimenopause often begins in the early forties.`,
  }),
  pregnancy: needOf('pregnancy, prenatal, rest', 'restore', {
    who: `
      people in the middle months of a pregnancy
      anyone expecting who has been told to rest and cannot think how
      pregnant people with an aching lower back
      those who would like one last quiet weekend`,
    gains: `
      Comfortable on your side | Cushions in five shapes, and nobody lies flat on their back.
      Breath for later | [class] The long exhale you practise now is of use on the day.
      Lukewarm on purpose | [stay] Baths are kept at body temperature, and the sauna has an honest sign.
      Plain and unscented | [thing] No essential oils, no perfume, a short list of contents.
      Somebody to ring | [service] A midwife answers the written questions, usually the same day.`,
    said: `
      [!thing !service] I was twenty-nine weeks and slept on four pillows like a queen.
      [!thing !service] Nobody told me a birth story. What a relief.
      My hips stopped complaining for a whole evening.`,
    asks: `
      [!thing !app] From which week is it suitable? | From week fourteen to thirty-six in an uncomplicated pregnancy, if your midwife agrees.
      [!thing !app] Can my partner come? | Yes, and there is something for them to do.`,
  }),
  'new parents': needOf('new parents, postnatal, exhaustion', 'restore', {
    who: `
      parents of a baby who does not believe in night
      people in the first year with a child
      anyone who has not finished a cup of tea since the birth
      mothers and fathers who share a bed with a small starfish`,
    gains: `
      Interruptions included | Feeding, crying and leaving halfway are part of it.
      A spare pair of arms | [class] One person more is there for exactly this.
      Cots, blinds, a kettle | [stay] What you would otherwise have to pack stands ready in the room.
      One-handed | [thing] It opens, works and closes with one hand.
      Short and asleep-proof | [service] Sessions of seven minutes, with subtitles.`,
    said: `
      [!thing !service] He slept on my chest the whole time and I nearly did too.
      [!thing !service] I drank something hot. While it was hot.
      [!thing !service] The only place that week where I was asked how I was, and then how the baby was.`,
    asks: `
      [!thing !app] May I bring the baby? | Yes, up to the crawling age. After that somebody should come along for the chasing.
      How soon after the birth? | After the check-up at six to eight weeks, or when your midwife says so.`,
  }),
  carers: needOf('carers, caregivers, respite', 'restore', {
    who: `
      people who look after a parent, a partner or a child
      carers who feel guilty the moment they sit down
      anyone who is on call in their own home
      people who know every pharmacy by name`,
    gains: `
      Off duty, with a line open | [!thing] Your phone may stay on the table, face up, for the one call that matters.
      Looked after for once | [stay] Somebody else thinks of the towels, the soup and the lights.
      Short on purpose | [class] It fits between two visits, and being late is normal.
      Not another task | [thing] There is nothing to learn and nothing to fill in.
      A voice that knows | [service] The people who answer have cared for somebody themselves.`,
    said: `
      [!thing !service] Forty minutes in which nobody called my name.
      [!thing !service] I was asked what I like for breakfast and did not know.
      [!thing !service] Other carers. I did not have to explain anything.`,
    asks: `
      [!thing !app] What if I have to leave suddenly? | Then you go, and your place or your money is kept for next time.
      Is there a lower price for carers? | Yes. Write one line when you book; we ask for no proof.`,
  }),
  teenagers: needOf('teenagers, school, young people', 'focus', {
    who: `
      teenagers who sigh a lot
      young people who live on their phone and know it
      anyone between thirteen and eighteen with too much in the head
      families with a teenager who would rather not`,
    gains: `
      No adult voice | Nothing is explained twice, and nobody asks about school.
      Phones in a basket | [!thing] Everyone's, including those of the adults, which is what convinces them.
      Later mornings | [stay] Breakfast is served until eleven for those under nineteen.
      Something to be good at | [class] Within an hour there is a thing they can do that their parents cannot.
      Small and not embarrassing | [thing] It looks like nothing in particular in a school bag.
      Theirs, not yours | [service] Parents see whether it was used, and never what was written.`,
    said: `
      [!thing !service] My daughter said "it was all right", which is the highest grade.
      [!thing !service] He asked whether we could go again. I checked his temperature.
      [!thing !service] They spoke to her as if she were a person.`,
    asks: `
      [!thing !app] Does a parent have to be there? | Under sixteen one adult should be nearby, though not in the room.
      [!thing !app] My child does not want to come. Any advice? | Ask once, offer the first hour free of expectations, and let them bring a friend.`,
  }),
  men: needOf('men, fathers, connection', 'balance', {
    who: `
      men who are fine, thanks
      fathers with no hour to themselves
      men who would rather do something than talk about it
      men who have lost touch with their friends`,
    gains: `
      Hands busy, side by side | Men talk when their hands are busy. There is wood, dough or a path.
      Nobody performs | No ranking, no cold-water heroics, no photographs.
      Fathers get a morning | [stay] The children have a programme until noon on Saturdays.
      Plain words | [class] What stress does in the body, and three things that help, without incense.
      Unfussy | [thing] One bottle, no scent to speak of, instructions on one line.
      A call a week | [service] With the same man each time, who will ask again if you dodge.`,
    said: `
      [!thing !service] I came because my wife booked it. I booked the next one.
      [!thing !service] Six blokes and a fire. More got said than in ten years of football.
      [!thing !service] No drums, no shouting, good soup.`,
    asks: `
      [!thing !app] Is this a therapy group? | No. It is a practical hour among men, led by somebody who knows when to send you further.
      [!thing !app] Are trans men welcome? | Of course, like all men.`,
  }),
  'older people': needOf('older people, balance, gentle', 'balance', {
    who: `
      people over seventy who intend to stay upright
      anyone who holds the banister with both hands
      older people who dislike being called spry
      people with two new hips and plans`,
    gains: `
      Chairs with arms | Everything can be done sitting, and getting up is practised too.
      Steady on the feet | [class] Balance is a skill, and it comes back surprisingly late in life.
      No steps, good light | [stay] Level ways, handles where the hand goes, and lamps you can find in the dark.
      Print you can read | [thing] Large letters, and a lid that opens without a workshop.
      Unhurried by design | [service] Two calls instead of one long one, and everything comes in writing afterwards.`,
    said: `
      [!thing !service] I am seventy-eight and was not the oldest, nor the slowest.
      [!thing !service] My mother has been going for a year. She walks to it now.
      [!thing !service] They speak clearly and do not shout.`,
    asks: `
      [!thing !app] I use a stick. Is that a problem? | Bring it. Some people bring two.
      [!thing !app] Is the place easy to reach? | There is a bench at the stop, and somebody will meet you if you ring.`,
  }),
  quitting: needOf('quitting, habit, alcohol-free', 'focus', {
    who: `
      people on the third attempt to stop smoking
      those who would like their evenings without wine
      anyone who is counting days
      people who want to stop before it is a problem`,
    gains: `
      Three minutes at a time | A craving rises, peaks and falls. You learn to watch it do so.
      Nothing behind the bar | [stay] Shrubs, teas and bitter things in good glasses, and no wine list to turn down.
      Hands and mouth busy | [thing] Half of the habit lives in the fingers, and this gives them another one.
      Slips are counted as data | [!thing] Nobody starts at zero again. You look at what happened at six o'clock.
      Somebody at nine at night | [service] Messages are answered in the hours when it is hardest.`,
    said: `
      Day forty-one. The first week was ugly and they had said so.
      [!thing !service] I smoked on day nine, told them, and nobody made a face.
      I like my evenings again. I had forgotten that they are long.`,
    asks: `
      I drink every day. Can I just stop? | Please speak to a doctor first. Stopping suddenly can be dangerous after heavy drinking.
      What if I have tried many times? | Then you know a lot about it, and we begin with that.`,
  }),
  skin: needOf('skin, skincare, body oil', 'restore', {
    who: `
      people whose skin tightens after every shower
      anyone with hands that crack in winter
      those with a bathroom shelf full of half-used jars
      people who itch when they are stressed`,
    gains: `
      Short lists | [thing] Fewer than nine ingredients, and you can pronounce them.
      Warm water, not hot | Most dry skin begins in the shower, so that is where we start.
      Mineral water, soft towels | [stay] Baths are short, and the oil comes afterwards, on damp skin.
      Made by you | [class] You mix, fill and label it yourself and know what is in it.
      A quiet hour for the face | [service] Slow hands, few products, and no mirror until the end.`,
    said: `
      My hands and the winter are on speaking terms.
      I threw out seven jars when I got home.
      No glow, no miracle, just skin that does not hurt.`,
    asks: `
      I have eczema. Is it suitable? | Try it on the inside of the elbow for two days, and ask your doctor while it is flaring.
      Is it scented? | Only where the description says so.`,
  }),
}
