import { type Practice, practicesOf } from './practice.ts'

export const RETREATS_PRACTICES: readonly Practice[] = practicesOf('retreats', {
  'a silent retreat': {
    type: 'Retreat',
    titles: 'Three Days without Talk; House of No Words; Long Silence; Noble Quiet',
    needs: 'mind, burnout, spirit',
    tags: 'silence, retreat',
    length: [3, 6],
    dollars: [320, 980],
    starts: '16:00 17:00',
    where: 'land',
    doing: `
      From the first supper to the last breakfast nobody speaks, apart from the teacher, who speaks little.
      Sitting and walking take turns, and work in the garden counts as both.
      Every guest has a room alone and one conversation.
      Notes may be left on a board, and about soup people leave many.
      Phones are put in envelopes, which you may keep in your own drawer.
      Meals are eaten facing the window, so nobody has to arrange a face.`,
    bring: 'Quiet shoes; An alarm clock that is not a phone',
    given: 'A room of your own and all meals; Teaching and one private talk',
  },
  'a yoga weekend': {
    type: 'Yoga Retreat',
    titles: 'Friday to Sunday, Slowly; Mats and Soup; The Unrushed Weekend; Two Nights of Yoga',
    needs: 'stress, back pain, menopause, energy',
    tags: 'yoga, weekend',
    length: [3, 4],
    dollars: [260, 640],
    starts: '16:00 17:00',
    where: 'land',
    doing: `
      Four practices in three days, two waking and two putting to rest.
      Between them lie a long lunch, a walk and a good deal of reading.
      The group is small enough that every knee is known by Saturday.
      Sunday ends with breakfast, so that nobody drives home hungry.
      One class is taught outdoors if the ground is dry, and otherwise by the stove.
      Single rooms cost the same, because sleep is part of it.`,
    bring: 'Loose clothes; Walking shoes',
    given: 'Two or three nights with all meals; Four practices and props',
  },
  'a retreat after loss': {
    type: 'Retreat',
    titles: 'A Table with a Gap; Carrying and Setting Down; The Year After; Two Lamps',
    needs: 'grief',
    tags: 'retreat, bereavement',
    length: [3, 4],
    dollars: [240, 560],
    starts: '15:00 16:00',
    where: 'land',
    doing: `
      Mornings are for walking and making something with the hands.
      In the afternoon there is a circle, in which listening is enough.
      Each person may bring a photograph and set it on the sill.
      One evening is for music, and one for nothing.
      There are two hosts, so that one can always leave the room with somebody.
      Candles are lit for whoever is named, and there is a box of spare ones.`,
    bring: 'Something that belonged to them, if you wish; Rain clothes',
    given: 'All nights and meals; Two trained hosts for eight guests',
  },
  'a rest retreat': {
    type: 'Retreat',
    titles: 'Officially Resting; Five Days Off; The Horizontal Week; Put It Down',
    needs: 'burnout, carers, sleep, new parents',
    tags: 'rest, retreat',
    length: [3, 6],
    dollars: [300, 900],
    starts: '15:00 16:00',
    where: 'land',
    doing: `
      Nothing begins before nine, and everything may be missed.
      One hour a day is guided: lying down, breathing or a slow walk.
      A talk with the host on the second day sorts what can wait.
      The rest of the time is kept free by people who mean it.
      Breakfast can be carried back to bed, and the trays are made for it.
      There is a rule against asking what people do for a living.`,
    bring: 'Slippers; A book that is not about work',
    given: 'A room, all meals and laundry; One massage of an hour',
  },
  'a walking retreat': {
    type: 'Retreat',
    titles: 'Ten Miles and a Bath; Walk, Eat, Sleep; The Long Way Round; Boots in the Hall',
    needs: 'movement, low mood, men, energy',
    tags: 'walking, retreat',
    length: [4, 6],
    dollars: [340, 880],
    starts: '16:00 17:00',
    where: 'land',
    doing: `
      Each day has a path of ten to sixteen kilometres, one half in silence.
      Luggage stays where it is, and so does the bathtub.
      The slowest sets the pace, and the fastest carry the cake.
      Evenings are short, because legs decide.
      A rest day lies in the middle, with a bus for the curious.
      Blisters are dealt with at the kitchen table, before soup.`,
    bring: 'Boots that are not new; A waterproof that is',
    given: 'All nights, breakfast and supper; A guide and packed lunches',
  },
})
