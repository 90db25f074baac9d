import { type Practice, practicesOf } from './practice.ts'

export const SOUND_PRACTICES: readonly Practice[] = practicesOf('sound-healing', {
  'singing bowls': {
    type: 'Sound Bath',
    titles: 'Nine Bowls; Struck Softly; Bronze Evening; The Long Fade',
    needs: 'stress, sleep, burnout, menopause',
    tags: 'sound, bowls',
    length: [60, 90],
    dollars: [18, 58],
    starts: '19:00 19:30 20:00',
    where: 'city',
    doing: `
      You lie on a mat while bronze bowls are struck at the edge of the room and then closer.
      The deep ones are felt in the ribs before they are heard.
      Between the tones there are silences as long as the tones.
      Nobody explains what you should feel.
      One bowl is set on the floor by your feet, and it travels up.
      The order is decided on the evening, by the weather and the faces.`,
    bring: 'Socks and a jumper; Ear plugs, if you are sensitive',
    given: 'Mat, blanket and eye cover; Water with lemon',
  },
  gongs: {
    type: 'Sound Bath',
    titles: 'Two Large Gongs; Weather Indoors; Thunder, Far Off; The Gong Hour',
    needs: 'mind, spirit, energy, stress',
    tags: 'sound, gong',
    length: [60, 90],
    dollars: [20, 60],
    starts: '18:30 19:30 20:00',
    where: 'city',
    doing: `
      It begins so quietly that you wonder whether it has begun.
      At its loudest the gong fills the room like weather, and then it withdraws.
      Those who find it much sit by the door, and the door is open.
      Ten minutes of plain silence come at the end.
      You are told beforehand how loud it gets, with a short sample.
      Afterwards people sit up slowly and look surprised at the walls.`,
    bring: 'A pillow; Something warm',
    given: 'Mat and two blankets; Tea',
  },
  'group humming': {
    type: 'Guided Practice',
    titles: 'Hum; One Note for Everyone; Low Voices; Mouths Closed',
    needs: 'loneliness, low mood, older people, mind',
    tags: 'voice, singing',
    length: [60, 75],
    dollars: [6, 24],
    starts: '11:00 18:00 19:00',
    where: 'city',
    doing: `
      You hum one note, lips closed, and it does not matter which.
      After a while the room has a chord that nobody planned.
      People who cannot sing are the reason it sounds good.
      Breath gets longer without anyone asking it to.
      There is a low group, a lower group and those who change their minds.
      A round of twenty minutes ends by itself, always, and nobody knows how.`,
    bring: 'Water; Your voice in any condition',
    given: 'A chair; Thyme tea',
  },
  drumming: {
    type: 'Drum Circle',
    titles: 'Hands on Skins; Simple Rhythm; The Even Beat; Loud, then Level',
    needs: 'energy, men, teenagers, low mood',
    tags: 'drum, music',
    length: [75, 120],
    dollars: [10, 32],
    starts: '17:30 18:30 15:00',
    where: 'city land',
    doing: `
      Everyone learns one pattern of four beats and keeps it.
      The circle speeds up, falls apart and laughs, usually in that order.
      There is a quiet round with fingertips only.
      Ear protection hangs by the door and is not uncool.
      Left hands get a chapter of their own.
      Shy people begin with a shaker and end, mostly, with a drum.`,
    bring: 'Hands; A drum, if you own one',
    given: 'A drum to borrow; Ear protection',
  },
  'strings and quiet': {
    type: 'Sound Bath',
    titles: 'Cello on the Floor; Strings, Lying Down; Open Strings; One Bow, No Applause',
    needs: 'grief, sleep, pregnancy, carers',
    tags: 'sound, music',
    length: [60, 75],
    dollars: [16, 48],
    starts: '17:00 19:30 20:00',
    where: 'city online',
    doing: `
      A cellist plays long notes and short pieces without announcing them.
      You lie, sit or lean, and may close your eyes like everyone else.
      Nothing is clapped for, so nothing ends abruptly.
      [!online] Tissues stand about, and nobody looks.
      The pieces are slow ones and old ones, with room around them.
      Now and then the bow stops and you hear that everyone is breathing.`,
    bring: 'A cushion; A scarf',
    given: 'Mat and blanket; A list of what was played',
  },
  'night sounds': {
    type: 'Sound Bath',
    titles: 'Rain on Tape; Sounds for Night; Low Volume; Static and Owls',
    needs: 'sleep, jet lag, new parents, quitting',
    tags: 'sound, night',
    length: [45, 60],
    dollars: [5, 18],
    starts: '21:00 21:30 22:00',
    where: 'online',
    doing: `
      Field recordings are mixed live: rain, a harbour, a kitchen two rooms away.
      The volume falls by a hair every minute until you are not sure.
      There are no words after the first three minutes.
      Most leave by falling asleep, and the stream closes by itself.
      A small clock face is the only thing on the screen.
      The recordings come from places where little happens: a jetty, a byre, a corridor.`,
    bring: 'Headphones or a small speaker; A dark room',
    given: 'The recording for a week; A note on good volume',
  },
})
