import { type Practice, practicesOf } from './practice.ts'

export const YOGA_PRACTICES: readonly Practice[] = practicesOf('yoga', {
  'slow floor yoga': {
    type: 'Yoga',
    titles:
      '(Low to the Ground => Yoga Low to the Ground); (The Floor First => Slow Floor Yoga); (Long Holds => Long Holds Yoga); (Knees and Blankets => Blanket Yoga)',
    needs: 'back pain, body, stress, menopause',
    tags: 'yin, floor',
    length: [75, 120],
    dollars: [14, 34],
    starts: '18:30 19:00 10:00',
    where: 'city online',
    doing: `
      Nine shapes, three to five minutes each, all of them sitting or lying.
      You are told what you may feel and what you should not, and then it is quiet.
      Blocks go under everything that does not reach the floor by itself.
      The last ten minutes are spent under a blanket, doing nothing in particular.
      Between the shapes there is a pause in which you are simply put down.
      Hips are reached by waiting, and there is a clock so that you do not have to judge.
      After the first side you lie still for a minute and feel the difference, which is usually comic.
      A bolster goes under the knees, the chest or both, and it stays as long as you do.
      Forward bends are done sitting on a folded blanket, so that the hamstrings have less to complain about.
      Twists are lying ones, with a cushion for whatever does not reach.
      You come out of each shape slowly, on the side, as if somebody were asleep next to you.
      [!online] {Host} walks round with spare blocks and says very little.
      If a shape pinches you leave it early, and nobody keeps count.
      [!online] The lamp is turned down a little before each shape.
      The last shape is chosen by the group, and it is always the one lying down.`,
    cautions: `
      It is slow enough to bore some people, and they should go for a run instead.
      With a new hip or knee, write first; about half of the shapes change.
      You get down to the floor and up again {number} times, and that is the hardest part.
      People who are very flexible are asked to do less than they can.`,
    bring: 'Socks; Clothes you could sleep in',
    given: 'Mat, two blocks and a bolster; A blanket that smells of soap',
  },
  'morning yoga': {
    type: 'Yoga',
    titles:
      '(Before the Kettle => Yoga before the Kettle); (First Light Sequence => First Light Yoga); (Awake by Eight => Awake by Eight Yoga); (Standing in the Morning => Standing Yoga in the Morning)',
    needs: 'energy, movement, low mood, immunity',
    tags: 'morning, flow',
    length: [60, 75],
    dollars: [10, 26],
    starts: '06:45 07:00 07:30',
    where: 'city online',
    doing: `
      Ten minutes of joints, twenty of standing shapes, and a finish that leaves you warm.
      Breath sets the pace, so there is no music to keep up with.
      Everything is shown twice, the easy way first.
      [!online] You are out of the door by half past eight with red ears.
      Stiff backs are expected at this hour and given ten extra minutes.
      [!online] The windows are open except in frost, and the neighbours have got used to it.
      You begin standing with closed eyes, since most of the group would close them anyway.
      Arms go up and down with the breath until the shoulders believe that it is day.
      There are two rounds of the same sequence, and only the second counts.
      The strap helps with hamstrings, which are shortest before breakfast.
      A few balances come in the middle, when everyone is awake enough to wobble.
      [!online] Tea is poured at the end, and those with a train take it along in their own cup.
      You finish with three minutes of sitting, and then the day may have you.
      {Host} talks little before eight and not at all about goals.
      Feet are woken one toe at a time, because the rest of you stands on them.`,
    cautions: `
      Eat afterwards; a full breakfast and a forward bend do not get on.
      Getting up is left to you, and nobody sends a second reminder.
      With low blood pressure, come up slowly and tell {host}.
      It is brisk for the first quarter of an hour, so it is no lie-in.`,
    bring: 'Water; A jumper for the end',
    given: 'Mat and strap; Ginger tea afterwards',
  },
  'chair yoga': {
    type: 'Yoga',
    titles:
      'Yoga Sitting Down; (Chairs in a Ring => Chair Yoga in a Ring); (Steady Seats => Steady Seats Chair Yoga); Yoga with Armrests',
    needs: 'older people, body, carers, posture',
    tags: 'chair, gentle',
    length: [60, 75],
    dollars: [6, 18],
    starts: '10:30 11:00 14:30',
    where: 'city online',
    doing: `
      Every shape is done on a chair or holding on to one, shoes on if you like.
      Shoulders, ankles and balance get a third of the time each.
      Standing up without hands is practised like a piano piece.
      [!online] At the end there is tea, which takes as long as the class.
      Those who can stand do half of it standing, and nobody keeps score.
      Hands and feet are moved finger by finger, toe by toe.
      Ankles are circled, which looks like nothing and is felt on the stairs.
      You reach for a high shelf, a low shelf and somebody else's coat.
      The back of the chair holds you while one foot leaves the floor.
      Turning to look behind you is practised on both sides, for the sake of reversing cars.
      Breath is counted on the fingers, in for four and out for six.
      Getting out of the chair is done ten times, with rests, and the last ones are the good ones.
      {Host} knows who has which hip and mentions it only to them.
      One song is moved to, sitting down, and the eldest chooses it.
      Knees are lifted as if the floor had just been washed.`,
    cautions: `
      Tell {host} about falls, new joints and giddiness before the first time.
      It is gentle and not nothing; you may feel your thighs the next day.
      [online] Put the chair against a wall, on a floor that does not slide.
      If you would like to lie down at the end, this is the wrong class.`,
    bring: 'Flat shoes; Glasses, if you like to see the teacher',
    given: 'A chair without wheels; Tea and a biscuit',
  },
  'yoga for desk bodies': {
    type: 'Yoga',
    titles:
      '(After the Laptop => Yoga after the Laptop); Neck and Shoulder Hour; (Unfold at Six => Unfolding Yoga); (Out of the Chair => Yoga out of the Chair)',
    needs: 'posture, back pain, focus, stress',
    tags: 'desk work, neck',
    length: [60, 90],
    dollars: [12, 30],
    starts: '12:15 17:45 18:15',
    where: 'city online',
    doing: `
      The front of the body is opened, the back is woken, and the neck is left for last.
      [!online] You work at the wall a good deal, because walls do not let you cheat.
      One stretch is meant for the office, and it looks like reaching for a file.
      Wrists and eyes get five minutes of their own.
      It begins lying on the back with the calves on a chair, which is already most of it.
      The jaw is included, since that is where meetings go.
      You lie over a rolled blanket until the chest remembers that it can open.
      Forearms are pressed and shaken, because they have held a mouse all day.
      The head is given to a block and left there for two minutes.
      Each hip gets a long lunge, with a cushion for the knee.
      {Host} shows you how to sit, and then how to stop sitting.
      A doorway does for the chest what a gym would.
      You breathe into the back of the ribs, where laptops do not reach.
      Legs go up the wall at the end, until somebody sighs.
      The neck is turned by looking at things: the door, the lamp, the other door.`,
    cautions: `
      Tingling in the hand belongs to a doctor before it belongs on a mat.
      One class does not undo ten hours; the card for the office is the important part.
      It is no workout, and shirts stay dry.
      Come straight from work, but leave the headset there.`,
    bring: 'Nothing; The clothes you work in',
    given: 'Mat and strap; A card with four exercises for the office',
  },
  'prenatal yoga': {
    type: 'Yoga',
    titles:
      '(Two in One Breath => Two in One Breath Yoga); (Room for the Belly => Room for the Belly Yoga); (Side-Lying Sunday => Side-Lying Yoga); (Wide Knees => All-Fours Prenatal Yoga)',
    needs: 'pregnancy',
    tags: 'prenatal yoga, pelvic floor',
    length: [75, 90],
    dollars: [14, 32],
    starts: '10:00 17:30 18:00',
    where: 'city online',
    doing: `
      Hips, feet and lower back come first, on all fours and on the side.
      Long exhalations are practised until they come without thinking.
      Nobody lies flat, and nobody holds the breath.
      Partners learn one hold for the sacrum and are grateful for the job.
      Every shape has a version for a tired day and one for a very tired day.
      Half an hour is spent on the side between five cushions.
      You squat holding on to a bar, a door frame or a friend.
      Ankles are put up for ten minutes, which most people have been wanting to do since noon.
      The pelvic floor is explained with a drawing and then practised on the side.
      {Host} asks what hurts this week, and the class is built from the answers.
      Low sounds are rehearsed, through an open jaw, until nobody giggles.
      You learn {number} positions to wait in and one to rest in between.
      [!online] Between the shapes there is fruit, and nobody remarks on seconds.
      Turning over in bed is practised in three moves, with dignity.
      The ribs get a stretch of their own, since somebody's feet are under them.`,
    cautions: `
      Come from week fourteen, with your midwife's agreement.
      Bleeding, pain or a headache that stays are reasons to ring your midwife instead of coming.
      It promises no particular birth, and {host} is careful not to.
      After a caesarean, wait until you have been checked before you come back.`,
    bring: 'Two pillows if you join from home; Your notes, if there is something to watch',
    given: 'Bolsters in three sizes; Fruit and water',
  },
  'deep rest yoga': {
    type: 'Guided Practice',
    titles:
      'Yoga Nidra by Lamp; (Forty Minutes Lying Down => Forty Minutes of Yoga Nidra); The Resting Class; (Horizontal => Horizontal Yoga)',
    needs: 'sleep, burnout, carers, jet lag, new parents',
    tags: 'yoga nidra, deep rest',
    length: [60, 90],
    dollars: [12, 30],
    starts: '19:30 20:00 20:30',
    where: 'city online',
    doing: `
      You lie down, are covered up, and stay there.
      A voice goes through the body part by part, slowly, like lights in a house.
      Falling asleep is not a mistake, and snoring is ignored.
      Coming back takes ten minutes, and nobody claps.
      [!online] Heavy blankets go over the legs and a light one over the rest.
      The text is spoken live, so it waits when the room needs it to.
      You choose the back or a side, and {host} waits until nobody is rustling.
      Breaths are counted backwards from twenty-seven, and few arrive at one.
      The voice stops now and then, long enough for you to wonder.
      Warm and cool, heavy and light are called up in pairs and let go.
      You are asked for one short wish at the beginning and again at the end.
      [!online] Curtains are drawn and the door is closed before anyone lies down.
      At the end you turn on your side and stay there until you like.
      {Host} leaves one minute without words in the middle, and regulars wait for it.
      Hands lie open, which turns out to be most of the instruction.`,
    cautions: `
      It is not sleep, though it may turn into it; do not drive the moment you get up.
      People for whom lying still with closed eyes is frightening may sit, or leave at any time.
      There is hardly any movement, so do not come to stretch.
      [online] Warn the household and switch off the doorbell.`,
    bring: 'Warm socks; Something for the eyes',
    given: 'Two blankets and an eye pillow; Camomile for the way home',
  },
  'strength and balance yoga': {
    type: 'Yoga',
    titles:
      '(One Leg at a Time => One-Leg Balance Yoga); (Bones and Balance => Bones and Balance Yoga); (Slow and Strong => Slow and Strong Yoga); (Planks for the Patient => Patient Planks)',
    needs: 'menopause, movement, men, energy',
    tags: 'strength, balance',
    length: [60, 75],
    dollars: [12, 28],
    starts: '07:15 12:30 18:00',
    where: 'city online',
    doing: `
      Slow shapes held long enough that the muscles notice.
      Falling out of a balance is part of it and usually funny.
      Weight goes through wrists and hips in small doses, a little more each week.
      The second half is quieter than the first.
      Heels, wrists and hips are loaded in turn, and there is time to shake them out.
      You learn to get down to the floor and up again without drama.
      You stand on one leg beside a wall, then near it, then with only your eyes on it.
      Planks are done from the knees until they are dull, and only then from the toes.
      Light weights come in for ten minutes and are put back gladly.
      Stepping over, reaching down and turning round are put together like a short dance.
      {Host} counts down instead of up, because it feels shorter.
      A chair stands beside every mat for the third minute of anything.
      You practise catching yourself, with a small step to each side.
      The bridge is held for five breaths, three times, and called worse names.
      Calves are raised on a step, slowly up and more slowly down.`,
    cautions: `
      With osteoporosis or a recent fracture, write first; some bends are left out for you.
      You will feel it in the thighs on the second day.
      It is slow and still hard, and no music helps you through it.
      Anyone who has fallen twice this year should see a doctor as well.`,
    bring: 'A towel; Water',
    given: 'Mat, two light weights; A plan for the week',
  },
})
