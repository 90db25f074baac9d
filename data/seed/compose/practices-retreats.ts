import { type Practice, practicesOf } from './practice.ts'

export const RETREATS_PRACTICES: readonly Practice[] = practicesOf('retreats', {
  'a silent retreat': {
    type: 'Retreat',
    titles:
      '(Three Days without Talk => Days without Talk); (House of No Words => House of No Words Retreat); (Long Silence => Long Silence Retreat); (Noble Quiet => Noble Quiet Retreat)',
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
      Meals are eaten facing the window, so nobody has to arrange a face.
      The day has {number} bells, and each of them means that you may put something down.
      {Host} talks for twenty minutes each evening, and that is the only news.
      Nods are avoided at first, and by the second day nobody minds.
      Jobs are done alone: carrots, stairs, the leaves by {near}.
      You eat when the spoon is struck and stop when you are full, and nobody passes comments with the salt.
      At night the house is so quiet that slippers were made compulsory.`,
    cautions: `
      Days without talk are long after a loss or in a depression; ring {host} before you book.
      There is no reading and no writing, apart from the board.
      You may speak to the teacher at any hour, and some need to.`,
    bring: 'Quiet shoes; An alarm clock that is not a phone',
    given: 'A room of your own and all meals; Teaching and one private talk',
  },
  'a yoga weekend': {
    type: 'Yoga Retreat',
    titles:
      '(Friday to Sunday, Slowly => Slow Yoga Weekend); (Mats and Soup => Yoga and Soup Weekend); (The Unrushed Weekend => The Unrushed Yoga Weekend); (Two Nights of Yoga => A Few Nights of Yoga)',
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
      Single rooms cost the same, because sleep is part of it.
      Friday's class is lying down, because everyone has come straight from work.
      Saturday afternoon is free, with {near} for those who cannot sit still.
      {Host} teaches to the stiffest back in the room, and the others find enough to do.
      The food is plain, and there is a lot of it.
      Mats stay where they are for the whole weekend, so your place is your place.
      The last class has no standing in it at all.`,
    cautions: `
      It is gentle, and two classes a day are still a good deal if you usually do none.
      Rooms are simple, and some bathrooms are across the hall.
      Nobody is sent to bed, but the stairs creak after ten.`,
    bring: 'Loose clothes; Walking shoes',
    given: 'Two or three nights with all meals; Four practices and props',
  },
  'a retreat after loss': {
    type: 'Retreat',
    titles:
      '(A Table with a Gap => A Table with a Gap Retreat); (Carrying and Setting Down => Setting-Down Retreat); (The Year After => The Year After Retreat); (Two Lamps => Two Lamps Retreat)',
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
      Candles are lit for whoever is named, and there is a box of spare ones.
      Names are written on stones by {near}, and what becomes of yours is up to you.
      You may tell the whole story, part of it, or what there was for lunch.
      {Host} keeps one hour a day for people who would rather talk alone.
      There is wood to chop and a field to shout at.
      Meals are cooked together, because hands like to know what to do.
      A lamp stays on in the hall all night, for people who walk about.`,
    cautions: `
      In the first six weeks it is usually too soon; call, and we will think about it together.
      It is company rather than therapy, and both hosts know the difference.
      Couples who grieve differently may take two rooms.`,
    bring: 'Something that belonged to them, if you wish; Rain clothes',
    given: 'All nights and meals; Two trained hosts for eight guests',
  },
  'a rest retreat': {
    type: 'Retreat',
    titles:
      '(Officially Resting => Officially Resting Retreat); (Five Days Off => Days Off Retreat); (The Horizontal Week => The Lying-Down Retreat); (Put It Down => Put It Down Retreat)',
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
      There is a rule against asking what people do for a living.
      Your phone goes in a drawer of your own, and {host} answers the one in the hall.
      A chair near {near} is reserved for doing nothing in, with a blanket.
      Meals come at the same hours every day, and you never have to choose.
      Lights are out by ten, mostly because everyone has gone.
      You are asked once what you need, and after that it simply turns up.
      The library is one shelf, and the books are allowed to stay unfinished.`,
    cautions: `
      If stopping frightens you, come for the shortest stay first.
      It is not a clinic; with burnout or depression, speak to your doctor before you come.
      People who need a programme will be restless by the second day.`,
    bring: 'Slippers; A book that is not about work',
    given: 'A room, all meals and laundry; One massage of an hour',
  },
  'a walking retreat': {
    type: 'Retreat',
    titles:
      '(Ten Miles and a Bath => Walk and Bath Retreat); (Walk, Eat, Sleep => Walk, Eat, Sleep Retreat); (The Long Way Round => The Long Way Round Walk); (Boots in the Hall => Boots in the Hall Retreat)',
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
      Blisters are dealt with at the kitchen table, before soup.
      Maps are handed out at breakfast, and {host} has marked the cake in red.
      You pass {near} on the first day, so that nobody grows ambitious before the second.
      Talk is allowed uphill, for those who have the breath.
      Each evening boots are stuffed with paper, feet are looked at, and soup is early.
      Shortcuts are shown to everyone and taken by nearly half.
      A bench is reached each day at noon, and {host} has bread in the bag.`,
    cautions: `
      You should be able to walk for three hours with a rest.
      It rains on about one day in four, and the walk goes on.
      Settle old trouble with knee or back before the first day rather than on it.`,
    bring: 'Boots that are not new; A waterproof that is',
    given: 'All nights, breakfast and supper; A guide and packed lunches',
  },
})
