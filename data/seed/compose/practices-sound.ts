import { type Practice, practicesOf } from './practice.ts'

export const SOUND_PRACTICES: readonly Practice[] = practicesOf('sound-healing', {
  'singing bowls': {
    type: 'Sound Bath',
    titles:
      '(Nine Bowls => Nine Singing Bowls); (Struck Softly => Bowls Struck Softly); (Bronze Evening => Bronze Bowl Evening); (The Long Fade => The Long Fade Sound Bath)',
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
      The order is decided on the evening, by the weather and the faces.
      {Host} carries one small bowl from mat to mat, and you can tell where by the hair on your arms.
      A bowl of water is struck, and those who like may watch the rings.
      The first ten minutes are very quiet, to get the ears to come forward.
      Feet point to the middle, so that nobody lies with their head by the largest bowl.
      There is no melody, and after a while you stop looking for one.
      The last note is left until nobody can say whether it is over.
      Each bowl has a small flaw that makes it beat, and {host} has chosen them for that.
      Socks are fine, rustling jackets are not, and blankets settle the rest.
      You hear the same bowl from three corners and would swear that it was three.`,
    cautions: `
      With hearing aids, turn them down first; some notes are sharp.
      It is pleasant to lie under and makes no claims about your chakras.
      People with ringing ears like it or cannot stand it, so take the mat by the door.
      Snorers are turned on their side, by arrangement.`,
    bring: 'Socks and a jumper; Ear plugs, if you are sensitive',
    given: 'Mat, blanket and eye cover; Water with lemon',
  },
  gongs: {
    type: 'Sound Bath',
    titles:
      'Two Large Gongs; (Weather Indoors => Gong Weather Indoors); (Thunder, Far Off => Gong Thunder, Far Off); The Gong Hour',
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
      Afterwards people sit up slowly and look surprised at the walls.
      {Host} warms the gong with the flat of the mallet before there is anything you would call a sound.
      Two waves come, with a long valley between them.
      The small gong answers the large one from the other end of the room.
      You lie with your feet towards it and a folded cloth over your eyes.
      Some people see colours, some plan supper, and both are free to.
      When it stops you hear the clock, the pipes and your own neck.
      The mallets are wrapped in wool, and a bare one is never used.
      {Host} plays standing, with the whole arm, and rests for a minute after each wave.
      The wall behind you hums along before you notice it.`,
    cautions: `
      It is loud for about ten minutes, and ear plugs lie at the door.
      After a concussion or with migraine, leave this one out.
      Small children and dogs do not enjoy it.
      Sit rather than lie if you are easily overwhelmed, and near the exit.`,
    bring: 'A pillow; Something warm',
    given: 'Mat and two blankets; Tea',
  },
  'group humming': {
    type: 'Guided Practice',
    titles:
      '(Hum => Humming Together); (One Note for Everyone => One Note Humming); (Low Voices => Low Voices Humming); (Mouths Closed => Closed-Mouth Humming)',
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
      A round of twenty minutes ends by itself, always, and nobody knows how.
      The first note is found by yawning.
      You walk about humming until you meet somebody who is nearly in tune.
      {Host} gives a low note and moves away from it, and the group holds on.
      Three groups hum on different breaths, so there is never a hole.
      Lips tickle after four minutes, which means that you are doing it right.
      Old songs turn up in the last quarter of an hour, without their words.
      You put a palm on your own chest and feel where the note lives.
      Men usually find out that they are lower than they thought.
      The chord is kept up while people leave to fetch water and come back into it.`,
    cautions: `
      With a cold, hum at the back and away from the others.
      It is not a choir, so there is no concert and no black clothing.
      You stand closer together than on a bus, though chairs can be moved.
      Anyone who was told at school to mouth the words may find it a shock.`,
    bring: 'Water; Your voice in any condition',
    given: 'A chair; Thyme tea',
  },
  drumming: {
    type: 'Drum Circle',
    titles:
      '(Hands on Skins => Hand Drumming); (Simple Rhythm => Simple Rhythm Drumming); (The Even Beat => Even Beat Drumming); (Loud, then Level => Drumming, Loud then Level)',
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
      Shy people begin with a shaker and end, mostly, with a drum.
      You begin on the knees, then on the floor, and get a drum when the hands agree.
      {Host} plays a mistake on purpose, so that yours will have company.
      Half of the circle keeps the beat while the other half talks back.
      There is a bar of silence in every round, and it is the hardest thing to play.
      The tempo is set by whoever looks most tired.
      It ends with a roll that is longer than anyone has arms for.
      Drums are passed to the left twice, so that nobody keeps the good one.`,
    cautions: `
      Rings and watches come off, and hands are pink afterwards.
      It is loud, and the neighbours have been told.
      With sore wrists, ask for a stick and a frame drum.
      Those who can already drum will find it simple and may enjoy that.`,
    bring: 'Hands; A drum, if you own one',
    given: 'A drum to borrow; Ear protection',
  },
  'strings and quiet': {
    type: 'Sound Bath',
    titles:
      '(Cello on the Floor => Cello Floor Concert); (Strings, Lying Down => Lying-Down String Concert); (Open Strings => Open Strings Concert); (One Bow, No Applause => One Cello, No Applause)',
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
      Now and then the bow stops and you hear that everyone is breathing.
      The tuning is done in front of you, and some say that it is the best part.
      The bow moves so slowly that you hear where the hair meets the string.
      [!online] One piece is played twice, the second time with the lamps out.
      [!online] There is a chair turned to the window, if people are too much.
      Low strings come first and last, because they ask for nothing.
      Between two pieces the player counts to thirty before lifting the bow again.
      The programme is handed out afterwards, so that you listen without names.
      {Host} asks beforehand for one tune that somebody misses, and plays a line of it.
      You can lie under the strings or far away from them, and some people move in between.
      The last piece ends without slowing down, as if it had gone next door.`,
    cautions: `
      [!online] Music finds sore places; there are tissues and a side door.
      It has no interval, so drink your tea before.
      Coughing is allowed and phones are not.
      [online] Small speakers lose the low notes, so use headphones.
      If one piece was played at a funeral you remember, tell {host}, and it is left out.`,
    bring: 'A cushion; A scarf',
    given: 'Mat and blanket; A list of what was played',
  },
  'night sounds': {
    type: 'Sound Bath',
    titles:
      'Rain on Tape; Sounds for Night; (Low Volume => Low Volume Night Sounds); (Static and Owls => Owls and Other Night Sounds)',
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
      The recordings come from places where little happens: a jetty, a byre, a corridor.
      The place is named at the start, and after that it is only heard.
      A train goes by once, far off and on time.
      {Host} sits at the desk and leaves the chat closed.
      Nothing loud can happen, because everything above a murmur has been cut out.
      It thins as it goes on: fewer birds, longer gaps, one tap.
      You set the volume so that you could ignore it, and then you do.
      Each recording is one night long, and the dull hours were kept.
      Rain is the one that is asked for, and it comes every third time.
      There is nothing to follow and nobody to thank.`,
    cautions: `
      It is no use against a snoring partner.
      Sleeplessness of more than a few weeks belongs in front of a doctor as well.
      Do not listen while driving, however awake you feel.
      Put the screen face down; the sound goes on without it.`,
    bring: 'Headphones or a small speaker; A dark room',
    given: 'The recording for a week; A note on good volume',
  },
})
