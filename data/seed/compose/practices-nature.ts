import { type Practice, practicesOf } from './practice.ts'

export const NATURE_PRACTICES: readonly Practice[] = practicesOf('nature', {
  'forest bathing': {
    type: 'Nature Walk',
    titles: 'Bark and Moss; Standing with Trees; A Kilometre an Hour; The Slow Wood',
    needs: 'stress, burnout, mind, older people',
    tags: 'forest bathing, nature',
    length: [90, 150],
    dollars: [16, 48],
    starts: '08:30 10:00 16:00',
    where: 'land',
    doing: `
      You cover one kilometre and take your time over it.
      There are five stops, each with one small task: a smell, a sound, a texture.
      Nothing is named until the end, when everything may be asked.
      Tea is made from what is allowed to be picked.
      You stand with your back against one tree long enough to feel it move.
      The group spreads out and is called together by a wooden clapper.`,
    bring: 'Quiet shoes; A layer more than you think',
    given: 'A folding stool; Tea in the wood',
  },
  'cold water dipping': {
    type: 'Nature',
    titles: 'Three Minutes In; Cold Feet First; The Winter Dip; Wool Hats and Water',
    needs: 'energy, low mood, men, menopause',
    tags: 'cold water, swimming',
    length: [60, 90],
    dollars: [14, 46],
    starts: '07:30 09:00 10:00',
    where: 'land',
    doing: `
      You go in slowly, breathing out, and are called back sooner than you like.
      Two lifeguards count heads, and one of them does nothing else.
      Afterwards there are hats, hot blackcurrant and loud talk.
      Going in to the knees counts in full.
      The temperature is chalked on a board, and nobody comments on it.
      You practise the breathing on land, twice, with clothes on.`,
    bring: 'Swimwear, two towels and a hat; A note about heart or blood pressure',
    given: 'Safety briefing and two lifeguards; Hot drink and shelter',
  },
  'a night sky walk': {
    type: 'Nature Walk',
    titles: 'Dark Adapted; No Torches; An Hour of Stars; Look Up, Sit Down',
    needs: 'sleep, spirit, teenagers',
    tags: 'stargazing, night',
    length: [90, 150],
    dollars: [18, 54],
    starts: '20:30 21:00 21:30',
    where: 'land',
    doing: `
      The eyes need twenty minutes, which you spend walking in single file.
      Then everyone lies down on wool and looks.
      Three constellations are told, and the rest is left alone.
      If it is cloudy, you listen to the night instead, and half prefer it.
      There is one red lamp, and it is carried by the last person.
      Satellites are counted, and then forgotten about.`,
    bring: 'More clothes than seem sensible; A torch that you will not use',
    given: 'Wool blankets; Hot chocolate',
  },
  'garden work': {
    type: 'Nature',
    titles: 'Hands in Compost; Weeds and Company; The Shared Bed; Spade Morning',
    needs: 'loneliness, low mood, men, older people',
    tags: 'garden, community',
    length: [120, 180],
    dollars: [5, 20],
    starts: '09:30 10:00 14:00',
    where: 'city',
    doing: `
      Jobs are written on a board, and you take the one that fits your back.
      Nobody explains much, and everyone shows something.
      At eleven the kettle whistles and work stops at once.
      You leave with mud and whatever was ripe.
      Beds are as high as a table in one corner, for backs and wheelchairs.
      What you have sown is marked with your name until it is eaten.`,
    bring: 'Old shoes; Gloves, if you are fussy',
    given: 'Tools and a job; Soup and what is ripe',
  },
  'a bird walk': {
    type: 'Nature Walk',
    titles: 'Ears First; Before the Traffic; Small Brown Birds; Listening for Wrens',
    needs: 'focus, mind, older people, loneliness',
    tags: 'birds, walking',
    length: [90, 150],
    dollars: [8, 30],
    starts: '06:30 07:00 07:30',
    where: 'land city',
    doing: `
      You stand still for ten minutes before the first name is mentioned.
      Three songs are learned, and no more than three.
      The route is flat, with benches at decent intervals.
      Binoculars are shared, which is how people get talking.
      Lists are kept by one person, so that the rest can look.
      Where the path bends there is a long stop for the small ones.`,
    bring: 'Binoculars, if you have them; Muted colours',
    given: 'Binoculars to share; A list of what was heard',
  },
  'a shore walk': {
    type: 'Nature Walk',
    titles: 'At the Tideline; Pebbles and Pauses; Low Water Walk; Salt Air Hour',
    needs: 'grief, stress, movement, new parents',
    tags: 'sea, walking',
    length: [90, 150],
    dollars: [10, 36],
    starts: '09:00 10:30 16:30',
    where: 'land',
    doing: `
      The time is set by the water, and so is the speed.
      You walk the first half alone, within sight, and the second in pairs.
      At the turning point everyone picks one stone and says nothing about it.
      There is a sheltered place for whoever has had enough wind.
      Things are picked up, looked at and mostly put back.
      The wind does the talking on the way out.`,
    bring: 'A windproof layer; Shoes that may get wet',
    given: 'A guide and a flask; A tide table',
  },
  'outdoor movement': {
    type: 'Nature',
    titles: 'Benches and Branches; The Park Circuit; Balance on Logs; Fresh Air Hour',
    needs: 'movement, teenagers, energy, immunity',
    tags: 'outdoors, exercise',
    length: [60, 90],
    dollars: [6, 24],
    starts: '07:30 10:00 17:30',
    where: 'city land',
    doing: `
      Logs, steps and railings are the equipment, and they are never out of order.
      You push, hang, carry and balance, one minute at a time.
      Everything has a version for a bad knee.
      Rain moves it under the trees and does not cancel it.
      You warm up by walking to the far gate and back, twice as fast the second time.
      There is a minute of hanging from a bar, and it is never a whole minute.`,
    bring: 'Shoes with grip; Water',
    given: 'A coach who counts; A plan for doing it alone',
  },
})
