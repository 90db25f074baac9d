import { type Practice, practicesOf } from './practice.ts'

export const NATURE_PRACTICES: readonly Practice[] = practicesOf('nature', {
  'forest bathing': {
    type: 'Nature Walk',
    titles:
      '(Bark and Moss => Bark and Moss Walk); Standing with Trees; (A Kilometre an Hour => Kilometre-an-Hour Forest Walk); (The Slow Wood => The Slow Wood Walk)',
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
      The group spreads out and is called together by a wooden clapper.
      {Host} asks you to find something smaller than a fingernail and to stay with it.
      You listen from far to near and end with your own collar.
      A piece of ground the size of a towel is yours for ten minutes.
      The last hundred metres are walked alone, one person every two minutes.
      Things that have fallen down are passed round with eyes closed.
      At the edge of the trees everyone stops once more and looks back in.`,
    cautions: `
      Ticks are a fact; wear long trousers and look afterwards.
      You cover less ground than a toddler would, and some cannot bear that.
      No wonders are promised, only trees.
      Paths are soft and full of roots, so wheels and weak ankles will struggle.`,
    bring: 'Quiet shoes; A layer more than you think',
    given: 'A folding stool; Tea in the wood',
  },
  'cold water dipping': {
    type: 'Nature',
    titles:
      '(Three Minutes In => Three-Minute Cold Dip); (Cold Feet First => Cold Dip, Feet First); The Winter Dip; (Wool Hats and Water => Wool Hats and Cold Water)',
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
      You practise the breathing on land, twice, with clothes on.
      {Host} calls the minutes, and at three everyone is out.
      Hats stay on, and heads stay above the water.
      You go in two by two, and your partner watches your lips.
      Clothes are laid out in the order of putting on, sleeves open.
      A mat for the feet and a line for the towels wait where you come out.
      The cold is greeted with one long breath out, and swearing is understood.`,
    cautions: `
      With heart trouble, high blood pressure or in pregnancy, do not come without a doctor's word.
      It is not a contest, and anyone who makes it one is asked to get dressed.
      No alcohol on the day, neither before nor from a flask.
      Numb fingers cannot do up buttons, so wear a coat with a zip.`,
    bring: 'Swimwear, two towels and a hat; A note about heart or blood pressure',
    given: 'Safety briefing and two lifeguards; Hot drink and shelter',
  },
  'a night sky walk': {
    type: 'Nature Walk',
    titles:
      '(Dark Adapted => Dark Adapted Star Walk); (No Torches => No Torches Star Walk); An Hour of Stars; (Look Up, Sit Down => Sit-Down Stargazing)',
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
      Satellites are counted, and then forgotten about.
      {Host} points with a finger, as a laser would wake the owls.
      You learn to look a little to the side of faint things.
      Somebody always asks about aliens, and there is a short answer.
      The Milky Way is left until last, when you are lying down for it.
      You hear {near} better than by day, and walk towards that.
      A planet is found without help by whoever has never looked before.`,
    cautions: `
      Nights near full moon are bright and lovely and bad for faint stars.
      The ground is dark and uneven, so it is nothing for unsteady feet.
      Lying still gets cold, even in July.
      Children who fear the dark should hold somebody's hand.`,
    bring: 'More clothes than seem sensible; A torch that you will not use',
    given: 'Wool blankets; Hot chocolate',
  },
  'garden work': {
    type: 'Nature',
    titles:
      'Hands in Compost; Weeds and Company; (The Shared Bed => The Shared Garden Bed); (Spade Morning => Garden Spade Morning)',
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
      What you have sown is marked with your name until it is eaten.
      You may dig for an hour or snip for ten minutes, and both are written in the book.
      {Host} knows every bed and which of them forgive.
      Seedlings are potted on at a table, sitting down, with a biscuit within reach.
      The compost is turned by three people and admired by the rest.
      The watering is done last, and nobody gets away quite dry.
      Seeds are swapped in envelopes, with names that cannot be relied on.`,
    cautions: `
      You will be muddy, and the tap is cold.
      Have your tetanus jab looked up before the roses do it for you.
      Bees live here, so tell {host} if you carry a pen for stings.
      It is work, and only the lifting is optional.`,
    bring: 'Old shoes; Gloves, if you are fussy',
    given: 'Tools and a job; Soup and what is ripe',
  },
  'a bird walk': {
    type: 'Nature Walk',
    titles:
      '(Ears First => Ears First Bird Walk); (Before the Traffic => Birds before the Traffic); Small Brown Birds; Listening for Wrens',
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
      Where the path bends there is a long stop for the small ones.
      {Host} whistles badly and gets answers all the same.
      You cup your hands behind your ears, and the hedge moves closer.
      The commonest bird gets ten minutes, since you will meet it again.
      Feathers are looked at and left where they lay.
      Coffee is drunk standing, at the place where the warblers usually are.
      One minute is spent counting everything that sings, and no two people agree.`,
    cautions: `
      It starts early because they do.
      Bright jackets and squeaky shoes are noticed by everyone.
      Rare birds are not promised, and sparrows are.
      There is a good deal of standing, so bring a stool if that hurts.`,
    bring: 'Binoculars, if you have them; Muted colours',
    given: 'Binoculars to share; A list of what was heard',
  },
  'a shore walk': {
    type: 'Nature Walk',
    titles:
      '(At the Tideline => Tideline Walk); (Pebbles and Pauses => Pebbles and Pauses Walk); Low Water Walk; Salt Air Hour',
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
      The wind does the talking on the way out.
      {Host} reads the line of weed like a newspaper.
      You turn round when the water does.
      Shells are named as you find them, and nothing living leaves the beach.
      One stretch is walked barefoot by those who like, with a towel at the end of it.
      You stop near {near} and listen to what the stones do.
      Somebody carries the bag for plastic, and it is never empty on the way back.`,
    cautions: `
      The tide decides, so a walk may start at an awkward hour.
      Wet rock is slippery, and there is no rail.
      In a gale it moves inland or to another day.
      It is four kilometres, part of them in soft sand.`,
    bring: 'A windproof layer; Shoes that may get wet',
    given: 'A guide and a flask; A tide table',
  },
  'outdoor movement': {
    type: 'Nature',
    titles:
      '(Benches and Branches => Benches and Branches Circuit); The Park Circuit; Balance on Logs; Fresh Air Hour',
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
      There is a minute of hanging from a bar, and it is never a whole minute.
      {Host} carries a bag of ropes and asks who slept badly.
      You step up and down a kerb until it is no longer funny.
      Walking backwards is practised on grass, with somebody behind you.
      Partners lean against each other, back to back, and go down and up.
      It ends with a slow walk to the nearest bench, and sitting on it counts.
      A stone is carried round the circuit and never by the same person twice.`,
    cautions: `
      Grass is wet in the mornings, so bring a second pair of socks.
      With chest pain or fainting in the past, ask a doctor first.
      Nobody shouts, which some people miss.
      Passers-by watch, and after a while you stop noticing.`,
    bring: 'Shoes with grip; Water',
    given: 'A coach who counts; A plan for doing it alone',
  },
})
